import type { PlantillaDePerfil } from '@malla/contracts/plantillasDePerfil.ts'
import { nombreEn } from '@malla/domain/catalogos/opcion.ts'
import { tiposDeEmpresa } from '@malla/domain/empresas/catalogos.ts'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useAddress, useSetAddress } from '../../../app/address.ts'
import { api } from '../../../app/api.ts'
import { Opened } from '../../../app/Opened.tsx'
import { useCall } from '../../../app/query.ts'
import { useList } from '../../../app/useList.ts'
import { useNuevo } from '../../../app/useNuevo.ts'
import { paths } from '../../../paths.ts'
import { ActionButton } from '../../../ui/ActionButton.tsx'
import { notifyGood } from '../../../ui/alerts.tsx'
import { confirmDelete } from '../../../ui/dialogs.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { dmy } from '../../../ui/form/dates.ts'
import { openReport } from '../../../ui/pdf/report.ts'
import { columnsOf, seenColumns } from '../../../ui/table/columns.ts'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import { FilterSelect } from '../../../ui/table/FilterSelect.tsx'
import { ListBar } from '../../../ui/table/ListBar.tsx'
import { ListFilter } from '../../../ui/table/ListFilter.tsx'
import { ListTools } from '../../vistas/ListTools.tsx'
import { type ClaseDePerfil, cuantas } from './clases.ts'
import { PerfilForm } from './PerfilForm.tsx'
import { VerPerfil } from './VerPerfil.tsx'

const column = columnsOf<PlantillaDePerfil>()
const columnas = (clase: ClaseDePerfil) =>
  column.columns([
    column.accessor('nombre', { header: 'Plantilla', meta: { primary: true } }),
    column.accessor(p => nombreEn(tiposDeEmpresa, p.tipo), {
      id: 'tipo',
      header: 'Para',
      meta: { width: 120 },
    }),
    column.accessor(p => p.institucion ?? (p.planestudio_id ? '–' : 'A mano'), {
      id: 'origen',
      header: 'Origen',
      meta: { truncate: true },
    }),
    column.accessor('entradas_count', {
      header: clase.lista ? 'Rasgos' : 'Líneas',
      meta: { align: 'right', width: 84 },
    }),
    column.accessor('created_at', {
      header: 'Creada',
      meta: { width: 112 },
      cell: cell => dmy(cell.getValue()),
    }),
  ])
const tipos = tiposDeEmpresa.map(t => ({ value: t.valor, label: t.nombre }))

/** Templates of one kind of profile, by kind of institution. `creating`: with the form of a new one open. */
export function PlantillasDePerfil({ clase, creating }: { clase: ClaseDePerfil; creating: boolean }) {
  // query
  const address = useAddress()
  const setAddress = useSetAddress()
  const tipo = tipos.find(t => String(t.value) === address.estado)?.value
  const list = useList(`${clase.calls}.list`, { tipo }, tipo !== undefined)
  const [editando, setEditando] = useState<number | null>(null)
  const cual = editando ?? address.id
  const open = useCall(
    `${clase.calls}.show`,
    { id: cual },
    { enabled: cual !== undefined, meta: { shown: true } },
  )
  const { crear, volver } = useNuevo(paths.plantillas, paths.plantillaNueva)

  // empty state
  const empty = (
    <EmptyState
      title={`Todavía no hay plantillas de ${clase.perfil}`}
      action={<Button onClick={crear}>Nueva plantilla</Button>}
    >
      Quien escribe el {clase.perfil} de un plan elige de una plantilla {clase.lista ? 'los' : 'las'}{' '}
      {clase.varias} que le sirven. Se escriben aquí o se toman de un plan que ya está en el sistema.
    </EmptyState>
  )

  // actions
  const remove = (rows: readonly PlantillaDePerfil[]) =>
    confirmDelete({
      count: rows.length,
      name: rows.length === 1 ? rows[0]!.nombre : undefined,
      note: 'Los planes que la usaron no cambian.',
      work: async () => {
        const { message } = await api(`${clase.calls}.delete`, { ids: rows.map(row => row.id) })
        notifyGood(message)
        await list.afterDelete(rows.length)
      },
    })
  const menu = (row: PlantillaDePerfil) => ({
    name: row.nombre,
    actions: [
      { label: 'Ver lo que tiene', onClick: () => setAddress({ id: row.id }) },
      { label: 'Editar', onClick: () => setEditando(row.id) },
      {
        label: 'Ver en PDF',
        onClick: () =>
          openReport({ title: row.nombre, ask: () => api(`${clase.calls}.pdf`, { id: row.id }) }),
      },
      { label: 'Eliminar', danger: true, onClick: () => void remove([row]) },
    ],
  })
  const cerrar = () =>
    editando === null ? setAddress({ id: undefined }, { replace: true }) : setEditando(null)

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
        tools={
          <ListTools
            lista={clase.lista ? 'plantillas_de_ingresante' : 'plantillas_de_egresado'}
            list={list}
            columns={seenColumns(columnas(clase))}
          />
        }
        actions={
          <ActionButton whyNot={null} onClick={crear}>
            Nueva plantilla
          </ActionButton>
        }
      />
      <DataTable
        label={`Plantillas de ${clase.perfil}`}
        columns={columnas(clase)}
        list={list}
        empty={empty}
        onOpen={row => setAddress({ id: row.id })}
        selectedId={address.id}
        menu={menu}
        onDeleteMany={remove}
      />
      {cual !== undefined && (
        <Opened key={`${editando}-${cual}`} query={open} onClose={cerrar}>
          {({ data }) =>
            editando === null ? (
              <VerPerfil plantilla={data} cuantas={cuantas(clase, data.items.length)} onClose={cerrar} />
            ) : (
              <PerfilForm clase={clase} item={data} onClose={cerrar} />
            )
          }
        </Opened>
      )}
      {creating && <PerfilForm clase={clase} item={null} onClose={volver} />}
    </>
  )
}
