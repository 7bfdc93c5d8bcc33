import { claveDeTitulo } from '@malla/domain/asignaturas/titulos.ts'
import { columnaOf, columnasOf, type Significado } from './claves.ts'
import type { Cuadricula } from './cuadricula.ts'

/** No table of courses is wider, no title of a column longer. */
const SEARCHED_COLUMNS = 100
const MAX_HEADER = 120
/** Rows that a header may take, and how many where its cells are merged over them. */
const MAX_ROWS = 3
const MAX_MERGED_ROWS = 5

/** A column of a header as its rows say it together. */
export interface Lectura {
  columna: number
  texto: string
  meant: Significado | null
  /** Last column of the cell that stands lowest: the column itself, or further right where the cell is merged over several. */
  hasta: number
}

const clean = (text: string | undefined): string => (text ?? '').replace(/\s+/g, ' ').trim()

const GRUPO = /^(HORAS|CREDITOS|TEORIA|PRACTICA|(CARGA|DEDICACION) HORARIA|DISTRIBUCION HORAS)( |$)/
const PARTE = /^(TEORIA|PRACTICA|LABORATORIO|PRESENCIAL|VIRTUAL|TOTAL|[TPLV])$/
const says = (what: RegExp, texto: string): boolean =>
  texto.length <= MAX_HEADER && what.test(claveDeTitulo(texto))

/** Whether a title is a part of those of a group, as the hours of theory under «Horas». */
export const isParteDeGrupo = (texto: string): boolean => says(PARTE, clean(texto))

const textAt = (grid: Cuadricula, row: number, column: number): string => {
  const cell = grid.covering(row, column)
  return cell?.kind === 'text' ? clean(cell.text) : ''
}

/** The title of a group that stands over the first of its columns alone, not merged over the others: what is left of a blank cell, with a part below it too. */
function grupoDe(grid: Cuadricula, rows: readonly number[], row: number, columna: number): string {
  for (let c = columna - 1; c >= 0; c--) {
    const texto = textAt(grid, row, c)
    if (!texto) continue
    const isGrupo = says(GRUPO, texto) && says(PARTE, textAt(grid, rows.at(-1)!, c))
    return isGrupo && !grid.merged(row, c) ? texto : ''
  }
  return ''
}

/** What stands over a column in these rows, from above («HORAS» over «TEORIA»); '' in the rest of a cell that is merged to here. */
function textoDe(grid: Cuadricula, rows: readonly number[], columna: number): string {
  const ultima = grid.merged(rows.at(-1)!, columna)
  if (ultima && ultima.fromColumn !== columna) return ''
  const texts = rows.map(row => {
    const merge = grid.merged(row, columna)
    return merge && merge.fromRow < rows[0]! ? '' : textAt(grid, row, columna)
  })
  if (says(PARTE, texts.at(-1)!))
    for (const [i, texto] of texts.entries()) if (!texto) texts[i] = grupoDe(grid, rows, rows[i]!, columna)
  return [...new Set(texts.filter(Boolean))].join(' ')
}

/** The columns of a header in these rows. */
export function lecturasOf(grid: Cuadricula, rows: readonly number[], enColegio: boolean): Lectura[] {
  const inRows = grid.rows.filter(r => rows.includes(r.number))
  const at = [
    ...new Set(inRows.flatMap(r => r.cells.map(c => c.column).filter(c => c < SEARCHED_COLUMNS))),
  ].sort((a, b) => a - b)
  const escritos = at.flatMap(columna => {
    const texto = textoDe(grid, rows, columna)
    return texto && texto.length <= MAX_HEADER
      ? [{ columna, texto, hasta: grid.merged(rows.at(-1)!, columna)?.toColumn ?? columna }]
      : []
  })
  const meant = columnasOf(
    escritos.map(e => e.texto),
    enColegio,
  )
  return escritos.map((e, i) => ({ ...e, meant: meant[i]! }))
}

/** How many rows the titles of columns that begin in a row are merged over. */
function filasUnidas(grid: Cuadricula, row: Cuadricula['rows'][number]): number {
  const altas = row.cells.map(c => {
    const merge = grid.merged(row.number, c.column)
    const isTitulo = c.kind === 'text' && c.text.length <= MAX_HEADER && columnaOf(c.text) !== null
    return merge && isTitulo && merge.fromRow === row.number ? merge.toRow - merge.fromRow + 1 : 1
  })
  return Math.max(1, ...altas.filter(n => n <= MAX_MERGED_ROWS))
}

/** The rows that a header which begins in the i-th row may take: all that its cells are merged over, or up to three that follow each other. */
export function filasPosibles(grid: Cuadricula, i: number): number[][] {
  const first = grid.rows[i]!.number
  const unidas = filasUnidas(grid, grid.rows[i]!)
  const seguidas = [1, 2].findIndex(n => grid.rows[i + n]?.number !== first + n)
  const most = Math.max(unidas, seguidas < 0 ? MAX_ROWS : seguidas + 1)
  return Array.from({ length: most - unidas + 1 }, (_, n) =>
    Array.from({ length: unidas + n }, (_, k) => first + k),
  )
}
