import type { Empresa } from '@malla/contracts/empresas.ts'
import { formularios } from '@malla/contracts/formularios.ts'
import { estadosDeEmpresa, isEmpresaResaltada, tiposDeEmpresa } from '@malla/domain/empresas/catalogos.ts'
import { Button } from '@mantine/core'
import { useRouter } from '@tanstack/react-router'
import { useAddress, useSetAddress } from '../../app/address.ts'
import { api } from '../../app/api.ts'
import { guardarEleccion } from '../../app/eleccion.ts'
import { Opened } from '../../app/Opened.tsx'
import { useCall } from '../../app/query.ts'
import { changeEmpresa, currentSession, useUser } from '../../app/session.ts'
import { usePlace } from '../../app/shell/crumbs.ts'
import { useList } from '../../app/useList.ts'
import { useNuevo } from '../../app/useNuevo.ts'
import { paths } from '../../paths.ts'
import { ActionButton } from '../../ui/ActionButton.tsx'
import { notifyGood } from '../../ui/alerts.tsx'
import { confirmDelete, warnOf } from '../../ui/dialogs.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { dmy } from '../../ui/form/dates.ts'
import { Page } from '../../ui/Page.tsx'
import { StateBadge } from '../../ui/StateBadge.tsx'
import { columnsOf, seenColumns } from '../../ui/table/columns.ts'
import { DataTable } from '../../ui/table/DataTable.tsx'
import { FilterSelect } from '../../ui/table/FilterSelect.tsx'
import { ListBar } from '../../ui/table/ListBar.tsx'
import { ListFilter } from '../../ui/table/ListFilter.tsx'
import { ListTools } from '../vistas/ListTools.tsx'
import classes from './EntidadesPage.module.css'
import { EntidadForm } from './EntidadForm.tsx'

const column = columnsOf<Empresa>()
const columns = column.columns([
  column.accessor('razonsocial', {
    header: 'Razón social',
    meta: {
      primary: true,
      parts: { razonsocial: 'Razón social', nombrecomercial: 'Nombre comercial', ruc: 'RUC' },
    },
    cell: ({ row: { original: e } }) => (
      <span className={classes.name}>
        {e.imagen_url && <img className={classes.logo} src={e.imagen_url} alt="" />}
        <span>{e.razonsocial}</span>
      </span>
    ),
  }),
  column.accessor('tipo', { header: 'Tipo', meta: { width: 120 } }),
  column.accessor(e => e.siglas ?? '–', { id: 'siglas', header: 'Siglas', meta: { width: 100 } }),
  column.accessor(e => e.lugar ?? '–', {
    id: 'lugar',
    header: 'Lugar',
    meta: {
      parts: {
        lugar: 'Lugar',
        direccion: 'Dirección',
        correo: 'Correo',
        telefono: 'Teléfono',
        web: 'Página web',
      },
    },
  }),
  column.accessor('usuarios_count', { header: 'Usuarios', meta: { align: 'right', width: 92 } }),
  column.accessor('created_at', {
    header: 'Registrada',
    meta: { width: 112 },
    cell: cell => dmy(cell.getValue()),
  }),
  column.accessor('estado', {
    header: 'Estado',
    meta: { width: 130 },
    cell: cell => (
      <StateBadge tone={isEmpresaResaltada(cell.getValue()) ? 'warning' : 'good'}>
        {cell.getValue()}
      </StateBadge>
    ),
  }),
])

const tipos = tiposDeEmpresa.map(t => ({ value: t.nombre, label: t.nombre }))
const estados = estadosDeEmpresa.map(value => ({ value, label: value }))
const oneOf = <T extends string>(options: readonly { value: T }[], given: string | undefined) =>
  options.find(o => o.value === given)?.value

/** Entidades (§2, root): the institutions of the installation. Its page `create` opens the form of a new one. */
export function EntidadesPage({ creating = false }: { creating?: boolean }) {
  // query
  const address = useAddress()
  const setAddress = useSetAddress()
  const cerrar = () => setAddress({ id: undefined }, { replace: true })
  const router = useRouter()
  const { empresa } = useUser()
  const narrowing = { tipo: oneOf(tipos, address.vista), estado: oneOf(estados, address.estado) }
  const list = useList('empresas.list', narrowing, !!(narrowing.tipo || narrowing.estado))
  const open = useCall(
    'empresas.show',
    { id: address.id },
    { enabled: address.id !== undefined, meta: { shown: true } },
  )
  const { titulo } = formularios.entidades
  const { href, crear, volver } = useNuevo(paths.entidades, paths.entidadNueva)
  usePlace(creating ? [{ label: titulo, href }, { label: 'Nueva entidad' }] : [{ label: titulo }])

  // empty state
  const empty = (
    <EmptyState title="Todavía no hay instituciones" action={<Button onClick={crear}>Nueva entidad</Button>}>
      Cada institución tiene sus facultades, sus usuarios y sus documentos, y no ve nada de las demás.
    </EmptyState>
  )

  // actions
  const remove = (rows: readonly Empresa[]) =>
    confirmDelete({
      count: rows.length,
      name: rows.length === 1 ? rows[0]!.razonsocial : undefined,
      work: async () => {
        const { message } = await api('empresas.delete', { ids: rows.map(row => row.id) })
        notifyGood(message)
        await list.afterDelete(rows.length)
      },
    })
  const enter = async (id: number) => {
    try {
      await changeEmpresa(id)
      guardarEleccion('empresa', currentSession().user!)
      void router.navigate({ href: paths.escritorio() })
    } catch (error) {
      void warnOf(error)
    }
  }
  const menu = (row: Empresa) => ({
    name: row.razonsocial,
    actions: [
      {
        label: 'Trabajar en ella',
        onClick: () => void enter(row.id),
        whyNot: row.id === empresa?.id ? 'Ya está trabajando en ella.' : null,
      },
      { label: 'Editar', onClick: () => setAddress({ id: row.id }) },
      {
        label: 'Eliminar',
        danger: true,
        onClick: () => void remove([row]),
        whyNot: row.id === empresa?.id ? 'Está trabajando en ella.' : null,
      },
    ],
  })

  // page
  return (
    <Page title={titulo}>
      <ListBar
        filters={
          <>
            <ListFilter list={list} />
            <FilterSelect
              label="Tipo"
              options={tipos}
              value={narrowing.tipo}
              onChange={vista => setAddress({ vista, page: undefined })}
            />
            <FilterSelect
              label="Estado"
              options={estados}
              value={narrowing.estado}
              onChange={estado => setAddress({ estado, page: undefined })}
            />
          </>
        }
        tools={<ListTools lista="entidades" list={list} columns={seenColumns(columns)} />}
        actions={
          <ActionButton whyNot={null} onClick={crear}>
            Nueva entidad
          </ActionButton>
        }
      />
      <DataTable
        label={titulo}
        columns={columns}
        list={list}
        empty={empty}
        isOff={row => isEmpresaResaltada(row.estado)}
        onOpen={row => setAddress({ id: row.id })}
        selectedId={address.id}
        menu={menu}
        onDeleteMany={remove}
      />
      {address.id !== undefined && (
        <Opened query={open} onClose={cerrar}>
          {({ data }) => <EntidadForm key={data.id} item={data} onClose={cerrar} />}
        </Opened>
      )}
      {creating && <EntidadForm item={null} onEntrar={id => void enter(id)} onClose={volver} />}
    </Page>
  )
}

/** The page `create`. */
export const EntidadNuevaPage = () => <EntidadesPage creating />
