import type { ColumnaVista } from '@malla/contracts/listas.ts'
import type { NombreDeLista } from '@malla/domain/listas/listas.ts'
import { useAddress } from '../../app/address.ts'
import { useUser } from '../../app/session.ts'
import type { ListState } from '../../ui/table/list.ts'
import { DescargarExcel } from './DescargarExcel.tsx'
import { VistasMenu } from './VistasMenu.tsx'

interface ListToolsProps {
  /** Which list of the product it is. */
  lista: NombreDeLista
  list: Pick<ListState<{ id: number }>, 'rows' | 'pagination' | 'filtered'> & {
    pedido?: Readonly<Record<string, unknown>>
  }
  /** `seenColumns(columns)` of its table, or what a list without a table tells. */
  columns: readonly ColumnaVista[]
  /** What its call is asked with, where `useList` does not say it. */
  pedido?: Readonly<Record<string, unknown>>
  /** The list came whole and is narrowed here: the rows that are seen are named. */
  narrowedHere?: boolean
  /** Nothing of it stands in the address: there is nothing to keep. */
  sinVistas?: boolean
}

/** What can be done with a list as it is shown: keeping the view, taking it away in Excel. Stands in the bar of its filters. */
export function ListTools({ lista, list, columns, pedido, narrowedHere, sinVistas }: ListToolsProps) {
  const { per_page } = useAddress()
  // Views are kept, and sheets made, in an institution.
  if (!useUser().empresa) return null
  return (
    <>
      {!sinVistas && <VistasMenu lista={lista} narrowed={list.filtered || per_page !== undefined} />}
      <DescargarExcel
        lista={lista}
        columns={columns}
        pedido={pedido ?? list.pedido ?? {}}
        ids={narrowedHere && list.filtered ? list.rows?.map(row => row.id) : undefined}
        total={list.rows && list.pagination.total}
        filtered={list.filtered}
      />
    </>
  )
}
