import { claveDeTitulo, isDeAreas, RANGO_SUPLENTE } from '@malla/domain/asignaturas/titulos.ts'
import { columnLetter } from '../book.ts'
import { columnasOf, isIgnored, type Significado } from './claves.ts'
import { type Campo, type Columna, columnas } from './columnas.ts'
import type { Cuadricula } from './cuadricula.ts'
import type { NombresDeColumna } from './hallazgos.ts'

/** Where the header of a sheet stands and which column says what. */
export interface Encabezado {
  /** First row of it (from 1). */
  fila: number
  /** First row below it. */
  siguiente: number
  columnas: Partial<Record<Campo, number>>
  /** Texts of the header by column, as read. */
  textos: Map<number, string>
  /** Columns that mean nothing to the import. */
  desconocidas: number[]
  /** Columns that say the same as a better one. */
  repetidas: { columna: number; campo: Campo }[]
  /** Fields whose column was taken because no other may be it: hours of no kind for theory, areas for names. */
  suplentes: Campo[]
}

/** Titles and remarks above a header never take more rows that hold something; no table of courses is wider. */
const SEARCHED_ROWS = 40
const SEARCHED_COLUMNS = 100
const MAX_HEADER = 120

interface Reading {
  columna: number
  texto: string
  meant: Significado | null
}

function better(a: Reading, b: Reading | undefined): boolean {
  return !b || a.meant!.rank < b.meant!.rank
}

function encabezadoOf(fila: number, siguiente: number, readings: Reading[]): Encabezado {
  const best = new Map<Campo, Reading>()
  for (const reading of readings) {
    const campo = reading.meant?.columna.campo
    if (campo && better(reading, best.get(campo))) best.set(campo, reading)
  }
  const chosen = new Set(best.values())
  return {
    fila,
    siguiente,
    columnas: Object.fromEntries([...best].map(([campo, r]) => [campo, r.columna])),
    textos: new Map(readings.map(r => [r.columna, r.texto])),
    desconocidas: readings.filter(r => !r.meant && !isIgnored(claveDeTitulo(r.texto))).map(r => r.columna),
    repetidas: readings.flatMap(r =>
      r.meant && !chosen.has(r) ? [{ columna: r.columna, campo: r.meant.columna.campo }] : [],
    ),
    suplentes: [...best].flatMap(([campo, r]) => (r.meant!.rank >= RANGO_SUPLENTE ? [campo] : [])),
  }
}

/** A header without names whose areas are the courses, as in a school, each in a grade; null for any other. */
function conAreas(e: Encabezado): Encabezado | null {
  const { nombre, area, ciclo } = e.columnas
  if (nombre !== undefined || area === undefined || ciclo === undefined) return null
  if (!isDeAreas(e.textos.get(area) ?? '')) return null
  return { ...e, columnas: { ...e.columnas, nombre: area }, suplentes: [...e.suplentes, 'nombre'] }
}

const clean = (text: string | undefined): string => (text ?? '').replace(/\s+/g, ' ').trim()

/** The header as one row says it, or as two rows do («HORAS» over «TEORIA»). */
function readingsOf(grid: Cuadricula, rows: number[], enColegio: boolean): Reading[] {
  const inRows = grid.rows.filter(r => rows.includes(r.number))
  const at = [
    ...new Set(inRows.flatMap(r => r.cells.map(c => c.column).filter(c => c < SEARCHED_COLUMNS))),
  ].sort((a, b) => a - b)
  const escritos = at.flatMap(columna => {
    const texts = rows.map(row => {
      const cell = rows.length === 1 ? grid.at(row, columna) : grid.covering(row, columna)
      return cell?.kind === 'text' ? clean(cell.text) : ''
    })
    const texto = [...new Set(texts.filter(Boolean))].join(' ')
    return texto && texto.length <= MAX_HEADER ? [{ columna, texto }] : []
  })
  const meant = columnasOf(
    escritos.map(e => e.texto),
    enColegio,
  )
  return escritos.map((e, i) => ({ ...e, meant: meant[i]! }))
}

const score = (e: Encabezado): number => Object.keys(e.columnas).length - e.suplentes.length

/**
 * The header of a sheet: the row, or pair of rows, that names most columns, the name of the course among them; `porAreas`, where areas are the courses; `enColegio`, where hours of no kind are theory. Null when
 * none.
 */
export function encontrarEncabezado(
  grid: Cuadricula,
  { enColegio = false, porAreas = false } = {},
): Encabezado | null {
  let best: Encabezado | null = null
  grid.rows.slice(0, SEARCHED_ROWS).forEach((row, i) => {
    const isPair = grid.rows[i + 1]?.number === row.number + 1
    const candidates = [[row.number], ...(isPair ? [[row.number, row.number + 1]] : [])].map(rows =>
      encabezadoOf(row.number, rows.at(-1)! + 1, readingsOf(grid, rows, enColegio)),
    )
    for (const candidate of porAreas ? candidates.flatMap(c => conAreas(c) ?? []) : candidates) {
      const isHeader = candidate.columnas.nombre !== undefined && score(candidate) >= 2
      if (isHeader && (!best || score(candidate) > score(best))) best = candidate
    }
  })
  return best
}

/** Names for messages: letter and header as they stand in the file. */
export function nombresDe(encabezado: Encabezado): NombresDeColumna {
  const name = ({ campo, header }: Columna): string => {
    const columna = encabezado.columnas[campo]
    return columna === undefined ? header : nombreDeColumna(columna, encabezado.textos.get(columna) ?? header)
  }
  return Object.fromEntries(columnas.map(c => [c.campo, name(c)])) as NombresDeColumna
}

export const nombreDeColumna = (columna: number, texto: string): string =>
  `${columnLetter(columna)} (${texto})`
