import type { Facultad } from '@malla/contracts/facultades.ts'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useAddress, useSetAddress } from '../../app/address.ts'
import { api } from '../../app/api.ts'
import { Link } from '../../app/Link.tsx'
import { DE_LA_INSTITUCION, useWhyNot, useWhyNotOf } from '../../app/permission.ts'
import { useWrite } from '../../app/query.ts'
import { useList } from '../../app/useList.ts'
import { paths } from '../../paths.ts'
import { ActionButton } from '../../ui/ActionButton.tsx'
import { notifyGood } from '../../ui/alerts.tsx'
import { Cuenta } from '../../ui/Cuenta.tsx'
import { confirmDelete, warn } from '../../ui/dialogs.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { columnsOf, seenColumns } from '../../ui/table/columns.ts'
import { DataTable } from '../../ui/table/DataTable.tsx'
import { FilterSelect } from '../../ui/table/FilterSelect.tsx'
import { ListBar } from '../../ui/table/ListBar.tsx'
import { ListFilter } from '../../ui/table/ListFilter.tsx'
import { ImportarButton } from '../programas/ImportarButton.tsx'
import { ListTools } from '../vistas/ListTools.tsx'
import { EstadoBadge, estadoDe, estados, otroEstado } from './EstadoBadge.tsx'
import { FacultadAbierta, FacultadForm } from './FacultadForm.tsx'
import { losQueSeQuedan, NADA_SE_ELIMINO, whyNotSiCuelgan } from './losQueCuelgan.ts'
import { nombreDeTipo } from './tipos.ts'

const programasDe = (facultad: Facultad) => paths.facultades({ vista: 'programas', facultad: facultad.id })

const whyNotQuitar = (facultad: Facultad): string | null =>
  whyNotSiCuelgan(facultad.programas_count, 'programa', 'programas')

const column = columnsOf<Facultad>()
const columns = column.columns([
  column.accessor('nombre', { header: 'Facultad', meta: { primary: true } }),
  column.accessor('txt_type', {
    header: 'Tipo',
    meta: { width: 120 },
    cell: cell => nombreDeTipo(cell.getValue()),
  }),
  column.accessor('programas_count', {
    header: 'Programas',
    meta: { align: 'right', width: 110 },
    cell: ({ row, getValue }) =>
      getValue() > 0 ? (
        <Link href={programasDe(row.original)}>
          <Cuenta n={getValue()} uno="programa" varios="programas" de={row.original.nombre} />
        </Link>
      ) : (
        0
      ),
  }),
  column.accessor('estado', {
    header: 'Estado',
    meta: { width: 130 },
    cell: cell => <EstadoBadge estado={cell.getValue()} />,
  }),
])

/** The faculties of the institution, cepre and posgrado among them. */
export function FacultadesList() {
  // query
  const { id, estado, panel } = useAddress()
  const setAddress = useSetAddress()
  const narrowed = estadoDe(estado)
  const list = useList('facultades.list', { estado: narrowed }, !!narrowed)
  const save = useWrite('facultades.update', { touches: ['facultades', 'programas', 'planes'] })
  const whyNotOf = useWhyNotOf()
  const whyNotCreate = useWhyNot('estructura.crear', DE_LA_INSTITUCION)
  const [creating, setCreating] = useState(false)
  const create = () => setCreating(true)
  // Whoever begins with nothing is led here with the form open.
  const isCreating = (creating || panel === 'nueva') && !whyNotCreate
  const closeNueva = () => {
    setCreating(false)
    if (panel) setAddress({ panel: undefined }, { replace: true })
  }

  // empty state
  const empty = (
    <EmptyState
      title="Todavía no hay facultades"
      action={!whyNotCreate && <Button onClick={create}>Nueva facultad</Button>}
    >
      De cada facultad cuelgan sus programas, y de ellos los planes de estudios. Cree la primera o traiga las
      de otra institución.
    </EmptyState>
  )

  // actions
  const remove = async (rows: readonly Facultad[]) => {
    const seQuedan = losQueSeQuedan(rows, whyNotQuitar)
    if (seQuedan.length > 0) {
      await warn(seQuedan, NADA_SE_ELIMINO)
      return false
    }
    return confirmDelete({
      count: rows.length,
      name: rows.length === 1 ? rows[0]!.nombre : undefined,
      work: async () => {
        const { message } = await api('facultades.deleteMany', { ids: rows.map(row => row.id) })
        notifyGood(message)
        await list.afterDelete(rows.length)
      },
    })
  }
  const menu = (facultad: Facultad) => {
    const ambito = { facultad_id: facultad.id }
    const whyNotEdit = whyNotOf('estructura.editar', ambito)
    const otro = otroEstado(facultad.estado)
    return {
      name: facultad.nombre,
      actions: [
        {
          label: 'Ver sus programas',
          onClick: () => setAddress({ vista: 'programas', facultad: facultad.id }),
        },
        { label: 'Editar', onClick: () => setAddress({ id: facultad.id }), whyNot: whyNotEdit },
        {
          label: otro.verbo,
          onClick: () => save.mutate({ id: facultad.id, estado: otro.estado, revision: facultad.revision }),
          whyNot: whyNotEdit,
        },
        {
          label: 'Eliminar',
          danger: true,
          onClick: () => void remove([facultad]),
          whyNot: whyNotOf('estructura.eliminar', ambito) ?? whyNotQuitar(facultad),
        },
      ],
    }
  }

  // page
  return (
    <>
      <ListBar
        filters={
          <>
            <ListFilter list={list} />
            <FilterSelect
              label="Estado"
              options={estados}
              value={narrowed}
              onChange={next => setAddress({ estado: next, page: undefined })}
            />
          </>
        }
        tools={<ListTools lista="facultades" list={list} columns={seenColumns(columns)} />}
        actions={
          <>
            <ImportarButton clase="facultades" />
            <ActionButton whyNot={whyNotCreate} onClick={create}>
              Nueva facultad
            </ActionButton>
          </>
        }
      />
      <DataTable
        label="Facultades"
        columns={columns}
        list={list}
        empty={empty}
        isOff={row => row.estado !== 'Activado'}
        onOpen={row => setAddress({ id: row.id })}
        selectedId={id}
        menu={menu}
        onDeleteMany={remove}
        whyNotDelete={useWhyNot('estructura.eliminar')}
      />
      {isCreating && <FacultadForm facultad={null} enDireccion={panel === 'nueva'} onClose={closeNueva} />}
      {id && (
        <FacultadAbierta key={id} id={id} onClose={() => setAddress({ id: undefined }, { replace: true })} />
      )}
    </>
  )
}
