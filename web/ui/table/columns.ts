import { createColumnHelper, type RowData, rowSelectionFeature, tableFeatures } from '@tanstack/react-table'

/** How a column looks; its content is TanStack Table's. */
export interface ColumnLook {
  /** Numbers stand at the right. */
  align?: 'right' | 'center'
  width?: number | string
  /** The name of the row: bold, and the head of its card on phones. */
  primary?: boolean
  /** Left out of the card on phones. */
  wideOnly?: boolean
  /** One line, cut with an ellipsis. */
  truncate?: boolean
}

export const features = tableFeatures({ rowSelectionFeature, columnMeta: {} as ColumnLook })
export type Features = typeof features

/**
 * Columns of a table: `const column = columnsOf<Facultad>()`, then
 * `column.columns([column.accessor('nombre', { header: 'Nombre', meta: { primary: true } }), …])`. Keep them outside the component or in useMemo.
 */
export const columnsOf = <Row extends RowData>() => createColumnHelper<Features, Row>()
