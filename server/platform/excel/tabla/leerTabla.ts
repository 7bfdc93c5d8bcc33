import type { Celda } from '@malla/contracts/importar.ts'
import { claveDeTitulo } from '@malla/domain/asignaturas/titulos.ts'
import { columnLetter, type Row, type Sheet } from '../book.ts'
import { valorDe } from '../cursos/hallazgos.ts'
import { enUnaLinea, leerTexto } from '../cursos/valores.ts'
import type { ColumnaDeTabla } from './columna.ts'

/** A row of the file: the text of each column, null where it is blank or the file lacks the column. */
export interface FilaDeTabla<C extends string> {
  fila: number
  valores: Record<C, string | null>
}

/** What a file says. Nothing may be written while there are `errores`. */
export interface TablaLeida<C extends string> {
  filas: FilaDeTabla<C>[]
  errores: Celda[]
  avisos: Celda[]
  /** How a column is named to the file's owner: «B (CORREO)». */
  nombres: Record<C, string>
  /** Its columns as the file calls them, by `claveDeTitulo`; those that it lacks are not there. */
  titulos: ReadonlyMap<C, string>
}

/** Titles above a header take no more rows that hold something. */
const SEARCHED_ROWS = 20

interface Encabezado<C extends string> {
  sheet: Sheet
  row: number
  places: Map<C, number>
  titulos: Map<C, string>
  unknown: { column: number; text: string }[]
}

function headerOf<C extends string>(sheet: Sheet, row: Row, meanings: Map<string, C>): Encabezado<C> {
  const places = new Map<C, number>()
  const titulos = new Map<C, string>()
  const unknown: Encabezado<C>['unknown'] = []
  for (const cell of row.cells) {
    const titulo = claveDeTitulo(cell.text)
    const campo = cell.kind === 'text' ? meanings.get(titulo) : undefined
    if (campo && !places.has(campo)) {
      places.set(campo, cell.column)
      titulos.set(campo, titulo)
    } else if (cell.text.trim()) unknown.push({ column: cell.column, text: valorDe(cell) })
  }
  return { sheet, row: row.number, places, titulos, unknown }
}

function findHeader<C extends string>(
  libro: Sheet[],
  columnas: readonly ColumnaDeTabla<C>[],
): Encabezado<C> | null {
  const meanings = new Map(
    columnas.flatMap(c =>
      [c.header, ...(c.sinonimos ?? [])].map(text => [claveDeTitulo(text), c.campo] as const),
    ),
  )
  const headers = libro
    .filter(s => !s.hidden)
    .flatMap(s => s.rows.slice(0, SEARCHED_ROWS).map(row => headerOf(s, row, meanings)))
  const best = headers.toSorted((a, b) => b.places.size - a.places.size)[0]
  return best && best.places.size >= 2 ? best : null
}

function readRow<C extends string>(
  row: Row,
  header: Encabezado<C>,
  columnas: readonly ColumnaDeTabla<C>[],
  tabla: TablaLeida<C>,
): void {
  const at = new Map(row.cells.map(c => [c.column, c]))
  const valores = {} as Record<C, string | null>
  const errores: Celda[] = []
  for (const { campo, max, isLista, isObligatoria } of columnas) {
    const place = header.places.get(campo)
    const cell = place === undefined ? undefined : at.get(place)
    const leido = leerTexto(isLista ? enUnaLinea(cell) : cell, max)
    const isMissing = 'valor' in leido && leido.valor === null && isObligatoria
    valores[campo] = 'valor' in leido ? leido.valor : null
    if (isMissing || 'motivo' in leido) {
      const motivo = 'motivo' in leido ? leido.motivo : 'Falta.'
      errores.push({ fila: row.number, columna: tabla.nombres[campo], valor: valorDe(cell), motivo })
    }
  }
  const isBlank = Object.values(valores).every(v => v === null) && errores.every(e => e.valor === '')
  if (isBlank) return
  tabla.filas.push({ fila: row.number, valores })
  tabla.errores.push(...errores)
}

const nombresOf = <C extends string>(
  columnas: readonly ColumnaDeTabla<C>[],
  header: Encabezado<C> | null,
): Record<C, string> =>
  Object.fromEntries(
    columnas.map(c => {
      const place = header?.places.get(c.campo)
      return [c.campo, place === undefined ? c.header : `${columnLetter(place)} (${c.header})`]
    }),
  ) as Record<C, string>

/**
 * The rows of an opened workbook by the columns of a table: order, case and accents of headers do not matter, nor titles above them, blank rows
 * and further columns (of which a notice comes back). Missing and unreadable cells are named.
 */
export function leerTabla<C extends string>(
  libro: Sheet[],
  columnas: readonly ColumnaDeTabla<C>[],
): TablaLeida<C> {
  const header = findHeader(libro, columnas)
  const tabla: TablaLeida<C> = {
    filas: [],
    errores: [],
    avisos: [],
    nombres: nombresOf(columnas, header),
    titulos: header?.titulos ?? new Map(),
  }
  const fail = (fila: number, motivo: string) => tabla.errores.push({ fila, columna: '', valor: '', motivo })
  const lost = columnas.filter(c => c.isObligatoria && !header?.places.has(c.campo)).map(c => c.header)
  if (!header || lost.length > 0) {
    fail(
      header?.row ?? 1,
      `Falta la fila de encabezados o alguna de sus columnas: ${(lost.length > 0 ? lost : columnas.map(c => c.header)).join(', ')}.`,
    )
    return tabla
  }
  for (const { column, text } of header.unknown)
    tabla.avisos.push({
      fila: header.row,
      columna: columnLetter(column),
      valor: text,
      motivo: 'Esta columna no se lee.',
    })
  for (const row of header.sheet.rows) if (row.number > header.row) readRow(row, header, columnas, tabla)
  if (tabla.filas.length === 0) fail(header.row + 1, 'El archivo no tiene filas.')
  return tabla
}
