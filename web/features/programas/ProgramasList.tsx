import type { Programa } from '@malla/contracts/programas.ts'
import type { Ambito } from '@malla/domain/permisos/acciones.ts'
import { Button } from '@mantine/core'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useAddress, useSetAddress } from '../../app/address.ts'
import { api } from '../../app/api.ts'
import { Link } from '../../app/Link.tsx'
import { useWhyNot, useWhyNotOf } from '../../app/permission.ts'
import { useCall, useWrite } from '../../app/query.ts'
import { useList } from '../../app/useList.ts'
import { paths } from '../../paths.ts'
import { ActionButton } from '../../ui/ActionButton.tsx'
import { notifyGood } from '../../ui/alerts.tsx'
import { Cuenta } from '../../ui/Cuenta.tsx'
import { confirmDelete, warn } from '../../ui/dialogs.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { columnsOf, seenColumns } from '../../ui/table/columns.ts'
import { DataTable } from '../../ui/table/DataTable.tsx'
import { ListBar } from '../../ui/table/ListBar.tsx'
import { EstadoBadge, otroEstado } from '../facultades/EstadoBadge.tsx'
import { losQueSeQuedan, NADA_SE_ELIMINO, whyNotSiCuelgan } from '../facultades/losQueCuelgan.ts'
import { ListTools } from '../vistas/ListTools.tsx'
import { useAvanceCurricular } from './AvanceCurricular.tsx'
import { ImportarButton } from './ImportarButton.tsx'
import { narrowingOf } from './narrowing.ts'
import { ProgramaAbierto, ProgramaForm } from './ProgramaForm.tsx'
import { ProgramasFilters } from './ProgramasFilters.tsx'
import { facultadUnica, whyNotNuevo } from './whyNotNuevo.ts'

const whyNotQuitar = (programa: Programa): string | null =>
  whyNotSiCuelgan(programa.planes_count, 'plan de estudios', 'planes de estudios')

const column = columnsOf<Programa>()
const columns = column.columns([
  column.accessor('nombre', { header: 'Programa', meta: { primary: true } }),
  column.accessor('facultad', { header: 'Facultad' }),
  column.accessor(p => `${p.nivel} · ${p.modalidad}`, {
    id: 'nivel',
    header: 'Nivel · modalidad',
    meta: { parts: { nivel: 'Nivel', modalidad: 'Modalidad' } },
  }),
  column.accessor('planes_count', {
    header: 'Planes',
    meta: { align: 'right', width: 84 },
    cell: ({ row, getValue }) =>
      getValue() > 0 ? (
        <Link href={paths.planes({ programa: row.original.id })}>
          <Cuenta n={getValue()} uno="plan" varios="planes" de={row.original.nombre} />
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

/** The programmes of the institution. */
export function ProgramasList() {
  // query
  const address = useAddress()
  const setAddress = useSetAddress()
  const router = useRouter()
  const narrowing = narrowingOf(address)
  const list = useList(
    'programas.list',
    narrowing,
    Object.values(narrowing).some(v => v !== undefined),
  )
  const [creating, setCreating] = useState(false)
  const save = useWrite('programas.update', { touches: ['programas', 'facultades', 'planes'] })
  const whyNotOf = useWhyNotOf()
  const { whyNotCreate, unica } = useDondeCrear()
  const avance = useAvanceCurricular()

  // empty state
  const empty = (
    <EmptyState
      title="Todavía no hay programas"
      action={
        whyNotCreate ? (
          <Button variant="default" component={Link} href={paths.facultades()}>
            Ir a las facultades
          </Button>
        ) : (
          <Button onClick={() => setCreating(true)}>Nuevo programa</Button>
        )
      }
    >
      Un programa pertenece a una facultad y tiene nivel y modalidad. Cuando lo haya creado podrá hacer su
      plan de estudios.
    </EmptyState>
  )

  // actions
  const remove = async (rows: readonly Programa[]) => {
    const seQuedan = losQueSeQuedan(rows, whyNotQuitar)
    if (seQuedan.length > 0) {
      await warn(seQuedan, NADA_SE_ELIMINO)
      return false
    }
    return confirmDelete({
      count: rows.length,
      name: rows.length === 1 ? rows[0]!.nombre : undefined,
      work: async () => {
        const { message } = await api('programas.deleteMany', { ids: rows.map(row => row.id) })
        notifyGood(message)
        await list.afterDelete(rows.length)
      },
    })
  }
  const menu = (programa: Programa) => {
    const ambito = { facultad_id: programa.facultad_id, programa_id: programa.id }
    const whyNotEdit = whyNotOf('estructura.editar', ambito)
    const otro = otroEstado(programa.estado)
    return {
      name: programa.nombre,
      actions: [
        {
          label: 'Ver sus planes',
          onClick: () => void router.navigate({ href: paths.planes({ programa: programa.id }) }),
        },
        {
          label: 'Sus textos',
          onClick: () => void router.navigate({ href: paths.textosDePrograma(programa.id) }),
        },
        ...avance.actionsDe({ programa }),
        { label: 'Editar', onClick: () => setAddress({ id: programa.id }), whyNot: whyNotEdit },
        {
          label: otro.verbo,
          onClick: () => save.mutate({ id: programa.id, estado: otro.estado, revision: programa.revision }),
          whyNot: whyNotEdit,
        },
        {
          label: 'Eliminar',
          danger: true,
          onClick: () => void remove([programa]),
          whyNot: whyNotOf('estructura.eliminar', ambito) ?? whyNotQuitar(programa),
        },
      ],
    }
  }

  // page
  return (
    <>
      <ListBar
        filters={<ProgramasFilters list={list} />}
        tools={<ListTools lista="programas" list={list} columns={seenColumns(columns)} />}
        actions={
          <>
            <ImportarButton clase="programas" />
            <ActionButton whyNot={whyNotCreate} onClick={() => setCreating(true)}>
              Nuevo programa
            </ActionButton>
          </>
        }
      />
      <DataTable
        label="Programas"
        columns={columns}
        list={list}
        empty={empty}
        isOff={row => row.estado !== 'Activado'}
        onOpen={row => setAddress({ id: row.id })}
        selectedId={address.id}
        menu={menu}
        onDeleteMany={remove}
        whyNotDelete={useWhyNot('estructura.eliminar')}
      />
      {avance.dialogo}
      {creating && (
        <ProgramaForm
          programa={null}
          facultadId={address.facultad ?? unica}
          onClose={() => setCreating(false)}
        />
      )}
      {address.id && (
        <ProgramaAbierto
          key={address.id}
          id={address.id}
          onClose={() => setAddress({ id: undefined }, { replace: true })}
        />
      )}
    </>
  )
}

/** A programme needs a faculty to hang on: why there is none for it, and which one if it can be no other. */
function useDondeCrear(): { whyNotCreate: string | null; unica: number | null } {
  const whyNotRol = useWhyNot('estructura.crear')
  const whyNotOf = useWhyNotOf()
  const { data } = useCall('facultades.porEntidad', {}, { meta: { shown: true } })
  const facultades = data?.data
  const whyNotIn = (donde: Ambito) => whyNotOf('estructura.crear', donde)
  return {
    whyNotCreate: whyNotRol ?? (facultades ? whyNotNuevo(facultades, whyNotIn) : null),
    unica: facultades ? facultadUnica(facultades, whyNotIn) : null,
  }
}
