import { type CicloLeido, leerCiclo } from '@malla/domain/ciclos/leerCiclo.ts'
import { clave } from '@malla/domain/texto/normalizar.ts'
import type { Cell, Row } from '../book.ts'
import { columnaOf } from './claves.ts'
import type { Cuadricula } from './cuadricula.ts'
import { isRotuloDeElectivos } from './electivos.ts'
import type { Encabezado } from './encabezado.ts'
import { limpiar } from './valores.ts'

/** Rows of a sheet that are no courses. */
export type Omitida =
  | { que: 'total' | 'nota' | 'encabezado' }
  /** «PRIMER CICLO» alone in a row: the cycle of the courses below it. */
  | { que: 'titulo'; ciclo: CicloLeido; texto: string }
  /** «CURSOS ELECTIVOS»: what stands below it is of no cycle. */
  | { que: 'electivos'; texto: string }

const palabras =
  '(h|de|del|la|el|los|las|en|por|y|horas?|hrs?|creditos?|cr|ciclos?|semestres?|grados?|ano|general(es)?|cursos?|asignaturas?|plan|carrera|obligatori[oa]s?|electiv[oa]s?|semanal(es)?|acumulad[oa]s?|[ivx]+|\\d+|primero?|segundo|tercero?|cuarto|quinto|sexto|septimo|octavo|noveno|decimo)'
const total = new RegExp(`^(sub ?total|total|totales|gran total|suma|sumatoria)( ${palabras})*$`)
const unidad = new RegExp(`^${palabras}( ${palabras})*$`)
const nota =
  /^(nota|fuente|leyenda|observacion|elaborad[oa] por|elaboracion|aprobad[oa])(s|es)?( [a-z ]{0,30})?:|^\(?\*/
/** No header, title or word of totals is longer. */
const MAX_LINE = 120

const words = (text: string): string =>
  clave(text)
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .join(' ')

/** Text cells of a row that say something: no numbers, no dashes. */
const textsOf = (row: Row): string[] =>
  row.cells.filter(c => c.kind === 'text' && /\p{L}/u.test(c.text)).map(c => c.text)

/** «TOTAL», «Total de créditos», with nothing beside it but numbers, units and perhaps a cycle. */
function isTotal(row: Row): boolean {
  const texts = textsOf(row).map(t => (t.length <= MAX_LINE ? words(t) : ''))
  return texts.some(t => total.test(t)) && texts.every(t => total.test(t) || unidad.test(t))
}

/** Whether a row repeats the header, or is a further one of a header that is repeated above it. */
function isHeaderAgain(row: Row, grid: Cuadricula, { columnas }: Encabezado): boolean {
  const isRepeated = (c: Cell): boolean => {
    const campo =
      c.kind === 'text' && c.text.length <= MAX_LINE ? columnaOf(c.text)?.columna.campo : undefined
    return campo !== undefined && columnas[campo] === c.column
  }
  const nombre = row.cells.find(c => c.column === columnas.nombre)
  const deArriba = nombre ? undefined : grid.down(row.number, columnas.nombre!)
  if (deArriba && isRepeated(deArriba)) return true
  return nombre !== undefined && isRepeated(nombre) && row.cells.filter(isRepeated).length >= 2
}

const isCifra = (c: Cell, nombre: number | undefined): boolean =>
  c.kind === 'number' ||
  (c.kind === 'text' &&
    c.text.length <= MAX_LINE &&
    (!/\p{L}/u.test(c.text) || (c.column !== nombre && unidad.test(words(c.text)))))

/** What a row says with nothing beside it but numbers and units; null where it may be a course that lacks the rest. */
function rotuloDe(row: Row, grid: Cuadricula, { columnas }: Encabezado): Cell | null {
  const [cell, ...others] = row.cells
  if (!cell || cell.text.length > MAX_LINE || !others.every(c => isCifra(c, columnas.nombre))) return null
  const isGrupo = cell.column === columnas.ciclo || cell.column === columnas.seccion
  return others.length > 0 && isGrupo && !grid.isWide(row.number, cell.column) ? null : cell
}

/** «- 20 créditos», «: 24 horas»: what a title counts behind its cycle. */
const CUENTA = /[\s:;,|/·–—-]*\b\d+([.,]\d+)?\s*(cr[eé]ditos?|cr[eé]d|cr|horas?|hrs?|h)(?!\p{L}).*$/iu

function titulo(row: Row, grid: Cuadricula, encabezado: Encabezado): Omitida | null {
  const cell = rotuloDe(row, grid, encabezado)
  if (!cell) return null
  const isNombre = cell.column === encabezado.columnas.nombre && !grid.isWide(row.number, cell.column)
  const escrito = limpiar(cell.text)
  if (isRotuloDeElectivos(escrito, isNombre)) return { que: 'electivos', texto: escrito }
  const texto = limpiar(cell.text.replace(/\([^)]*\)/g, ' ')).replace(CUENTA, '')
  const ciclo = leerCiclo(texto)
  // With numbers beside it a name is a course, unless it can only be a cycle.
  const isCurso = isNombre && row.cells.length > 1 && !/ciclo|semestre/i.test(texto)
  return ciclo?.isNamed && !isCurso ? { que: 'titulo', ciclo, texto } : null
}

/** Why a row below the header is no course, or null when it is to be read as one. */
export function omitida(row: Row, grid: Cuadricula, encabezado: Encabezado): Omitida | null {
  if (isHeaderAgain(row, grid, encabezado)) return { que: 'encabezado' }
  if (isTotal(row)) return { que: 'total' }
  const isTitle = titulo(row, grid, encabezado)
  if (isTitle) return isTitle
  const [only, ...others] = row.cells
  const isAlone = only !== undefined && others.length === 0 && only.kind === 'text'
  if (!isAlone) return null
  const isHeading = only.column !== encabezado.columnas.nombre && grid.isWide(row.number, only.column)
  return isHeading || nota.test(clave(only.text)) ? { que: 'nota' } : null
}
