import { mensajes } from '@malla/contracts/mensajes.ts'
import { indiceDescendente } from '@malla/domain/listas/paginas.ts'
import { Button, Checkbox } from '@mantine/core'
import { type ColumnDef, type RowData, useTable } from '@tanstack/react-table'
import { type ReactNode, useState } from 'react'
import type { MenuAction } from '../ActionItems.tsx'
import { EmptyState } from '../EmptyState.tsx'
import { useFlashes } from '../flash.ts'
import { QuietError } from '../QuietError.tsx'
import { isTextoElegido } from '../textoElegido.ts'
import { useDelayed } from '../useDelayed.ts'
import { type Features, features } from './columns.ts'
import classes from './DataTable.module.css'
import type { ListState } from './list.ts'
import { RowMenu } from './RowMenu.tsx'
import { type BulkAction, SelectionBar } from './SelectionBar.tsx'
import { SkeletonRows } from './SkeletonRows.tsx'
import { TableFooter } from './TableFooter.tsx'

export interface DataTableProps<Row extends RowData & { id: number }> {
  /** What the table lists, for those who do not see it. */
  label: string
  columns: ColumnDef<Features, Row, unknown>[]
  list: ListState<Row>
  /** Shown when there is nothing and nothing is filtered; default: the spec's text. */
  empty?: ReactNode
  /** A click or Enter on the row. */
  onOpen?: (row: Row) => void
  /** Rows that are not Activado (or Habilitado) are highlighted, always with the word in a column as well. */
  isOff?: (row: Row) => boolean
  selectedId?: number | null
  /** Selecting several rows and deleting them in one call: all or none. Resolves to true when deleted. */
  onDeleteMany?: (rows: readonly Row[]) => Promise<boolean>
  whyNotDelete?: string | null
  /** What else can be done with several rows at once. */
  bulk?: readonly BulkAction<Row>[]
  /** What can be done with one row, behind «…» at its end; `name` says with which. */
  menu?: (row: Row) => { name: string; actions: readonly MenuAction[] }
  /** What a row is called where no menu says it; the box that selects the row says it. */
  nameOf?: (row: Row) => string
  /** Without the descending number, e.g. for what has an order of its own. */
  noIndex?: boolean
}

/** The one table (§2): pages, sizes 5 to 50, descending row index, the spec's texts, selection; cards on phones. */
export function DataTable<Row extends RowData & { id: number }>(props: DataTableProps<Row>) {
  const { list, columns, onOpen } = props
  const [rowSelection, setRowSelection] = useState<Record<string, true>>({})
  const rows = (list.rows ?? none) as Row[]
  const { onDeleteMany, bulk = [] } = props
  const selectable = !!onDeleteMany || bulk.length > 0
  const table = useTable({
    features,
    columns,
    data: rows,
    getRowId: row => String(row.id),
    state: { rowSelection },
    onRowSelectionChange: setRowSelection,
    enableRowSelection: selectable,
  })
  const skeleton = useDelayed(list.loading)
  const flashes = useFlashes()
  /** Who has just changed a row, if somebody else did. */
  const flashOf = (row: Row) => (list.thing && flashes.get(`${list.thing}:${row.id}`)) || undefined
  const nameOf = (row: Row) => props.nameOf?.(row) ?? props.menu?.(row).name ?? 'la fila'
  const selected = rows.filter(row => rowSelection[String(row.id)])
  const { total, from } = list.pagination
  const columnCount = columns.length + (props.noIndex ? 0 : 1) + (selectable ? 1 : 0) + (props.menu ? 1 : 0)

  return (
    <div className={classes.wrap}>
      {list.error && <QuietError error={list.error} retry={list.retry} />}
      {selectable && selected.length > 0 && (
        <SelectionBar
          count={selected.length}
          whyNot={props.whyNotDelete}
          onClear={() => setRowSelection({})}
          actions={bulk.map(action => ({
            ...action,
            onClick: async () => {
              if (await action.onClick(selected)) setRowSelection({})
            },
          }))}
          onDelete={
            onDeleteMany &&
            (async () => {
              if (await onDeleteMany(selected)) setRowSelection({})
            })
          }
        />
      )}
      <table
        className={classes.table}
        aria-label={props.label}
        aria-busy={list.loading}
        data-loading={skeleton || undefined}
      >
        <thead>
          {table.getHeaderGroups().map(group => (
            <tr key={group.id}>
              {selectable && (
                <th className={classes.check}>
                  <Checkbox
                    size="xs"
                    aria-label="Seleccionar todas las filas"
                    checked={rows.length > 0 && selected.length === rows.length}
                    indeterminate={selected.length > 0 && selected.length < rows.length}
                    onChange={table.getToggleAllRowsSelectedHandler()}
                  />
                </th>
              )}
              {!props.noIndex && <th className={classes.index}>N.º</th>}
              {group.headers.map(header => {
                const look = header.column.columnDef.meta
                return (
                  <th
                    key={header.id}
                    style={{ width: look?.width }}
                    data-align={look?.align}
                    data-wide={look?.wideOnly}
                  >
                    <table.FlexRender header={header} />
                  </th>
                )
              })}
              {props.menu && (
                <th className={classes.menu}>
                  <span className="visually-hidden">Acciones</span>
                </th>
              )}
            </tr>
          ))}
        </thead>
        <tbody>
          {table.getRowModel().rows.map((row, position) => (
            <tr
              key={row.id}
              data-off={props.isOff?.(row.original) || undefined}
              data-open={row.original.id === props.selectedId || undefined}
              data-clickable={onOpen ? true : undefined}
              title={flashOf(row.original) && `Lo cambió ${flashOf(row.original)}`}
              data-flash={flashOf(row.original)}
              onClick={event => {
                if (!onOpen || isControl(event.target) || isTextoElegido(event.currentTarget)) return
                onOpen(row.original)
              }}
            >
              {selectable && (
                <td className={classes.check}>
                  <Checkbox
                    size="xs"
                    aria-label={`Seleccionar ${nameOf(row.original)}`}
                    checked={row.getIsSelected()}
                    onChange={row.getToggleSelectedHandler()}
                  />
                </td>
              )}
              {!props.noIndex && (
                <td className={classes.index}>{indiceDescendente(total, from, position)}</td>
              )}
              {row.getAllCells().map(cell => {
                const look = cell.column.columnDef.meta
                const header = cell.column.columnDef.header
                return (
                  <td
                    key={cell.id}
                    data-align={look?.align}
                    data-wide={look?.wideOnly}
                    data-primary={look?.primary}
                    data-truncate={look?.truncate}
                    data-label={typeof header === 'string' ? header : undefined}
                  >
                    {look?.primary && onOpen ? (
                      <button type="button" className={classes.open} onClick={() => onOpen(row.original)}>
                        <table.FlexRender cell={cell} />
                      </button>
                    ) : (
                      <table.FlexRender cell={cell} />
                    )}
                    {look?.primary && list.waiting?.has(row.original.id) && (
                      <span className={classes.waiting}>por enviar</span>
                    )}
                  </td>
                )
              })}
              {props.menu && (
                <td className={classes.menu}>
                  <RowMenu {...props.menu(row.original)} />
                </td>
              )}
            </tr>
          ))}
          {!list.rows && skeleton && <SkeletonRows columns={columnCount} />}
        </tbody>
      </table>
      {list.rows?.length === 0 && !list.loading && <NothingHere {...props} />}
      {list.pagination.per_page > 0 && (total > 0 || list.filtered) && <TableFooter list={list} />}
    </div>
  )
}

const none: never[] = []
const isControl = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('a, button, input, label, [role=menuitem]') !== null

function NothingHere<Row extends RowData & { id: number }>({ list, empty }: DataTableProps<Row>) {
  if (list.filtered)
    return (
      <EmptyState
        title={mensajes.tabla.sinCoincidencias}
        action={
          list.filter && (
            <Button variant="default" onClick={() => list.setFilter('')}>
              Quitar el texto del filtro
            </Button>
          )
        }
      >
        {!list.filter && 'Cambie o quite los filtros de arriba.'}
      </EmptyState>
    )
  return empty ?? <EmptyState title={mensajes.tabla.vacia} />
}
