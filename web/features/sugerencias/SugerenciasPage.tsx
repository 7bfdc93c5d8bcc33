import { formularios } from '@malla/contracts/formularios.ts'
import type { Sugerencia } from '@malla/contracts/sugerencias.ts'
import { tituloDeSugerencias } from '@malla/domain/sesion/menus.ts'
import { useAddress, useSetAddress } from '../../app/address.ts'
import { api } from '../../app/api.ts'
import { Opened } from '../../app/Opened.tsx'
import { useCall, useWrite } from '../../app/query.ts'
import { reloadSession } from '../../app/session.ts'
import { usePlace } from '../../app/shell/crumbs.ts'
import { useList } from '../../app/useList.ts'
import { notifyGood } from '../../ui/alerts.tsx'
import { confirmDelete } from '../../ui/dialogs.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { dmyTime } from '../../ui/form/dates.ts'
import { Page } from '../../ui/Page.tsx'
import { ReportButton } from '../../ui/pdf/ReportButton.tsx'
import { StateBadge } from '../../ui/StateBadge.tsx'
import { columnsOf, seenColumns } from '../../ui/table/columns.ts'
import { DataTable } from '../../ui/table/DataTable.tsx'
import { FilterSelect } from '../../ui/table/FilterSelect.tsx'
import { ListBar } from '../../ui/table/ListBar.tsx'
import { ListFilter } from '../../ui/table/ListFilter.tsx'
import { ListTools } from '../vistas/ListTools.tsx'
import { SugerenciaDrawer } from './SugerenciaDrawer.tsx'

const column = columnsOf<Sugerencia>()
const columns = column.columns([
  column.accessor('titulo', {
    header: 'Sugerencia',
    meta: { primary: true, parts: { titulo: 'Sugerencia', descripcion: 'Descripción' } },
  }),
  column.accessor('quien', { header: 'De' }),
  column.accessor('institucion', {
    header: 'Institución',
    cell: ({ getValue }) => getValue() ?? '–',
    meta: { wideOnly: true },
  }),
  column.accessor('created_at', {
    header: 'Fecha',
    cell: ({ getValue }) => dmyTime(getValue()),
    meta: { width: 150 },
  }),
  column.accessor('status', {
    header: 'Estado',
    cell: ({ getValue }) => (
      <StateBadge tone={getValue() === 0 ? 'info' : 'plain'}>
        {getValue() === 0 ? 'Nueva' : 'Revisado'}
      </StateBadge>
    ),
    meta: { width: 120 },
  }),
])
const estados = [
  { value: 'nuevas', label: 'Nuevas', status: 0 },
  { value: 'revisadas', label: 'Revisadas', status: 1 },
]

/** Sugerencias (§2, root): what people suggest, what is new, and the list on paper. */
export function SugerenciasPage() {
  // query
  const { estado, id, filtro } = useAddress()
  const setAddress = useSetAddress()
  const cerrar = () => setAddress({ id: undefined }, { replace: true })
  const elegido = estados.find(e => e.value === estado)
  const narrowed = elegido ? { status: elegido.status } : {}
  const list = useList('sugerencias.list', narrowed, !!elegido)
  // Read anew whenever it is opened: the list itself says what is reviewed and what is not.
  const opened = useCall(
    'sugerencias.show',
    { id: id ?? 0 },
    { enabled: id !== undefined, gcTime: 0, meta: { shown: true } },
  )
  const resumen = useCall('sugerencias.resumen', {})
  const save = useWrite('sugerencias.update', { touches: ['sugerencias'], onDone: reloadSession })
  const { titulo } = formularios.sugerencias
  usePlace([{ label: titulo }])

  // actions
  const marcar = ({ id, status, revision }: Sugerencia) =>
    save.mutate({ id, status: status === 0 ? 1 : 0, revision })
  const remove = (row: Sugerencia) =>
    confirmDelete({
      count: 1,
      name: row.titulo,
      work: async () => {
        const { message } = await api('sugerencias.delete', { id: row.id })
        notifyGood(message)
        await list.afterDelete(1)
        reloadSession()
      },
    })

  // page
  return (
    <Page title={resumen.data ? tituloDeSugerencias(resumen.data) : titulo}>
      <ListBar
        filters={
          <>
            <ListFilter list={list} label="Buscar en lo escrito o por persona" />
            <FilterSelect
              label="Estado"
              options={estados}
              value={elegido?.value}
              onChange={value => setAddress({ estado: value, page: undefined })}
            />
          </>
        }
        tools={<ListTools lista="sugerencias" list={list} columns={seenColumns(columns)} />}
        actions={
          <ReportButton
            title={titulo}
            ask={() => api('sugerencias.pdf', { ...narrowed, ...(filtro && { filtro }) })}
          />
        }
      />
      <DataTable
        label={titulo}
        columns={columns}
        list={list}
        empty={
          <EmptyState title="Todavía no hay sugerencias">
            Aquí llega lo que las personas escriben en «Sugerir MEJORAS».
          </EmptyState>
        }
        onOpen={row => setAddress({ id: row.id })}
        menu={row => ({
          name: row.titulo,
          actions: [
            { label: 'Ver', onClick: () => setAddress({ id: row.id }) },
            {
              label: row.status === 0 ? 'Dar por revisada' : 'Dejar como nueva',
              onClick: () => marcar(row),
            },
            { label: 'Eliminar', danger: true, onClick: () => void remove(row) },
          ],
        })}
      />
      {id !== undefined && (
        <Opened query={opened} onClose={cerrar}>
          {({ data }) => (
            <SugerenciaDrawer key={data.id} sugerencia={data} onClose={cerrar} onSaved={reloadSession} />
          )}
        </Opened>
      )}
    </Page>
  )
}
