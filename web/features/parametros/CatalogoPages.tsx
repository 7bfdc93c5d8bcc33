import { formularios } from '@malla/contracts/formularios.ts'
import type { Parametro, TipoDeParametro } from '@malla/contracts/parametros.ts'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { api, ask } from '../../app/api.ts'
import { DE_LA_INSTITUCION, useWhyNot } from '../../app/permission.ts'
import { usePlace } from '../../app/shell/crumbs.ts'
import { useList } from '../../app/useList.ts'
import { paths } from '../../paths.ts'
import { ActionButton } from '../../ui/ActionButton.tsx'
import { notifyGood } from '../../ui/alerts.tsx'
import { confirmDelete } from '../../ui/dialogs.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Page } from '../../ui/Page.tsx'
import { columnsOf, seenColumns } from '../../ui/table/columns.ts'
import { DataTable } from '../../ui/table/DataTable.tsx'
import { ListBar } from '../../ui/table/ListBar.tsx'
import { ListFilter } from '../../ui/table/ListFilter.tsx'
import { EstadoBadge } from '../facultades/EstadoBadge.tsx'
import { BotonDeCambios } from '../impacto/CambiosEnUnPaso.tsx'
import { eliminarViendo } from '../impacto/eliminar.tsx'
import { ListTools } from '../vistas/ListTools.tsx'
import { type Catalogo, CatalogoForm } from './CatalogoForm.tsx'
import { Muestra } from './ColorDeArea.tsx'

/** The three catalogues of courses (§7, parameter catalogues): one page, three lists. */
const catalogos: Record<TipoDeParametro, Catalogo> = {
  areascursos: {
    tipo: 'areascursos',
    titulo: 'Áreas de cursos',
    nuevo: 'Nueva área',
    vacio: 'Las áreas dan color a los cursos en la malla y ordenan los informes.',
  },
  tiposcursos: {
    tipo: 'tiposcursos',
    titulo: 'Tipos de cursos',
    nuevo: 'Nuevo tipo',
    vacio: 'Los tipos separan, por ejemplo, los cursos obligatorios de los electivos.',
  },
  tipologiasespecialescursos: {
    tipo: 'tipologiasespecialescursos',
    titulo: 'Tipologías especiales',
    nuevo: 'Nueva tipología',
    vacio: 'Las tipologías marcan cursos particulares: prácticas preprofesionales, tesis, proyectos.',
  },
}

export const AreasCursosPage = () => <CatalogoPage catalogo={catalogos.areascursos} />
export const TiposCursosPage = () => <CatalogoPage catalogo={catalogos.tiposcursos} />
export const TipologiasPage = () => <CatalogoPage catalogo={catalogos.tipologiasespecialescursos} />

const column = columnsOf<Parametro>()
const nombre = column.accessor('nombre', { header: 'Nombre', meta: { primary: true } })
const cursos = column.accessor('cursos_count', { header: 'Cursos', meta: { align: 'right', width: 96 } })
const estado = column.accessor('estado', {
  header: 'Estado',
  meta: { width: 120 },
  cell: cell => <EstadoBadge estado={cell.getValue()} />,
})
const color = column.accessor('color', {
  header: 'Color',
  meta: { width: 120 },
  cell: ({ row }) => <ColorMark area={row.original} />,
})

const columnsDe = (tipo: TipoDeParametro) =>
  tipo === 'areascursos'
    ? column.columns([nombre, color, cursos, estado])
    : column.columns([nombre, cursos, estado])
const columnas = Object.fromEntries(
  (Object.keys(catalogos) as TipoDeParametro[]).map(tipo => [tipo, columnsDe(tipo)]),
) as Record<TipoDeParametro, ReturnType<typeof columnsDe>>

function CatalogoPage({ catalogo }: { catalogo: Catalogo }) {
  const list = useList(`${catalogo.tipo}.list`)
  const [editing, setEditing] = useState<Parametro | 'nuevo' | null>(null)
  const whyNotCreate = useWhyNot('estructura.crear', DE_LA_INSTITUCION)
  const whyNotDelete = useWhyNot('estructura.eliminar', DE_LA_INSTITUCION)
  usePlace([{ label: formularios.planes.titulo, href: paths.planes() }, { label: catalogo.titulo }])

  const empty = (
    <EmptyState
      title={`Todavía no hay ${catalogo.titulo.toLowerCase()}`}
      action={!whyNotCreate && <Button onClick={() => setEditing('nuevo')}>{catalogo.nuevo}</Button>}
    >
      {catalogo.vacio}
    </EmptyState>
  )
  const removeOne = async (row: Parametro) => {
    const hecho = await eliminarViendo({
      cosa: 'parametro',
      id: row.id,
      nombre: row.nombre,
      reemplazo: async () => {
        const { data } = await ask('parametros.list', { tipo: catalogo.tipo })
        return {
          etiqueta: 'Reemplazar en todos los cursos por',
          opciones: data.filter(o => o.id !== row.id).map(o => ({ value: String(o.id), label: o.nombre })),
        }
      },
      simple: async () => {
        const { message } = await api(`${catalogo.tipo}.delete`, { ids: [row.id] })
        notifyGood(message)
      },
    })
    if (hecho) await list.afterDelete(1)
    return hecho
  }
  const remove = async (rows: readonly Parametro[]) => {
    if (rows.length === 1) return removeOne(rows[0]!)
    return confirmDelete({
      count: rows.length,
      work: async () => {
        const { message } = await api(`${catalogo.tipo}.delete`, { ids: rows.map(row => row.id) })
        notifyGood(message)
        await list.afterDelete(rows.length)
      },
    })
  }

  return (
    <Page title={catalogo.titulo}>
      <ListBar
        filters={<ListFilter list={list} />}
        tools={<ListTools lista={catalogo.tipo} list={list} columns={seenColumns(columnas[catalogo.tipo])} />}
        actions={
          <>
            <BotonDeCambios />
            <ActionButton whyNot={whyNotCreate} onClick={() => setEditing('nuevo')}>
              {catalogo.nuevo}
            </ActionButton>
          </>
        }
      />
      <DataTable
        label={catalogo.titulo}
        columns={columnas[catalogo.tipo]}
        list={list}
        empty={empty}
        isOff={row => row.estado !== 'Activado'}
        onOpen={setEditing}
        nameOf={row => row.nombre}
        onDeleteMany={remove}
        whyNotDelete={whyNotDelete}
      />
      {editing && (
        <CatalogoForm
          catalogo={catalogo}
          item={editing === 'nuevo' ? null : editing}
          onClose={() => setEditing(null)}
        />
      )}
    </Page>
  )
}

function ColorMark({ area }: { area: Parametro }) {
  if (!area.color) return <span>–</span>
  return (
    <span style={{ display: 'inline-flex', alignItems: 'center', gap: 8 }}>
      <Muestra color={area.color} />
      {area.abreviatura ?? `N.º ${area.color}`}
    </span>
  )
}
