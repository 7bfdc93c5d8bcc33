import type { Row } from '../book.ts'
import { COLUMNAS_DE_CURSOS, type Hoja } from './hoja.ts'
import { omitida } from './omitidas.ts'

/** Whether a sheet has courses, and how many, before its rows are read. */

const isCurso = (row: Row, { grid, encabezado }: Hoja): boolean =>
  row.number >= encabezado.siguiente &&
  /\p{L}/u.test(grid.at(row.number, encabezado.columnas.nombre!)?.text ?? '') &&
  omitida(row, grid, encabezado) === null

/** Whether a sheet has courses: a summary counts them («CURSOS», 6). */
export const hasNombres = (hoja: Hoja): boolean => hoja.grid.rows.some(row => isCurso(row, hoja))

/** Sheets whose courses were counted: each is asked of for what is said of the others. */
const contadas = new WeakMap<Hoja['grid'], number>()

/** How many courses a sheet has. */
export function cuantosCursos(hoja: Hoja): number {
  const antes = contadas.get(hoja.grid)
  if (antes !== undefined) return antes
  const cuantos = hoja.grid.rows.filter(row => isCurso(row, hoja)).length
  contadas.set(hoja.grid, cuantos)
  return cuantos
}

/** Whether a sheet has as many columns as those of courses. */
export const isDeCursos = ({ encabezado }: Hoja): boolean =>
  Object.keys(encabezado.columnas).length >= COLUMNAS_DE_CURSOS

/** The sheets that may be read: those with a header and nothing below it stand back where others have courses. */
export function conCursos(abiertas: readonly Hoja[]): readonly Hoja[] {
  const llenas = abiertas.filter(hasNombres)
  return llenas.some(isDeCursos) ? llenas : abiertas
}
