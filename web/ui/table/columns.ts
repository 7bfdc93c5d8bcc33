import type { ColumnaVista } from '@malla/contracts/listas.ts'
import { createColumnHelper, type RowData, rowSelectionFeature, tableFeatures } from '@tanstack/react-table'

/** How a column looks; its content is TanStack Table's. */
export interface ColumnLook {
  /** Numbers stand at the right. */
  align?: 'right' | 'center'
  width?: number | string
  /** The name of the row: bold, and the head of its card on phones. */
  primary?: boolean
  /** Left out of the card on phones, and of rows that are narrow. */
  wideOnly?: boolean
  /** One line, cut with an ellipsis. */
  truncate?: boolean
  /** What its cells say besides each other, by name and header: in a workbook a column each. */
  parts?: Readonly<Record<string, string>>
}

export const features = tableFeatures({ rowSelectionFeature, columnMeta: {} as ColumnLook })
export type Features = typeof features

/**
 * Columns of a table: `const column = columnsOf<Facultad>()`, then
 * `column.columns([column.accessor('nombre', { header: 'Nombre', meta: { primary: true } }), …])`. Keep them outside the component or in useMemo.
 */
export const columnsOf = <Row extends RowData>() => createColumnHelper<Features, Row>()

interface Seen {
  id?: string
  accessorKey?: PropertyKey
  header?: unknown
  meta?: ColumnLook
}

/** The columns of a table as people see them, for a workbook; those without words above them are left out. */
export function seenColumns(columns: readonly Seen[]): ColumnaVista[] {
  return columns.flatMap(({ id, accessorKey, header, meta }) => {
    if (meta?.parts) return Object.entries(meta.parts).map(([campo, titulo]) => ({ campo, titulo }))
    const campo = id ?? String(accessorKey ?? '')
    return campo && typeof header === 'string' && header ? [{ campo, titulo: header }] : []
  })
}
