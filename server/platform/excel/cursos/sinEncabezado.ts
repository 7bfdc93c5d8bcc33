import { leerCiclo } from '@malla/domain/ciclos/leerCiclo.ts'
import type { Row, Sheet } from '../book.ts'
import { columnaOf } from './claves.ts'
import type { CeldaMala } from './hallazgos.ts'

/** What is said of a file in which no header is found. */

const SIN_ENCABEZADO =
  'No se encontró la fila de encabezados: debe tener al menos NOMBRE y otra columna de la plantilla (CODIGO, CICLO, CREDITOS…).'
const CICLOS_EN_COLUMNAS =
  'Los ciclos o grados están en columnas: escriba una fila por curso y ciclo, con encabezados como NOMBRE, CICLO, CREDITOS y HORAS TEORIA.'
const SIN_NOMBRE =
  'Esta fila parece la de los encabezados, y ninguno dice que sea el de los nombres de los cursos: cambie el suyo por NOMBRE.'

const SEARCHED_ROWS = 40
const MAX_HEADER = 120
/** So many of a kind in a row are no accident. */
const VARIOS = 3

const textosDe = (row: Row): string[] =>
  row.cells.flatMap(c => (c.kind === 'text' && c.text.length <= MAX_HEADER ? [c.text] : []))

const distintos = (valores: readonly (string | number | undefined)[]): number =>
  new Set(valores.filter(v => v !== undefined)).size

const hasCampos = (row: Row): boolean =>
  distintos(textosDe(row).map(t => columnaOf(t)?.columna.campo)) >= VARIOS
/** Whether a row has cycles side by side, as a malla on paper does. */
const hasCiclos = (row: Row): boolean => distintos(textosDe(row).map(t => leerCiclo(t)?.numero)) >= VARIOS

/** Why no courses are found in a book, at the row that most likely is its header. */
export function errorSinEncabezado(libro: readonly Sheet[]): CeldaMala {
  const rows = libro.filter(s => !s.hidden).flatMap(s => s.rows.slice(0, SEARCHED_ROWS))
  const deCampos = rows.find(hasCampos)
  const dicho = deCampos ? SIN_NOMBRE : rows.some(hasCiclos) ? CICLOS_EN_COLUMNAS : SIN_ENCABEZADO
  return { fila: deCampos?.number ?? 1, columna: '', valor: '', motivo: dicho }
}
