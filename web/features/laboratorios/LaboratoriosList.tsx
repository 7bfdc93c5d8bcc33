import type { Laboratorio } from '@malla/contracts/laboratorios.ts'
import { programasQueLoUsan } from '@malla/domain/laboratorios/programas.ts'
import { Button } from '@mantine/core'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useAddress, useSetAddress } from '../../app/address.ts'
import { api } from '../../app/api.ts'
import { Link } from '../../app/Link.tsx'
import { DE_LA_INSTITUCION, useWhyNot } from '../../app/permission.ts'
import { useCall } from '../../app/query.ts'
import { useList } from '../../app/useList.ts'
import { paths } from '../../paths.ts'
import { ActionButton } from '../../ui/ActionButton.tsx'
import { Cuenta } from '../../ui/Cuenta.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { MenuButton } from '../../ui/MenuButton.tsx'
import { openReport } from '../../ui/pdf/report.ts'
import { columnsOf, seenColumns } from '../../ui/table/columns.ts'
import { DataTable } from '../../ui/table/DataTable.tsx'
import { FilterSelect } from '../../ui/table/FilterSelect.tsx'
import { ListBar } from '../../ui/table/ListBar.tsx'
import { ListFilter } from '../../ui/table/ListFilter.tsx'
import { BotonDeCambios } from '../impacto/CambiosEnUnPaso.tsx'
import { EnviarCorreo, type Envio } from '../informes/EnviarCorreo.tsx'
import { filtrosDe } from '../planes/filtros.ts'
import { ListTools } from '../vistas/ListTools.tsx'
import { eliminarLaboratorios } from './eliminarLaboratorios.ts'
import { LaboratorioForm } from './LaboratorioForm.tsx'
import { type TipoDeLaboratorio, textosDe } from './tipos.ts'

const column = columnsOf<Laboratorio>()
const columns = column.columns([
  column.accessor('nombre', { header: 'Nombre', meta: { primary: true } }),
  column.accessor('local', { header: 'Local', meta: { width: 200 } }),
  column.accessor(programasQueLoUsan, {
    id: 'programas',
    header: 'Programas',
    meta: { truncate: true },
  }),
  column.accessor(row => row.capacidad ?? '–', {
    id: 'capacidad',
    header: 'Capacidad',
    meta: { align: 'right', width: 104 },
  }),
  column.accessor(row => row.equipos.length, {
    id: 'equipos',
    header: 'Equipos',
    meta: { align: 'right', width: 96 },
    cell: ({ row, getValue }) => (
      <Link href={paths.equipos({ id: row.original.id })}>
        <Cuenta n={getValue()} uno="equipo" varios="equipos" de={row.original.nombre} />
      </Link>
    ),
  }),
  column.accessor('planes_count', { header: 'Planes', meta: { align: 'right', width: 96 } }),
])

/** Whose they are and where they stand. */
function FiltrosDeLugar() {
  const { programa, local } = useAddress()
  const setAddress = useSetAddress()
  const locales = useCall('locales.list', {}, { meta: { shown: true } })
  const programas = useCall('facultades.arbol', {}, { meta: { shown: true } })
  return (
    <>
      <FilterSelect
        label="Programa"
        options={programas.data ? filtrosDe(programas.data.data, undefined).programas : []}
        value={programa}
        onChange={next => setAddress({ programa: next, page: undefined })}
        width={200}
      />
      <FilterSelect
        label="Local"
        options={(locales.data?.data ?? []).map(l => ({ value: l.id, label: l.nombre }))}
        value={local}
        onChange={next => setAddress({ local: next, page: undefined })}
      />
    </>
  )
}

/** The laboratories (1) or the workshops (2) of the institution. */
export function LaboratoriosList({ tipo }: { tipo: TipoDeLaboratorio }) {
  // query
  const { programa, local, filtro } = useAddress()
  const router = useRouter()
  const narrowed = { tipo, programa_id: programa, local_id: local }
  const list = useList('laboratorios.list', narrowed, programa !== undefined || local !== undefined)
  const [editing, setEditing] = useState<Laboratorio | 'nuevo' | null>(null)
  const [envio, setEnvio] = useState<Envio | null>(null)
  const whyNotCreate = useWhyNot('estructura.crear', DE_LA_INSTITUCION)
  const whyNotDelete = useWhyNot('estructura.eliminar', DE_LA_INSTITUCION)
  const whyNotSend = useWhyNot('informes.enviar')
  const textos = textosDe[tipo]

  // empty state
  const empty = (
    <EmptyState
      title={textos.vacio}
      action={!whyNotCreate && <Button onClick={() => setEditing('nuevo')}>{textos.nuevo}</Button>}
    >
      {textos.paraQue}
    </EmptyState>
  )

  // actions
  const remove = (rows: readonly Laboratorio[]) => eliminarLaboratorios(rows, list.afterDelete)

  const filtros = {
    tipo,
    ...(programa && { programa_id: programa }),
    ...(local && { local_id: local }),
    ...(filtro && { filtro }),
  }
  const informes = [
    {
      label: 'Ver la lista en PDF',
      onClick: () => openReport({ title: textos.varios, ask: () => api('laboratorios.pdfFiltro', filtros) }),
    },
    {
      label: 'Enviar a Correo: lista',
      whyNot: whyNotSend,
      onClick: () =>
        setEnvio({
          titulo: 'Laboratorios y talleres',
          send: (correo, options) => api('laboratorios.mailFiltro', { ...filtros, correo }, options),
        }),
    },
  ]
  const documentosDe = ({ id, nombre }: Laboratorio) => [
    {
      label: 'Ver en PDF',
      onClick: () => openReport({ title: nombre, ask: () => api('laboratorios.pdf', { id }) }),
    },
    {
      label: 'Enviar a Correo',
      whyNot: whyNotSend,
      onClick: () =>
        setEnvio({
          titulo: nombre,
          send: (correo, options) => api('laboratorios.mail', { id, correo }, options),
        }),
    },
  ]

  // page
  return (
    <>
      <ListBar
        filters={
          <>
            <ListFilter list={list} />
            <FiltrosDeLugar />
          </>
        }
        tools={
          <ListTools
            lista={tipo === 1 ? 'laboratorios' : 'talleres'}
            list={list}
            columns={seenColumns(columns)}
          />
        }
        actions={
          <>
            <BotonDeCambios />
            <MenuButton label="Documentos" actions={informes} />
            <ActionButton whyNot={whyNotCreate} onClick={() => setEditing('nuevo')}>
              {textos.nuevo}
            </ActionButton>
          </>
        }
      />
      <DataTable
        label={textos.varios}
        columns={columns}
        list={list}
        empty={empty}
        onOpen={setEditing}
        onDeleteMany={remove}
        whyNotDelete={whyNotDelete}
        menu={row => ({
          name: row.nombre,
          actions: [
            { label: 'Abrir', onClick: () => setEditing(row) },
            {
              label: 'Equipos',
              onClick: () => void router.navigate({ href: paths.equipos({ id: row.id }) }),
            },
            ...documentosDe(row),
            { label: 'Eliminar', danger: true, whyNot: whyNotDelete, onClick: () => void remove([row]) },
          ],
        })}
      />
      {editing && (
        <LaboratorioForm
          tipo={tipo}
          item={editing === 'nuevo' ? null : editing}
          onClose={() => setEditing(null)}
        />
      )}
      {envio && <EnviarCorreo envio={envio} onClose={() => setEnvio(null)} />}
    </>
  )
}
