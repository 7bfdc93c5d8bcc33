import type { Celda } from '@malla/contracts/importar.ts'
import { claveDeTitulo } from '@malla/domain/asignaturas/titulos.ts'
import { clave } from '@malla/domain/texto/normalizar.ts'
import { type Cell, columnLetter, type Row, type Sheet } from '../book.ts'
import { type Cuadricula, cuadriculaOf } from '../cursos/cuadricula.ts'
import { valorDe } from '../cursos/hallazgos.ts'
import { enUnaLinea, leerTexto } from '../cursos/valores.ts'
import type { ColumnaDeTabla } from './columna.ts'
import { isSegunda, type Titulo, titulosDe } from './titulosDeTabla.ts'

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
/** More sheets are not looked at. */
const MAX_SHEETS = 20
/** Rows that a header may take, where its cells are merged over them. */
const MAX_FILAS = 5

interface Encabezado<C extends string> {
  grid: Cuadricula
  /** First and last row of it. */
  row: number
  hasta: number
  places: Map<C, number>
  titulos: Map<C, string>
  /** Columns whose text comes behind that of another. */
  detras: Map<C, number[]>
  unknown: Titulo[]
}

type Columnas<C extends string> = readonly ColumnaDeTabla<C>[]

/** Takes the columns that belong behind another out of those that nobody knows. */
function takeDetras<C extends string>(header: Encabezado<C>, columnas: Columnas<C>): void {
  for (const { campo, detras } of columnas) {
    const titulo = header.titulos.get(campo)
    if (!detras || !titulo || !detras.bajo.some(b => claveDeTitulo(b) === titulo)) continue
    const suyas = detras.titulos.flatMap(
      titulos =>
        header.unknown.find(u => titulos.some(t => u.claves.includes(claveDeTitulo(t))))?.column ?? [],
    )
    header.detras.set(campo, suyas)
    header.unknown = header.unknown.filter(u => !suyas.includes(u.column))
  }
}

function headerOf<C extends string>(
  grid: Cuadricula,
  [row, hasta]: readonly [number, number],
  columnas: Columnas<C>,
  meanings: Map<string, C>,
) {
  const header: Encabezado<C> = {
    ...{ grid, row, hasta, unknown: [] },
    ...{ places: new Map(), titulos: new Map(), detras: new Map() },
  }
  for (const leido of titulosDe(grid, row, hasta)) {
    const titulo = leido.claves.find(c => meanings.has(c))
    const campo = titulo === undefined ? undefined : meanings.get(titulo)
    if (campo && !header.places.has(campo)) {
      header.places.set(campo, leido.column)
      header.titulos.set(campo, titulo!)
    } else header.unknown.push(leido)
  }
  takeDetras(header, columnas)
  const unidas = [...header.places.values()].map(c => grid.merged(hasta, c)?.toRow ?? hasta)
  return { ...header, hasta: Math.max(hasta, ...unidas.filter(n => n < row + MAX_FILAS)) }
}

/** How many columns of the file a header reads. */
const leidasDe = ({ places, detras }: Encabezado<string>): number =>
  places.size + [...detras.values()].flat().length

function findHeader<C extends string>(libro: Sheet[], columnas: Columnas<C>): Encabezado<C> | null {
  const meanings = new Map(
    columnas.flatMap(c =>
      [c.header, ...(c.sinonimos ?? [])].map(text => [claveDeTitulo(text), c.campo] as const),
    ),
  )
  const grids = libro
    .filter(s => !s.hidden)
    .slice(0, MAX_SHEETS)
    .map(cuadriculaOf)
  const deUna = grids.flatMap(grid =>
    grid.rows.slice(0, SEARCHED_ROWS).map(r => headerOf(grid, [r.number, r.number], columnas, meanings)),
  )
  const deDos = grids.flatMap(grid =>
    grid.rows
      .slice(0, SEARCHED_ROWS)
      .filter((r, i) => isSegunda(grid.rows[i + 1], r.number + 1))
      .map(r => headerOf(grid, [r.number, r.number + 1], columnas, meanings)),
  )
  // A second row must say more than the first alone.
  const headers = [...deUna, ...deDos]
  const best = headers.toSorted((a, b) => leidasDe(b) - leidasDe(a))[0]
  return best && best.places.size >= 2 ? best : null
}

/** A text with those that belong behind it; what it ends with already is not said twice. */
const conDetras = (texto: string | null, detras: readonly string[]): string | null =>
  texto === null || (detras.length > 0 && clave(texto).endsWith(` ${clave(detras.join(' '))}`))
    ? texto
    : [texto, ...detras].join(' ')

/** Whether none of the columns says anything in a row itself: what is merged over it from above makes no row. */
function isBlankRow<C extends string>(row: Row, { places, detras }: Encabezado<C>): boolean {
  const read = new Set([...places.values(), ...[...detras.values()].flat()])
  return row.cells.every(cell => {
    const leido = leerTexto(read.has(cell.column) ? cell : undefined, Number.POSITIVE_INFINITY)
    return 'valor' in leido && leido.valor === null
  })
}

function readRow<C extends string>(
  row: Row,
  grid: Cuadricula,
  header: Encabezado<C>,
  columnas: Columnas<C>,
  tabla: TablaLeida<C>,
): void {
  const valores = {} as Record<C, string | null>
  const errores: Celda[] = []
  const fail = (campo: C, cell: Cell | undefined, motivo: string) =>
    errores.push({ fila: row.number, columna: tabla.nombres[campo], valor: valorDe(cell), motivo })
  for (const { campo, max, isLista, isObligatoria } of columnas) {
    const leer = (place: number | undefined): string | null => {
      const cell = place === undefined ? undefined : grid.down(row.number, place)
      const leido = leerTexto(isLista ? enUnaLinea(cell) : cell, max)
      if ('motivo' in leido) fail(campo, cell, leido.motivo)
      else if (leido.valor === null && isObligatoria && place === header.places.get(campo))
        fail(campo, cell, 'Falta.')
      return 'valor' in leido ? leido.valor : null
    }
    const propio = leer(header.places.get(campo))
    const detras = (header.detras.get(campo) ?? []).flatMap(place => leer(place) ?? [])
    valores[campo] = conDetras(propio, detras)
  }
  if (isBlankRow(row, header) && errores.every(e => e.valor === '')) return
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
  const { grid } = header
  for (const row of grid.rows) if (row.number > header.hasta) readRow(row, grid, header, columnas, tabla)
  if (tabla.filas.length === 0) fail(header.hasta + 1, 'El archivo no tiene filas.')
  return tabla
}
