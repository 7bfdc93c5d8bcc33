import { formularios } from '@malla/contracts/formularios.ts'
import { DIAS_EN_PAPELERA } from '@malla/domain/planes/papelera.ts'
import { segun } from '@malla/domain/texto/numero.ts'
import { useMemo } from 'react'
import type { ApiOutput } from '../../app/api.ts'
import { useCall } from '../../app/query.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { dmyTime } from '../../ui/form/dates.ts'
import { StateBadge } from '../../ui/StateBadge.tsx'
import { columnsOf, seenColumns } from '../../ui/table/columns.ts'
import { DataTable } from '../../ui/table/DataTable.tsx'
import { ListBar } from '../../ui/table/ListBar.tsx'
import { wholeList } from '../../ui/table/list.ts'
import { ListTools } from '../vistas/ListTools.tsx'
import { Recuperar } from './Recuperar.tsx'

type Eliminado = ApiOutput<'planes.papelera'>['data'][number]

/** With so few days left the row warns. */
const POCOS_DIAS = 5
const quedan = (dias: number): string => segun(dias, 'Queda 1 día', 'Quedan # días')

const column = columnsOf<Eliminado>()
const columns = column.columns([
  column.accessor('full_name', { header: 'Plan', meta: { primary: true } }),
  column.accessor('programa', { header: 'Programa' }),
  column.accessor('cursos_count', { header: 'Cursos', meta: { align: 'right', width: 84 } }),
  column.accessor(p => `${dmyTime(p.deleted_at)}${p.deleted_by ? ` · ${p.deleted_by}` : ''}`, {
    id: 'deleted_at',
    header: 'Eliminado',
    meta: { parts: { deleted_at: 'Eliminado', deleted_by: 'Quién lo eliminó' } },
  }),
  column.accessor('dias_restantes', {
    header: 'Tiempo',
    meta: { width: 130, parts: { dias_restantes: 'Días que quedan' } },
    cell: cell => (
      <StateBadge tone={cell.getValue() <= POCOS_DIAS ? 'warning' : 'plain'}>
        {quedan(cell.getValue())}
      </StateBadge>
    ),
  }),
  column.display({
    id: 'recuperar',
    header: '',
    meta: { align: 'right', width: 120 },
    cell: ({ row }) => <Recuperar plan={row.original} />,
  }),
])

/** The deleted plans of the last 30 days, whole, with all that was in them (root and operador). */
export function PapeleraPage() {
  const query = useCall('planes.papelera', {}, { meta: { shown: true } })
  const list = useMemo(
    () => wholeList(query.data?.data, { error: query.error, retry: () => void query.refetch() }),
    [query.data, query.error, query.refetch],
  )
  return (
    <>
      <ListBar
        filters={null}
        tools={<ListTools lista="papelera" list={list} columns={seenColumns(columns)} sinVistas />}
      />
      <DataTable
        label={`Papelera de ${formularios.planes.titulo}`}
        columns={columns}
        list={list}
        empty={
          <EmptyState title="La Papelera está vacía">
            Los planes que elimine quedan aquí {DIAS_EN_PAPELERA} días con todo lo suyo, por si los necesita.
          </EmptyState>
        }
      />
    </>
  )
}
