import { PENDIENTE } from '../../texto/pendiente.ts'
import { type Bloque, type BloqueEnLugar, llano } from './bloques.ts'
import type { ClaveReconocible } from './encabezados.ts'

/** «Pendiente», which stands in a printed syllabus where nobody wrote yet, is nothing. */
export const isPendiente = (html: string): boolean => llano(html) === PENDIENTE

const sin = (html: string): string => (isPendiente(html) ? '' : html)

/** Data of a course may be pending by themselves; tables of units and weights know what is pending in them. */
const TAL_CUAL: ReadonlySet<ClaveReconocible | null> = new Set(['datos'])
const CON_SUS_TABLAS: ReadonlySet<ClaveReconocible | null> = new Set(['unidadesaprendizaje', 'evaluacion'])

/** Blocks of a section, empty where they say that something is pending. */
export const sinPendientes = (
  clave: ClaveReconocible | null,
  bloques: readonly BloqueEnLugar[],
): BloqueEnLugar[] =>
  bloques.map(b => (TAL_CUAL.has(clave) ? b : { ...b, bloque: sinPendiente(clave, b.bloque) }))

function sinPendiente(clave: ClaveReconocible | null, b: Bloque): Bloque {
  if (b.tipo === 'lista') return { ...b, items: b.items.map(sin) }
  if (b.tipo !== 'tabla') return { ...b, html: sin(b.html) }
  return CON_SUS_TABLAS.has(clave) ? b : { ...b, filas: b.filas.map(f => f.map(sin)) }
}
