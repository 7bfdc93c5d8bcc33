import type { Local } from '@malla/contracts/locales.ts'
import { Button } from '@mantine/core'
import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { useAddress, useSetAddress } from '../../app/address.ts'
import { api } from '../../app/api.ts'
import { DE_LA_INSTITUCION, useWhyNot } from '../../app/permission.ts'
import { refresh, useCall } from '../../app/query.ts'
import { ActionButton } from '../../ui/ActionButton.tsx'
import { notifyGood } from '../../ui/alerts.tsx'
import { confirmDelete } from '../../ui/dialogs.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { columnsOf, seenColumns } from '../../ui/table/columns.ts'
import { DataTable } from '../../ui/table/DataTable.tsx'
import { ListBar } from '../../ui/table/ListBar.tsx'
import { ListFilter } from '../../ui/table/ListFilter.tsx'
import { wholeList } from '../../ui/table/list.ts'
import { ListTools } from '../vistas/ListTools.tsx'
import { LocalForm } from './LocalForm.tsx'

const column = columnsOf<Local>()
const columns = column.columns([
  column.accessor('nombre', { header: 'Nombre', meta: { primary: true } }),
  column.accessor('laboratorios_count', {
    header: 'Laboratorios y talleres',
    meta: { align: 'right', width: 200 },
  }),
])

/** The premises of the institution; few enough to be shown whole. */
export function LocalesList() {
  // query
  const { filtro } = useAddress()
  const setAddress = useSetAddress()
  const query = useCall(
    'locales.list',
    { ...(filtro && { filtro }) },
    { meta: { shown: true }, placeholderData: keepPreviousData },
  )
  const list = wholeList(query.data?.data, {
    thing: 'local',
    filter: filtro ?? '',
    filtered: !!filtro,
    loading: query.isFetching && !query.data,
    error: query.error,
    retry: () => void query.refetch(),
    setFilter: text => setAddress({ filtro: text || undefined }, { replace: !!filtro }),
  })
  const [editing, setEditing] = useState<Local | 'nuevo' | null>(null)
  const whyNotCreate = useWhyNot('estructura.crear', DE_LA_INSTITUCION)
  const whyNotDelete = useWhyNot('estructura.eliminar', DE_LA_INSTITUCION)

  // empty state
  const empty = (
    <EmptyState
      title="Todavía no hay locales"
      action={!whyNotCreate && <Button onClick={() => setEditing('nuevo')}>Nuevo local</Button>}
    >
      Un local es una sede o un pabellón: en él están los laboratorios y talleres.
    </EmptyState>
  )

  // actions
  const remove = (row: Local) =>
    confirmDelete({
      name: row.nombre,
      work: async () => {
        const { message } = await api('locales.delete', { id: row.id })
        notifyGood(message)
        await refresh('locales')
      },
    })

  // page
  return (
    <>
      <ListBar
        filters={<ListFilter list={list} />}
        tools={
          <ListTools
            lista="locales"
            list={list}
            columns={seenColumns(columns)}
            pedido={{ ...(filtro && { filtro }) }}
          />
        }
        actions={
          <ActionButton whyNot={whyNotCreate} onClick={() => setEditing('nuevo')}>
            Nuevo local
          </ActionButton>
        }
      />
      <DataTable
        label="Locales"
        columns={columns}
        list={list}
        empty={empty}
        onOpen={setEditing}
        menu={row => ({
          name: row.nombre,
          actions: [
            { label: 'Abrir', onClick: () => setEditing(row) },
            { label: 'Eliminar', danger: true, whyNot: whyNotDelete, onClick: () => void remove(row) },
          ],
        })}
      />
      {editing && <LocalForm item={editing === 'nuevo' ? null : editing} onClose={() => setEditing(null)} />}
    </>
  )
}
