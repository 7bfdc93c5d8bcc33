import { comienzo } from '@malla/domain/texto/cortar.ts'
import { type Cell, MAX_COLUMN, MAX_ROW, type Merge, parseRef, type Row, type Sheet } from './book.ts'
import { numberCell, type Shown } from './cellValue.ts'
import { ExcelError } from './excelError.ts'
import { attributesOf, scanXml, unescapeControls } from './xml.ts'

/** What the cells of a sheet refer to, and what is left of the limits; `left` is shared by all sheets of a book. */
export interface SheetContext {
  texts: string[]
  formats: Shown[]
  is1904: boolean
  left: { rows: number; cells: number; characters: number }
}

/** Excel's longest cell. */
const MAX_TEXT = 32_767
const MAX_MERGES = 10_000
/** Runs of hidden columns. */
const MAX_HIDDEN = 200

/** A cell while it is being read. */
interface Draft {
  column: number
  type: string
  style: number
  value: string
  hasFormula: boolean
}

function dateCell(column: number, iso: string): Cell {
  const match = /^(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d:\d\d))?/.exec(iso.trim())
  if (!match) return { column, kind: 'text', text: iso, number: null }
  const text = match[2] && match[2] !== '00:00:00' ? `${match[1]}T${match[2]}` : match[1]!
  return { column, kind: 'date', text, number: null }
}

function textCell(column: number, text: string): Cell | null {
  if (text.trim() === '') return null
  return { column, kind: 'text', text: comienzo(text, MAX_TEXT), number: null }
}

function cellOf(d: Draft, context: SheetContext): Cell | null {
  const { column, value } = d
  if (d.type === 's') return textCell(column, context.texts[Number(value)] ?? '')
  if (d.type === 'str' || d.type === 'inlineStr') return textCell(column, unescapeControls(value))
  if (value.trim() === '')
    return d.hasFormula ? { column, kind: 'error', text: '#FÓRMULA', number: null } : null
  if (d.type === 'e') return { column, kind: 'error', text: value.trim().slice(0, 40), number: null }
  if (d.type === 'd') return dateCell(column, value)
  if (d.type === 'b')
    return { column, kind: 'boolean', text: value.trim() === '1' ? 'VERDADERO' : 'FALSO', number: null }
  const number = Number(value)
  if (!Number.isFinite(number)) return textCell(column, value)
  return numberCell(column, number, context.formats[d.style] ?? 'plain', context.is1904)
}

function mergeOf(ref: string): Merge | null {
  const [from, to] = ref.split(':').map(parseRef)
  if (!from || !to) return null
  return { fromRow: from.row, toRow: to.row, fromColumn: from.column, toColumn: to.column }
}

function spend(left: SheetContext['left'], what: 'rows' | 'cells' | 'characters', amount: number): void {
  left[what] -= amount
  if (left[what] < 0) throw new ExcelError(what === 'rows' ? 'filas' : 'celdas')
}

/** Collects rows and cells; references may be missing (they then count on) or out of order (they are sorted). */
function rowCollector(context: SheetContext) {
  const rows = new Map<number, Cell[]>()
  const hidden = new Set<number>()
  let row = 0
  let column = -1
  return {
    rows,
    hidden,
    startRow(r: string | undefined, isHidden: boolean): void {
      row = r === undefined ? row + 1 : Number(r)
      if (!Number.isInteger(row) || row < 1 || row > MAX_ROW) throw new ExcelError('danado', `row ${r}`)
      column = -1
      if (isHidden) hidden.add(row)
    },
    startCell(r: string | undefined): number {
      const at = r === undefined ? { row, column: column + 1 } : parseRef(r)
      if (!at || at.column >= MAX_COLUMN || at.row < 1)
        throw new ExcelError('danado', `cell ${r?.slice(0, 20)}`)
      row = at.row
      column = at.column
      return column
    },
    add(cell: Cell | null): void {
      if (!cell) return
      const cells = rows.get(row)
      if (!cells) spend(context.left, 'rows', 1)
      spend(context.left, 'cells', 1)
      spend(context.left, 'characters', cell.text.length)
      if (cells) cells.push(cell)
      else rows.set(row, [cell])
    },
  }
}

/** Of cells that stand twice the last one counts. */
const inOrder = (cells: Cell[]): Cell[] =>
  cells.every((c, i) => i === 0 || cells[i - 1]!.column < c.column)
    ? cells
    : [...new Map(cells.map(c => [c.column, c])).values()].sort((a, b) => a.column - b.column)

const isHidden = (a: Map<string, string>): boolean => ['1', 'true'].includes(a.get('hidden') ?? '')

/** Rows, merged ranges and hidden columns of one worksheet. Formulas are not run: their saved value counts. */
export function readSheetXml(xml: string, context: SheetContext): Omit<Sheet, 'name' | 'hidden'> {
  const collector = rowCollector(context)
  const merges: Merge[] = []
  const hiddenColumns: (readonly [number, number])[] = []
  let draft: Draft | null = null
  let isListening = false
  let phonetic = false

  const startCell = (raw: string): void => {
    const a = attributesOf(raw)
    const column = collector.startCell(a.get('r'))
    draft = { column, type: a.get('t') ?? 'n', style: Number(a.get('s') ?? 0), value: '', hasFormula: false }
  }

  const startRow = (raw: string): void => {
    const a = attributesOf(raw)
    collector.startRow(a.get('r'), isHidden(a))
  }
  const startColumns = (raw: string): void => {
    const a = attributesOf(raw)
    if (isHidden(a) && hiddenColumns.length < MAX_HIDDEN)
      hiddenColumns.push([Number(a.get('min')) - 1, Number(a.get('max')) - 1])
  }
  const startMerge = (raw: string): void => {
    const merge = merges.length < MAX_MERGES ? mergeOf(attributesOf(raw).get('ref') ?? '') : null
    if (merge) merges.push(merge)
  }
  const starts = new Map([
    ['c', startCell],
    ['row', startRow],
    ['col', startColumns],
    ['mergeCell', startMerge],
  ])

  scanXml(xml, {
    open(name, raw) {
      const start = starts.get(name)
      if (start) start(raw)
      else if (draft && name === 'f') draft.hasFormula = true
      else if (name === 'rPh') phonetic = true
      else if (name === 'v' || name === 't') isListening = draft !== null && !phonetic
    },
    text(part) {
      if (isListening && draft) draft.value += part
    },
    close(name) {
      if (name === 'v' || name === 't') isListening = false
      else if (name === 'rPh') phonetic = false
      else if (name === 'c' && draft) {
        collector.add(cellOf(draft, context))
        draft = null
      }
    },
  })
  const rows = [...collector.rows].sort(([a], [b]) => a - b)
  return {
    rows: rows.map(
      ([number, cells]): Row => ({
        ...{ number, cells: inOrder(cells) },
        ...(collector.hidden.has(number) ? { isHidden: true } : {}),
      }),
    ),
    merges,
    ...(hiddenColumns.length > 0 ? { hiddenColumns } : {}),
  }
}
