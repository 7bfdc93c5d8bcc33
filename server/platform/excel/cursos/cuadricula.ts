import type { Cell, Merge, Row, Sheet } from '../book.ts'

/** A sheet by row and column, with what merged cells stand for. */
export interface Cuadricula {
  rows: Row[]
  /** The cell itself. */
  at(row: number, column: number): Cell | undefined
  /** The cell, or the one merged over it from above in the same column. */
  down(row: number, column: number): Cell | undefined
  /** The cell, or the first one of the merged range that covers it. */
  covering(row: number, column: number): Cell | undefined
  /** Whether a cell is merged over several columns, as titles are. */
  isWide(row: number, column: number): boolean
}

/** Merged ranges of honest files never overlap; this stops the others. */
const MAX_FILLED = 200_000

const covers = (m: Merge, row: number, column: number): boolean =>
  row >= m.fromRow && row <= m.toRow && column >= m.fromColumn && column <= m.toColumn

export function cuadriculaOf(sheet: Sheet): Cuadricula {
  const byRow = new Map(sheet.rows.map(r => [r.number, new Map(r.cells.map(c => [c.column, c]))]))
  const at = (row: number, column: number) => byRow.get(row)?.get(column)
  const filled = new Map<string, Cell>()
  for (const merge of sheet.merges) {
    const cell = at(merge.fromRow, merge.fromColumn)
    for (let row = merge.fromRow + 1; cell && row <= merge.toRow && filled.size < MAX_FILLED; row++)
      if (byRow.has(row)) filled.set(`${row}:${merge.fromColumn}`, cell)
  }
  return {
    rows: sheet.rows,
    at,
    down: (row, column) => at(row, column) ?? filled.get(`${row}:${column}`),
    covering(row, column) {
      const merge = at(row, column) ? undefined : sheet.merges.find(m => covers(m, row, column))
      return merge ? at(merge.fromRow, merge.fromColumn) : at(row, column)
    },
    isWide: (row, column) =>
      sheet.merges.some(m => m.fromRow === row && m.fromColumn === column && m.toColumn > m.fromColumn),
  }
}
