import type { CorreoEnLista } from '@malla/contracts/correos.ts'
import { type EstadoDeCorreo, estadosDeCorreo } from '@malla/domain/correos/estados.ts'
import { useAddress, useSetAddress } from '../../app/address.ts'
import { Opened } from '../../app/Opened.tsx'
import { useCall, useWrite } from '../../app/query.ts'
import { usePlace } from '../../app/shell/crumbs.ts'
import { useList } from '../../app/useList.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { dmyTime } from '../../ui/form/dates.ts'
import { Page } from '../../ui/Page.tsx'
import { StateBadge } from '../../ui/StateBadge.tsx'
import { columnsOf, seenColumns } from '../../ui/table/columns.ts'
import { DataTable } from '../../ui/table/DataTable.tsx'
import { FilterSelect } from '../../ui/table/FilterSelect.tsx'
import { ListBar } from '../../ui/table/ListBar.tsx'
import { ListFilter } from '../../ui/table/ListFilter.tsx'
import { ListTools } from '../vistas/ListTools.tsx'
import { CorreoDialog } from './CorreoDialog.tsx'
import { estados } from './estados.ts'
import './lectura.ts'

const column = columnsOf<CorreoEnLista>()
const columns = column.columns([
  column.accessor('asunto', { header: 'Asunto', meta: { primary: true } }),
  column.accessor('para', { header: 'Para', meta: { width: '24%' } }),
  column.accessor('institucion', {
    header: 'Institución',
    cell: ({ getValue }) => getValue() ?? 'La instalación',
    meta: { wideOnly: true },
  }),
  column.accessor('created_at', {
    header: 'Fecha',
    cell: ({ getValue }) => dmyTime(getValue()),
    meta: { width: 150 },
  }),
  column.accessor('estado', {
    header: 'Estado',
    cell: ({ getValue }) => {
      const { tone, label } = estados[getValue()]
      return <StateBadge tone={tone}>{label}</StateBadge>
    },
    meta: { width: 130 },
  }),
])

const isEstado = (text: string | undefined): text is EstadoDeCorreo =>
  (estadosDeCorreo as readonly (string | undefined)[]).includes(text)

/** The mails of the installation, for the administrator: what went out, what waits, what could not be sent. */
export function CorreosPage() {
  // query
  const { estado, id } = useAddress()
  const setAddress = useSetAddress()
  const cerrar = () => setAddress({ id: undefined }, { replace: true })
  const narrowed = isEstado(estado) ? estado : undefined
  const list = useList('correos.list', narrowed ? { estado: narrowed } : {}, !!narrowed)
  const opened = useCall(
    'correos.show',
    { id: id ?? 0 },
    { enabled: id !== undefined, meta: { shown: true } },
  )
  const retry = useWrite('correos.retry', { touches: ['correos', 'escritorio'] })
  usePlace([{ label: 'Correos' }])

  return (
    <Page title="Correos">
      <ListBar
        filters={
          <>
            <ListFilter list={list} label="Buscar por destinatario o asunto" />
            <FilterSelect
              label="Estado"
              options={estadosDeCorreo.map(value => ({ value, label: estados[value].label }))}
              value={narrowed}
              onChange={value => setAddress({ estado: value, page: undefined })}
            />
          </>
        }
        tools={<ListTools lista="correos" list={list} columns={seenColumns(columns)} />}
      />
      <DataTable
        label="Correos"
        columns={columns}
        list={list}
        empty={
          <EmptyState title="Todavía no hay correos">
            Aquí se ve lo que la instalación envía: recuperaciones de contraseña e informes.
          </EmptyState>
        }
        isOff={row => row.estado === 'fallido'}
        onOpen={row => setAddress({ id: row.id })}
        menu={row => ({
          name: row.asunto,
          actions: [
            { label: 'Ver', onClick: () => setAddress({ id: row.id }) },
            {
              label: 'Volver a enviar',
              whyNot: row.estado === 'enviado' ? 'Este correo ya se envió.' : null,
              onClick: () => retry.mutate({ id: row.id }),
            },
          ],
        })}
      />
      {id !== undefined && (
        <Opened query={opened} onClose={cerrar}>
          {({ data }) => (
            <CorreoDialog
              correo={data}
              busy={retry.isPending}
              onRetry={() => retry.mutate({ id: data.id })}
              onClose={cerrar}
            />
          )}
        </Opened>
      )}
    </Page>
  )
}
