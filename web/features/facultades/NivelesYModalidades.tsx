import type { Modalidad } from '@malla/contracts/modalidades.ts'
import type { Nivel } from '@malla/contracts/niveles.ts'
import { nombreDeTipoDeNivel } from '@malla/domain/programas/tiposDeNivel.ts'
import { type ReactNode, useMemo, useState } from 'react'
import { api } from '../../app/api.ts'
import { DE_LA_INSTITUCION, useWhyNot } from '../../app/permission.ts'
import { refresh, useCall } from '../../app/query.ts'
import { useUser } from '../../app/session.ts'
import { ActionButton } from '../../ui/ActionButton.tsx'
import { notifyGood } from '../../ui/alerts.tsx'
import { confirmDelete } from '../../ui/dialogs.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { columnsOf, seenColumns } from '../../ui/table/columns.ts'
import { DataTable } from '../../ui/table/DataTable.tsx'
import { wholeList } from '../../ui/table/list.ts'
import { ModalidadForm } from '../programas/ModalidadForm.tsx'
import { NivelForm } from '../programas/NivelForm.tsx'
import { ListTools } from '../vistas/ListTools.tsx'
import classes from './NivelesYModalidades.module.css'

/** What programmes choose from; also made where it is missing, in the form of a programme. */
export const NivelesYModalidades = () => (
  <div className={classes.two}>
    <Niveles />
    <Modalidades />
  </div>
)

const nivelColumn = columnsOf<Nivel>()
/** `empresa`: the kind of the institution, in whose words the types are told. */
const nivelColumnsDe = (empresa: string | undefined) =>
  nivelColumn.columns([
    nivelColumn.accessor('codigo', { header: 'Código', meta: { width: 88 } }),
    nivelColumn.accessor('nombre', { header: 'Nivel', meta: { primary: true } }),
    nivelColumn.accessor(nivel => nombreDeTipoDeNivel(nivel.tiponivel_id, empresa), {
      id: 'tipo',
      header: 'Tipo',
      meta: { width: 168 },
    }),
  ])
const modalidadColumn = columnsOf<Modalidad>()
const modalidadColumns = modalidadColumn.columns([
  modalidadColumn.accessor('nombre', { header: 'Modalidad', meta: { primary: true } }),
])

type Editing<Row> = Row | 'nuevo' | null
const shown = { meta: { shown: true } }

function Niveles() {
  const query = useCall('niveles.list', {}, shown)
  const tipo = useUser().empresa?.tipo
  const columns = useMemo(() => nivelColumnsDe(tipo), [tipo])
  const [editing, setEditing] = useState<Editing<Nivel>>(null)
  const list = wholeList(query.data?.data, {
    thing: 'nivel',
    error: query.error,
    retry: () => void query.refetch(),
  })
  const menu = useMenu<Nivel>(setEditing, id => api('niveles.delete', { id }), 'niveles')
  return (
    <Catalogo
      title="Niveles"
      nuevo="Nuevo nivel"
      onNew={() => setEditing('nuevo')}
      tools={<ListTools lista="niveles" list={list} columns={seenColumns(columns)} sinVistas />}
    >
      <DataTable
        label="Niveles"
        columns={columns}
        list={list}
        noIndex
        onOpen={setEditing}
        menu={menu}
        empty={
          <EmptyState title="Todavía no hay niveles">
            {tipo === 'Colegio' ? 'Por ejemplo, Primaria y Secundaria.' : 'Por ejemplo, Pregrado y Maestría.'}
          </EmptyState>
        }
      />
      {editing && <NivelForm nivel={editing === 'nuevo' ? null : editing} onClose={() => setEditing(null)} />}
    </Catalogo>
  )
}

function Modalidades() {
  const query = useCall('modalidades.list', {}, shown)
  const [editing, setEditing] = useState<Editing<Modalidad>>(null)
  const list = wholeList(query.data?.data, {
    thing: 'modalidad',
    error: query.error,
    retry: () => void query.refetch(),
  })
  const menu = useMenu<Modalidad>(setEditing, id => api('modalidades.delete', { id }), 'modalidades')
  return (
    <Catalogo
      title="Modalidades"
      nuevo="Nueva modalidad"
      onNew={() => setEditing('nuevo')}
      tools={<ListTools lista="modalidades" list={list} columns={seenColumns(modalidadColumns)} sinVistas />}
    >
      <DataTable
        label="Modalidades"
        columns={modalidadColumns}
        list={list}
        noIndex
        onOpen={setEditing}
        menu={menu}
        empty={
          <EmptyState title="Todavía no hay modalidades">Por ejemplo, Presencial y A distancia.</EmptyState>
        }
      />
      {editing && (
        <ModalidadForm modalidad={editing === 'nuevo' ? null : editing} onClose={() => setEditing(null)} />
      )}
    </Catalogo>
  )
}

/** What can be done with a row of either; what is in use is not deleted, and the answer says by which programmes. */
function useMenu<Row extends { id: number; nombre: string }>(
  edit: (row: Row) => void,
  remove: (id: number) => Promise<{ message: string }>,
  entity: 'niveles' | 'modalidades',
) {
  const whyNotEdit = useWhyNot('estructura.editar', DE_LA_INSTITUCION)
  const whyNotDelete = useWhyNot('estructura.eliminar', DE_LA_INSTITUCION)
  return (row: Row) => ({
    name: row.nombre,
    actions: [
      { label: 'Editar', onClick: () => edit(row), whyNot: whyNotEdit },
      {
        label: 'Eliminar',
        danger: true,
        whyNot: whyNotDelete,
        onClick: () =>
          void confirmDelete({
            name: row.nombre,
            work: async () => {
              const { message } = await remove(row.id)
              await refresh(entity)
              notifyGood(message)
            },
          }),
      },
    ],
  })
}

function Catalogo({
  title,
  nuevo,
  onNew,
  tools,
  children,
}: {
  title: string
  nuevo: string
  onNew: () => void
  tools: ReactNode
  children: ReactNode
}) {
  const whyNot = useWhyNot('estructura.crear', DE_LA_INSTITUCION)
  return (
    <section aria-label={title}>
      <div className={classes.head}>
        <h2 className={classes.title}>{title}</h2>
        <div className={classes.actions}>
          {tools}
          <ActionButton variant="default" whyNot={whyNot} onClick={onNew}>
            {nuevo}
          </ActionButton>
        </div>
      </div>
      {children}
    </section>
  )
}
