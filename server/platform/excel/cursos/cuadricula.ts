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
  /** The merged range that covers this place, if one does. */
  merged(row: number, column: number): Merge | undefined
  /** Whether a column is not shown. */
  isHidden(column: number): boolean
  /** Whether a cell is merged over several columns, as titles are. */
  isWide(row: number, column: number): boolean
}

/** Merged ranges of honest files never overlap, and none is so large that more steps are needed. */
const MAX_STEPS = 300_000

const key = (row: number, column: number): string => `${row}:${column}`

/** Every place covered by a merged range in a row that has cells, with the range's own cell. */
function coveredBy(merges: readonly Merge[], at: Cuadricula['at'], isRow: (row: number) => boolean) {
  const covered = new Map<string, { cell: Cell; merge: Merge }>()
  let steps = 0
  for (const merge of merges) {
    const cell = at(merge.fromRow, merge.fromColumn)
    if (!cell) continue
    for (let row = merge.fromRow; row <= merge.toRow && steps < MAX_STEPS; row++) {
      steps++
      if (!isRow(row)) continue
      for (let column = merge.fromColumn; column <= merge.toColumn && steps < MAX_STEPS; column++) {
        steps++
        covered.set(key(row, column), { cell, merge })
      }
    }
  }
  return covered
}

export function cuadriculaOf(sheet: Sheet): Cuadricula {
  const byRow = new Map(sheet.rows.map(r => [r.number, new Map(r.cells.map(c => [c.column, c]))]))
  const at = (row: number, column: number) => byRow.get(row)?.get(column)
  const covered = coveredBy(sheet.merges, at, row => byRow.has(row))
  const wide = new Set(
    sheet.merges.filter(m => m.toColumn > m.fromColumn).map(m => key(m.fromRow, m.fromColumn)),
  )
  return {
    rows: sheet.rows,
    at,
    down(row, column) {
      const merged = covered.get(key(row, column))
      return at(row, column) ?? (merged?.merge.fromColumn === column ? merged.cell : undefined)
    },
    covering: (row, column) => at(row, column) ?? covered.get(key(row, column))?.cell,
    merged: (row, column) => covered.get(key(row, column))?.merge,
    isHidden: column => (sheet.hiddenColumns ?? []).some(([from, to]) => from <= column && column <= to),
    isWide: (row, column) => wide.has(key(row, column)),
  }
}
