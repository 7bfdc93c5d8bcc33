import { formularios } from '@malla/contracts/formularios.ts'
import type { Usuario } from '@malla/contracts/usuarios.ts'
import { isUsuarioResaltado } from '@malla/domain/usuarios/catalogos.ts'
import { rolMostrado } from '@malla/domain/usuarios/rolMostrado.ts'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useAddress, useSetAddress } from '../../app/address.ts'
import { api } from '../../app/api.ts'
import { Opened } from '../../app/Opened.tsx'
import { useCall } from '../../app/query.ts'
import { useUser } from '../../app/session.ts'
import { usePlace } from '../../app/shell/crumbs.ts'
import { useList } from '../../app/useList.ts'
import { useNuevo } from '../../app/useNuevo.ts'
import { paths } from '../../paths.ts'
import { ActionButton } from '../../ui/ActionButton.tsx'
import { notifyGood } from '../../ui/alerts.tsx'
import { confirmDelete, warnOf } from '../../ui/dialogs.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { dmyTime } from '../../ui/form/dates.ts'
import { MenuButton } from '../../ui/MenuButton.tsx'
import { Page } from '../../ui/Page.tsx'
import { downloadReport } from '../../ui/pdf/report.ts'
import { columnsOf, seenColumns } from '../../ui/table/columns.ts'
import { DataTable } from '../../ui/table/DataTable.tsx'
import { ListBar } from '../../ui/table/ListBar.tsx'
import { ListTools } from '../vistas/ListTools.tsx'
import classes from './Accesos.module.css'
import { ClaveDialog } from './ClaveDialog.tsx'
import { EstadoBadge } from './EstadoDeUsuario.tsx'
import { ImportarPersonas } from './ImportarPersonas.tsx'
import { PersonaCell } from './PersonaCell.tsx'
import { UsuarioForm } from './UsuarioForm.tsx'
import { UsuariosFilters, useNarrowing } from './UsuariosFilters.tsx'

const column = columnsOf<Usuario>()
const columns = column.columns([
  column.accessor(u => u.persona.nombres, {
    id: 'nombres',
    header: 'Nombres',
    meta: { primary: true, width: 300, parts: { nombres: 'Nombres', usuario: 'Usuario' } },
    cell: ({ row: { original: u } }) => <PersonaCell persona={u.persona} detail={u.usuario} />,
  }),
  column.accessor('accesos', {
    header: 'Instituciones y roles',
    cell: ({ row: { original: u } }) => <Roles usuario={u} />,
  }),
  column.accessor('ultimo_ingreso_at', {
    header: 'Último ingreso',
    meta: { width: 140, wideOnly: true },
    cell: c => (c.getValue() ? dmyTime(c.getValue()!) : 'Nunca'),
  }),
  column.accessor('estado', {
    header: 'Estado',
    meta: { width: 130 },
    cell: c => <EstadoBadge estado={c.getValue()} />,
  }),
])

const MAS = 3

/** What a user is, and where; of many the first ones. */
function Roles({ usuario: { root, accesos } }: { usuario: Usuario }) {
  const shown = accesos.slice(0, MAS)
  return (
    <span className={classes.roles}>
      {root && <b>Root o Administrador</b>}
      {shown.map(a => (
        <span key={a.id}>{`${rolMostrado(a)} · ${a.razonsocial}`}</span>
      ))}
      {accesos.length > MAS && <span>{`y ${accesos.length - MAS} más`}</span>}
      {!root && accesos.length === 0 && <span>Sin roles todavía</span>}
    </span>
  )
}

/** Usuarios (§2, root): the people of the installation. Its page `create` opens the form of a new one. */
export function UsuariosPage({ creating = false }: { creating?: boolean }) {
  // query
  const address = useAddress()
  const setAddress = useSetAddress()
  const cerrar = () => setAddress({ id: undefined }, { replace: true })
  const me = useUser()
  const narrowing = useNarrowing()
  const list = useList('usuarios.list', narrowing, Object.values(narrowing).some(Boolean))
  // Read anew whenever it is opened: what is changed begins with how it is now.
  const open = useCall(
    'usuarios.show',
    { id: address.id as number },
    { enabled: address.id !== undefined, gcTime: 0, meta: { shown: true } },
  )
  const [clave, setClave] = useState<Usuario | null>(null)
  const [filling, setFilling] = useState(creating)
  const [importing, setImporting] = useState(false)
  const { titulo } = formularios.usuarios
  const { href, crear, volver } = useNuevo(paths.usuarios, paths.usuarioNuevo)
  usePlace(creating ? [{ label: titulo, href }, { label: 'Nuevo usuario' }] : [{ label: titulo }])

  // empty state
  const empty = (
    <EmptyState title="Todavía no hay usuarios" action={<Button onClick={crear}>Nuevo usuario</Button>}>
      Cada usuario trabaja en una o varias instituciones, con los roles que usted le dé.
    </EmptyState>
  )

  // actions
  const remove = (rows: readonly Usuario[]) =>
    confirmDelete({
      count: rows.length,
      name: rows.length === 1 ? rows[0]!.persona.nombres : undefined,
      note: 'Sus sesiones se cierran ahora mismo. Lo que hicieron sigue en el registro de actividades.',
      work: async () => {
        const { message } = await api('usuarios.delete', { ids: rows.map(row => row.id) })
        notifyGood(message)
        await list.afterDelete(rows.length)
      },
    })
  const menu = (row: Usuario) => ({
    name: row.persona.nombres,
    actions: [
      { label: 'Editar', onClick: () => setAddress({ id: row.id }) },
      { label: 'Ver contraseña…', onClick: () => setClave(row) },
      {
        label: 'Eliminar',
        danger: true,
        onClick: () => void remove([row]),
        whyNot: row.id === me.id ? 'No puede eliminarse a sí mismo.' : null,
      },
    ],
  })
  const excel = [
    {
      label: 'Descargar para editar e importar',
      onClick: () =>
        void downloadReport(() => api('usuarios.exportar', { ...narrowing, filtro: address.filtro })).catch(
          warnOf,
        ),
    },
    { label: 'Importar de Excel…', onClick: () => setImporting(true) },
  ]

  // page
  return (
    <Page title={titulo}>
      <ListBar
        filters={<UsuariosFilters list={list} />}
        tools={<ListTools lista="usuarios" list={list} columns={seenColumns(columns)} />}
        actions={
          <>
            <MenuButton label="Importar" actions={excel} />
            <ActionButton whyNot={null} onClick={crear}>
              Nuevo usuario
            </ActionButton>
          </>
        }
      />
      <DataTable
        label={titulo}
        columns={columns}
        list={list}
        empty={empty}
        isOff={row => isUsuarioResaltado(row.estado)}
        onOpen={row => setAddress({ id: row.id })}
        selectedId={address.id}
        menu={menu}
        onDeleteMany={remove}
      />
      {address.id !== undefined && !creating && (
        <Opened query={open} onClose={cerrar}>
          {({ data }) => <UsuarioForm key={data.id} item={data} onClose={cerrar} />}
        </Opened>
      )}
      {filling && (
        <UsuarioForm
          item={null}
          onCreated={setClave}
          onClose={() => {
            setFilling(false)
            // Going to the list is leaving this page: not before the password was seen.
            if (!clave) volver()
          }}
        />
      )}
      {clave && (
        <ClaveDialog
          key={clave.id}
          usuario={clave}
          isMe={clave.id === me.id}
          onClose={() => {
            setClave(null)
            if (creating) volver()
          }}
        />
      )}
      {importing && <ImportarPersonas clase="usuarios" onClose={() => setImporting(false)} />}
    </Page>
  )
}

/** The page `create`. */
export const UsuarioNuevoPage = () => <UsuariosPage creating />
