import { mover } from '@malla/domain/listas/mover.ts'
import { withUpdated } from '../live/patches.ts'
import { estadoDeCola } from './estadoDeCola.ts'
import { pinceles } from './pintar.ts'
import { camposDe } from './reglas.ts'

interface Fila {
  id: number
  orden: number
}

/**
 * Things that are in an order of their own, as they will be once all that waits was sent. Always made of the order that the server gave (`orden`), so that it
 * is the same however often it is made, and right again when one of the moves is thrown away.
 */
function movidas<F extends Fila>(filas: readonly F[], llamada: string): readonly F[] {
  const deLaCola = estadoDeCola().cola.filter(e => e.llamada === llamada && e.estado === 'espera')
  return deLaCola.reduce<readonly F[]>(
    (lista, { input: { id, posicion } }) => {
      const cual = lista.find(f => f.id === id)
      return cual && typeof posicion === 'number' ? mover(lista, cual, posicion) : lista
    },
    filas.toSorted((a, b) => a.orden - b.orden),
  )
}

/**
 * What `llamada` moves with its `posicion` stands at its new place of the list that `lista` reads («perfiles.porPlan») while that waits for the server: the
 * next step counts from there, and each is sent as it was counted. `entre`: what the things have in common among which a place counts.
 */
export function seMuevenSinConexion<F extends Fila>(
  llamada: string,
  lista: string,
  entre: (fila: F) => unknown = () => null,
): void {
  const poner = (answer: unknown, key: readonly unknown[]): unknown => {
    const { data } = (answer ?? {}) as { data?: readonly F[] }
    if (`${key[0]}.${key[1]}` !== lista || !data) return answer
    const grupos = [...Map.groupBy(data, entre)].map(
      ([de, suyas]) => [de, movidas(suyas, llamada).values()] as const,
    )
    const deGrupo = new Map(grupos)
    return { ...(answer as object), data: data.map(fila => deGrupo.get(entre(fila))!.next().value) }
  }
  pinceles.set(llamada, {
    con: (answer, input, key) => poner(withUpdated(answer, Number(input.id), camposDe(input)), key),
    sin: (answer, _input, key) => poner(answer, key),
  })
}
