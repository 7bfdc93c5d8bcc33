import type { PlantillaDePlan } from '@malla/contracts/plantillas.ts'
import { formatCreditos } from '@malla/domain/asignaturas/creditos.ts'
import { nombreEn } from '@malla/domain/catalogos/opcion.ts'
import { tiposDeEmpresa } from '@malla/domain/empresas/catalogos.ts'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useAddress, useSetAddress } from '../../app/address.ts'
import { addressOf, api } from '../../app/api.ts'
import { Opened } from '../../app/Opened.tsx'
import { useCall } from '../../app/query.ts'
import { useList } from '../../app/useList.ts'
import { useNuevo } from '../../app/useNuevo.ts'
import { paths } from '../../paths.ts'
import { ActionButton } from '../../ui/ActionButton.tsx'
import { notifyGood } from '../../ui/alerts.tsx'
import { confirmDelete } from '../../ui/dialogs.tsx'
import { download } from '../../ui/download.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { dmy } from '../../ui/form/dates.ts'
import { openReport } from '../../ui/pdf/report.ts'
import { columnsOf, seenColumns } from '../../ui/table/columns.ts'
import { DataTable } from '../../ui/table/DataTable.tsx'
import { FilterSelect } from '../../ui/table/FilterSelect.tsx'
import { ListBar } from '../../ui/table/ListBar.tsx'
import { ListFilter } from '../../ui/table/ListFilter.tsx'
import { ListTools } from '../vistas/ListTools.tsx'
import { PlantillaForm } from './PlantillaForm.tsx'
import { SubirForm } from './SubirForm.tsx'
import { VerPlantilla } from './VerPlantilla.tsx'

const column = columnsOf<PlantillaDePlan>()
const columns = column.columns([
  column.accessor('nombre', { header: 'Plantilla', meta: { primary: true } }),
  column.accessor(p => nombreEn(tiposDeEmpresa, p.tipo), {
    id: 'tipo',
    header: 'Para',
    meta: { width: 120 },
  }),
  column.accessor(p => p.institucion ?? (p.planestudio_id ? '–' : 'De Excel'), {
    id: 'origen',
    header: 'Origen',
    meta: { truncate: true },
  }),
  column.accessor('ciclos_count', { header: 'Ciclos', meta: { align: 'right', width: 80 } }),
  column.accessor('cursos_count', { header: 'Cursos', meta: { align: 'right', width: 84 } }),
  column.accessor(p => (p.creditos > 0 ? formatCreditos(p.creditos) : '–'), {
    id: 'creditos',
    header: 'Créditos',
    meta: { align: 'right', width: 92 },
  }),
  column.accessor('created_at', {
    header: 'Creada',
    meta: { width: 112 },
    cell: cell => dmy(cell.getValue()),
  }),
])
const tipos = tiposDeEmpresa.map(t => ({ value: t.valor, label: t.nombre }))

/** What new plans may begin with, by kind of institution. `creating`: with the form of a new one open. */
export function PlantillasDePlanes({ creating }: { creating: boolean }) {
  // query
  const address = useAddress()
  const setAddress = useSetAddress()
  const cerrar = () => setAddress({ id: undefined }, { replace: true })
  const tipo = tipos.find(t => String(t.value) === address.estado)?.value
  const list = useList('plantillas.list', { tipo }, tipo !== undefined)
  const open = useCall(
    'plantillas.show',
    { id: address.id },
    { enabled: address.id !== undefined, meta: { shown: true } },
  )
  const [editing, setEditing] = useState<PlantillaDePlan | null>(null)
  const [uploading, setUploading] = useState<PlantillaDePlan | 'nueva' | null>(null)
  const { crear, volver } = useNuevo(paths.plantillas, paths.plantillaNueva)

  // empty state
  const empty = (
    <EmptyState title="Todavía no hay plantillas" action={<Button onClick={crear}>Nueva plantilla</Button>}>
      Una plantilla reúne aquello con lo que puede empezar un plan nuevo: ciclos, cursos y textos. Se hace a
      partir de un plan que ya está en el sistema o de una hoja de Excel.
    </EmptyState>
  )

  // actions
  const remove = (rows: readonly PlantillaDePlan[]) =>
    confirmDelete({
      count: rows.length,
      name: rows.length === 1 ? rows[0]!.nombre : undefined,
      note: 'Los planes que empezaron con ella no cambian.',
      work: async () => {
        const { message } = await api('plantillas.delete', { ids: rows.map(row => row.id) })
        notifyGood(message)
        await list.afterDelete(rows.length)
      },
    })
  const menu = (row: PlantillaDePlan) => ({
    name: row.nombre,
    actions: [
      { label: 'Ver lo que tiene', onClick: () => setAddress({ id: row.id }) },
      { label: 'Editar', onClick: () => setEditing(row) },
      { label: 'Importar de Excel…', onClick: () => setUploading(row) },
      {
        label: 'Descargar en Excel',
        onClick: () => download(addressOf('plantillas.descargar', { id: row.id })),
      },
      {
        label: 'Ver en PDF',
        onClick: () => openReport({ title: row.nombre, ask: () => api('plantillas.pdf', { id: row.id }) }),
      },
      { label: 'Eliminar', danger: true, onClick: () => void remove([row]) },
    ],
  })

  // page
  return (
    <>
      <ListBar
        filters={
          <>
            <ListFilter list={list} />
            <FilterSelect
              label="Tipo"
              options={tipos}
              value={tipo}
              onChange={next => setAddress({ estado: next ? String(next) : undefined, page: undefined })}
            />
          </>
        }
        tools={<ListTools lista="plantillas" list={list} columns={seenColumns(columns)} />}
        actions={
          <>
            <Button component="a" variant="default" href={addressOf('plantillas.descargar', {})} download>
              Formulario de Excel
            </Button>
            <Button variant="default" onClick={() => setUploading('nueva')}>
              Importar de Excel
            </Button>
            <ActionButton whyNot={null} onClick={crear}>
              Nueva plantilla
            </ActionButton>
          </>
        }
      />
      <DataTable
        label="Plantillas de planes de estudios"
        columns={columns}
        list={list}
        empty={empty}
        onOpen={row => setAddress({ id: row.id })}
        selectedId={address.id}
        menu={menu}
        onDeleteMany={remove}
      />
      {address.id !== undefined && (
        <Opened query={open} onClose={cerrar}>
          {({ data }) => <VerPlantilla plantilla={data} onClose={cerrar} />}
        </Opened>
      )}
      {creating && <PlantillaForm item={null} onClose={volver} />}
      {editing && <PlantillaForm item={editing} onClose={() => setEditing(null)} />}
      {uploading && (
        <SubirForm item={uploading === 'nueva' ? null : uploading} onClose={() => setUploading(null)} />
      )}
    </>
  )
}
