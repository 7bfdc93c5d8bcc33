import type { Docente } from '@malla/contracts/docentes.ts'
import { enListaCorta } from '@malla/domain/texto/lista.ts'
import { isUsuarioResaltado } from '@malla/domain/usuarios/catalogos.ts'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { isUnreached } from '../../app/ApiError.ts'
import { useAddress, useSetAddress } from '../../app/address.ts'
import { api } from '../../app/api.ts'
import { Opened } from '../../app/Opened.tsx'
import { useWhyNot } from '../../app/permission.ts'
import { useCall } from '../../app/query.ts'
import { usePlace } from '../../app/shell/crumbs.ts'
import { useList } from '../../app/useList.ts'
import { ActionButton } from '../../ui/ActionButton.tsx'
import { notifyGood } from '../../ui/alerts.tsx'
import { confirmDelete, warnOf } from '../../ui/dialogs.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { MenuButton } from '../../ui/MenuButton.tsx'
import { Page } from '../../ui/Page.tsx'
import { downloadReport } from '../../ui/pdf/report.ts'
import { SinPartir } from '../../ui/SinPartir.tsx'
import { columnsOf, seenColumns } from '../../ui/table/columns.ts'
import { DataTable } from '../../ui/table/DataTable.tsx'
import { FilterSelect } from '../../ui/table/FilterSelect.tsx'
import { ListBar } from '../../ui/table/ListBar.tsx'
import { ListFilter } from '../../ui/table/ListFilter.tsx'
import { programasElegibles } from '../planes/programasElegibles.ts'
import { EstadoBadge } from '../usuarios/EstadoDeUsuario.tsx'
import { ImportarPersonas } from '../usuarios/ImportarPersonas.tsx'
import { PersonaCell } from '../usuarios/PersonaCell.tsx'
import { ListTools } from '../vistas/ListTools.tsx'
import { DocenteForm } from './DocenteForm.tsx'
import { ReemplazarForm } from './ReemplazarForm.tsx'

const NOMBRADOS = 2

const column = columnsOf<Docente>()
const columns = column.columns([
  column.accessor(d => d.persona.nombres, {
    id: 'nombres',
    header: 'Docente',
    meta: { primary: true, width: 280, parts: { nombres: 'Docente', correo: 'Correo' } },
    cell: ({ row: { original: d } }) => <PersonaCell persona={d.persona} detail={d.persona.correo} />,
  }),
  column.accessor('cursos', {
    header: 'Cursos',
    cell: c => {
      const cursos = c.getValue().map(x => x.nombre)
      return <SinPartir>{enListaCorta(cursos, NOMBRADOS) || 'Ninguno todavía'}</SinPartir>
    },
  }),
  column.accessor(d => [...new Set(d.cursos.map(c => c.programa))].join(', '), {
    id: 'programas',
    header: 'Programas',
    meta: { wideOnly: true },
  }),
  column.accessor('estado', {
    header: 'Estado',
    meta: { width: 130 },
    cell: c => <EstadoBadge estado={c.getValue()} />,
  }),
])

/** Docentes: who teaches which courses of the institution, within what one sees. */
export function DocentesPage() {
  // query
  const { id, programa, vista, filtro } = useAddress()
  const setAddress = useSetAddress()
  const cerrar = () => setAddress({ id: undefined }, { replace: true })
  const narrowing = { programa_id: programa, sin_cursos: vista === 'sin-cursos' || undefined }
  const list = useList('docentes.list', narrowing, Object.values(narrowing).some(Boolean))
  // Read anew whenever it is opened: what is changed begins with how it is now.
  const open = useCall(
    'docentes.show',
    { id: id as number },
    { enabled: id !== undefined, gcTime: 0, meta: { shown: true } },
  )
  // Without a connection it begins with what the list shows.
  const visto = isUnreached(open.error) ? list.rows?.find(d => d.id === id) : undefined
  const arbol = useCall('facultades.arbol', {}, { meta: { shown: true } }).data?.data
  const [doing, setDoing] = useState<'crear' | 'importar' | null>(null)
  const [replacing, setReplacing] = useState<Docente | null>(null)
  const whyNot = useWhyNot('curricular.editar')
  usePlace([{ label: 'Docentes' }])

  // empty state
  const empty = (
    <EmptyState
      title="Todavía no hay docentes"
      action={!whyNot && <Button onClick={() => setDoing('crear')}>Nuevo docente</Button>}
    >
      Cada docente trabaja en los sílabos de sus cursos. Añádalos uno por uno o tráigalos de Excel.
    </EmptyState>
  )

  // actions
  const remove = (rows: readonly Docente[]) =>
    confirmDelete({
      count: rows.length,
      name: rows.length === 1 ? rows[0]!.persona.nombres : undefined,
      note: 'Se quitan de la lista de docentes de esta institución; sus cuentas de usuario se conservan.',
      work: async () => {
        const { message } = await api('docentes.delete', { ids: rows.map(row => row.id) })
        notifyGood(message)
        await list.afterDelete(rows.length)
      },
    })
  const menu = (row: Docente) => ({
    name: row.persona.nombres,
    actions: [
      { label: whyNot ? 'Ver' : 'Editar', onClick: () => setAddress({ id: row.id }) },
      {
        label: 'Reemplazar…',
        onClick: () => setReplacing(row),
        whyNot: whyNot ?? (row.cursos.length === 0 ? 'No tiene cursos que pasar.' : null),
      },
      { label: 'Quitar de la lista', danger: true, onClick: () => void remove([row]), whyNot },
    ],
  })
  const excel = [
    {
      label: 'Descargar para editar e importar',
      onClick: () =>
        void downloadReport(() => api('docentes.exportar', { ...narrowing, filtro })).catch(warnOf),
      whyNot,
    },
    { label: 'Importar de Excel…', onClick: () => setDoing('importar'), whyNot },
  ]

  // page
  return (
    <Page title="Docentes">
      <ListBar
        filters={
          <>
            <ListFilter list={list} label="Filtrar por nombre o correo" />
            <FilterSelect
              label="Programa"
              options={arbol ? programasElegibles(arbol, programa) : []}
              value={programa}
              onChange={next => setAddress({ programa: next, page: undefined })}
              width={200}
            />
            <FilterSelect
              label="Cursos"
              options={[{ value: 'sin-cursos', label: 'Sin cursos' }]}
              value={narrowing.sin_cursos ? 'sin-cursos' : undefined}
              onChange={next => setAddress({ vista: next, page: undefined })}
            />
          </>
        }
        tools={<ListTools lista="docentes" list={list} columns={seenColumns(columns)} />}
        actions={
          <>
            <MenuButton label="Importar" actions={excel} />
            <ActionButton whyNot={whyNot} onClick={() => setDoing('crear')}>
              Nuevo docente
            </ActionButton>
          </>
        }
      />
      <DataTable
        label="Docentes"
        columns={columns}
        list={list}
        empty={empty}
        isOff={row => isUsuarioResaltado(row.estado)}
        onOpen={row => setAddress({ id: row.id })}
        selectedId={id}
        menu={menu}
        onDeleteMany={remove}
        whyNotDelete={whyNot}
      />
      {id !== undefined && (
        <Opened query={visto ? { data: { data: visto }, error: null } : open} onClose={cerrar}>
          {({ data }) => <DocenteForm key={data.id} item={data} onClose={cerrar} />}
        </Opened>
      )}
      {doing === 'crear' && <DocenteForm item={null} onClose={() => setDoing(null)} />}
      {doing === 'importar' && <ImportarPersonas clase="docentes" onClose={() => setDoing(null)} />}
      {replacing && (
        <ReemplazarForm
          key={replacing.id}
          docente={list.rows?.find(d => d.id === replacing.id) ?? replacing}
          onClose={() => setReplacing(null)}
        />
      )}
    </Page>
  )
}
