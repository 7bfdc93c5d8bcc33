import { isAbrible } from '@malla/domain/arbol/teclado.ts'
import type { Fila } from './nodos.ts'
import type { Paso } from './useMover.ts'

/** What can be done with a line. */
export type Que =
  | Paso
  | 'abrir'
  | 'alternar'
  | 'nombre'
  | 'nueva'
  | 'dentro'
  | 'eliminar'
  | 'historial'
  | 'cerrar'
export type Hacer = (que: Que, clave: string) => void

/** What every line of the tree is given: plain values, so that a key that moves the focus draws two lines anew and not all. */
export interface Comunes {
  clave: string
  nivel: number
  posicion: number
  hermanos: number
  /** Undefined where nothing hangs on it. */
  isAbierta: boolean | undefined
  /** The one line that Tab reaches. */
  isAlcanzable: boolean
  /** Something is held over it: where it would go, or «no». */
  sobre: string | undefined
}

/** What the lines of a tree have in common, of one of them. */
export const comunesDe = (
  { nodo, nivel, posicion, hermanos }: Fila,
  abiertos: ReadonlySet<string>,
): Omit<Comunes, 'isAlcanzable' | 'sobre'> => ({
  clave: nodo.clave,
  nivel,
  posicion,
  hermanos,
  isAbierta: isAbrible(nodo) ? abiertos.has(nodo.clave) : undefined,
})

/** What a line says of its place, for who does not see it, and for the styles. */
export const propsDeFila = ({ clave, nivel, posicion, hermanos, isAbierta, sobre }: Comunes) => ({
  'data-clave': clave,
  'data-sobre': sobre,
  'aria-level': nivel,
  'aria-posinset': posicion,
  'aria-setsize': hermanos,
  'aria-expanded': isAbierta,
  style: { '--nivel': nivel } as object,
})
