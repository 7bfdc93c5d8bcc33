import type { Id } from '@malla/domain/asignaturas/asignatura.ts'
import { type RefObject, useLayoutEffect } from 'react'
import type { Luz } from './luces.ts'

/**
 * Lights the cards without drawing them anew: a hundred attributes are quicker than a hundred components. `fuerte` dims the others;
 * `deTinta` are the courses of a colour that is brought out, null when none is. `vuelta` changes whenever cards were drawn.
 */
export function usePintar(
  tablero: RefObject<HTMLElement | null>,
  luces: ReadonlyMap<Id, Luz>,
  fuerte: boolean,
  deTinta: ReadonlySet<Id> | null,
  cadena: ReadonlySet<Id>,
  vuelta: unknown,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: new cards need their lights too
  useLayoutEffect(() => {
    const raiz = tablero.current
    if (!raiz) return
    raiz.toggleAttribute('data-tinta', deTinta !== null)
    // Only where it dims: a mark of the board that comes and goes has the browser look at all that is in it.
    if (luces.size > 0 && fuerte) raiz.dataset.luces = 'fuerte'
    else delete raiz.dataset.luces
    for (const tarjeta of raiz.querySelectorAll<HTMLElement>('[data-curso]')) {
      const id = Number(tarjeta.dataset.curso)
      const luz = luces.get(id)
      if (luz) tarjeta.dataset.luz = luz
      else delete tarjeta.dataset.luz
      tarjeta.toggleAttribute('data-tinta-propia', deTinta?.has(id) ?? false)
      tarjeta.toggleAttribute('data-cadena', cadena.has(id))
    }
  }, [tablero, luces, fuerte, deTinta, cadena, vuelta])
}
