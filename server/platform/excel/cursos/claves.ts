import { campoDeTitulo } from '@malla/domain/asignaturas/titulos.ts'
import { type Columna, columnas } from './columnas.ts'

/** Recognising headers however they are written. */

/** Headers that say nothing about a course on its own; no notice is given for them. */
const ignored = new Set([
  '',
  'ITEM',
  'ORDEN',
  'HORAS',
  'TOTAL',
  'TOTAL HORAS',
  'HORAS TOTAL',
  'TH',
  'HORAS SEMANA',
])
export const isIgnored = (key: string): boolean => ignored.has(key)

const deCampo = new Map(columnas.map(c => [c.campo, c]))

/** The column that a header means and how well (0 is the template's own word), or null. */
export function columnaOf(header: string): { columna: Columna; rank: number } | null {
  const hallado = campoDeTitulo(header)
  return hallado && { columna: deCampo.get(hallado.campo)!, rank: hallado.rango }
}
