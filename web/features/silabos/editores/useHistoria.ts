import type { ClaveDeCarta, ClaveDeSilabo, Valores } from '@malla/domain/silabos/contenido.ts'
import { useEffect, useMemo, useRef, useState } from 'react'
import { anotar, deshacer, dichoDeVuelta, type Historia, rehacer, SIN_HISTORIA } from './historia.ts'
import { anotarEnPila, anotarVuelta, quitarDePila } from './pila.ts'

/** What stands under an editor after something was done: «Se quitó la semana 5.», and whether it can be taken back there. */
export interface Aviso {
  texto: string
  conDeshacer: boolean
}

/** The value of a key with what was done to it. The functions stay the same while the editor lives. */
export interface Taller<C extends ClaveDeSilabo | ClaveDeCarta> {
  /** The value as it is now, also between two renderings. */
  valor(): Valores[C]
  /** Writes without remembering: each letter of what is typed. */
  poner(valor: Valores[C]): void
  /** Remembers what was typed as one step. */
  anotar(que: string, antes: Valores[C], despues: Valores[C]): void
  /** Does one step. `dicho`: what is told of it. */
  hacer(que: string, valor: Valores[C], dicho?: string): void
  deshacer(): boolean
  rehacer(): boolean
}

/**
 * What was done in one editor, to be undone with Ctrl Z or the button beside its notice, while that editor is there: what only shows a key has none of
 * this, so that nothing is undone in what can be written no more.
 */
export function useHistoria<C extends ClaveDeSilabo | ClaveDeCarta>(
  clave: C,
  valor: Valores[C],
  onCambio: (valor: Valores[C]) => void,
): [Taller<C>, Aviso | null] {
  const [aviso, setAviso] = useState<Aviso | null>(null)
  const historia = useRef<Historia>(SIN_HISTORIA)
  const ahora = useRef(valor)
  ahora.current = valor
  const subir = useRef(onCambio)
  subir.current = onCambio

  const taller = useMemo((): Taller<C> => {
    const poner = (nuevo: Valores[C]) => {
      ahora.current = nuevo
      subir.current(nuevo)
    }
    const volver = (como: 'deshacer' | 'rehacer'): boolean => {
      const vuelta = { deshacer, rehacer }[como](clave, historia.current, ahora.current)
      if (!vuelta) return false
      historia.current = vuelta.historia
      if (vuelta.isAlgo) poner(vuelta.valor as Valores[C])
      setAviso({ texto: dichoDeVuelta(como, vuelta), conDeshacer: false })
      anotarVuelta(este, como, vuelta.isAlgo)
      return true
    }
    const este: Taller<C> = {
      valor: () => ahora.current,
      poner,
      anotar(que, antes, despues) {
        historia.current = anotar(historia.current, { que, antes, despues })
        setAviso(null)
        anotarEnPila(este)
      },
      hacer(que, valorNuevo, dicho) {
        historia.current = anotar(historia.current, { que, antes: ahora.current, despues: valorNuevo })
        poner(valorNuevo)
        anotarEnPila(este)
        setAviso(dicho ? { texto: dicho, conDeshacer: true } : null)
      },
      deshacer: () => volver('deshacer'),
      rehacer: () => volver('rehacer'),
    }
    return este
  }, [clave])
  useEffect(() => () => quitarDePila(taller), [taller])
  return [taller, aviso]
}
