import { isAbrible } from '@malla/domain/arbol/teclado.ts'
import type { Donde } from './lugares.ts'
import type { Fila } from './nodos.ts'
import type { Permisos } from './usePermisos.ts'

/** What every line of the tree is given. */
export interface Comunes {
  fila: Fila
  isAbierta: boolean
  /** The one line that Tab reaches. */
  isAlcanzable: boolean
  /** Something is held over it. */
  sobre: { donde: Donde; motivo: string | null } | null
  permisos: Permisos
  onAlternar: () => void
  onFoco: () => void
  onDentro: () => void
}

/** What a line says of its place, for who does not see it, and for the styles. */
export const propsDeFila = ({ fila, isAbierta, sobre }: Comunes) => ({
  'data-clave': fila.nodo.clave,
  'data-sobre': sobre ? (sobre.motivo ? 'no' : sobre.donde) : undefined,
  'aria-level': fila.nivel,
  'aria-posinset': fila.posicion,
  'aria-setsize': fila.hermanos,
  'aria-expanded': isAbrible(fila.nodo) ? isAbierta : undefined,
  style: { '--nivel': fila.nivel } as object,
})
