import { formularios } from '@malla/contracts/formularios.ts'
import type { Equipo, Laboratorio } from '@malla/contracts/laboratorios.ts'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useAddress } from '../../app/address.ts'
import { api } from '../../app/api.ts'
import { Link } from '../../app/Link.tsx'
import { Loaded } from '../../app/Loaded.tsx'
import { DE_LA_INSTITUCION, useWhyNot } from '../../app/permission.ts'
import { refresh, useCall } from '../../app/query.ts'
import { usePlace } from '../../app/shell/crumbs.ts'
import { paths } from '../../paths.ts'
import { ActionButton } from '../../ui/ActionButton.tsx'
import { notifyGood } from '../../ui/alerts.tsx'
import { confirmDelete } from '../../ui/dialogs.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { MenuButton } from '../../ui/MenuButton.tsx'
import { Page } from '../../ui/Page.tsx'
import { openReport } from '../../ui/pdf/report.ts'
import { columnsOf, seenColumns } from '../../ui/table/columns.ts'
import { DataTable } from '../../ui/table/DataTable.tsx'
import { ListBar } from '../../ui/table/ListBar.tsx'
import { wholeList } from '../../ui/table/list.ts'
import { EnviarCorreo, type Envio } from '../informes/EnviarCorreo.tsx'
import { ListTools } from '../vistas/ListTools.tsx'
import { EquipoForm } from './EquipoForm.tsx'
import { sinEquipos } from './equipos.ts'
import { guardarEquipos } from './guardarEquipos.ts'
import { textosDe } from './tipos.ts'

const column = columnsOf<Equipo>()
const columns = column.columns([
  column.accessor('nombre', { header: 'Equipo', meta: { primary: true } }),
  column.accessor(e => e.codigo ?? '–', { id: 'codigo', header: 'Código', meta: { width: 140 } }),
  column.accessor('cantidad', { header: 'Cantidad', meta: { align: 'right', width: 96 } }),
  column.accessor(e => e.descripcion ?? '–', {
    id: 'descripcion',
    header: 'Descripción',
    meta: { truncate: true },
  }),
])

/** Equipos (§2, sub-route of Laboratorios y Talleres): what one of them has. `id`: which. */
export function EquiposPage() {
  const { id } = useAddress()
  const query = useCall(
    'laboratorios.show',
    { id: id ?? 0 },
    { enabled: id !== undefined, meta: { shown: true } },
  )
  usePlace([
    { label: formularios.laboratorios.titulo, href: paths.laboratorios() },
    { label: query.data?.data.nombre ?? 'Equipos' },
  ])
  if (id === undefined)
    return (
      <Page title="Equipos">
        <EmptyState
          title="Elija un laboratorio o taller"
          action={
            <Button component={Link} href={paths.laboratorios()}>
              Ver laboratorios y talleres
            </Button>
          }
        >
          Los equipos se ven desde la lista de laboratorios y talleres.
        </EmptyState>
      </Page>
    )
  return <Loaded query={query}>{({ data }) => <Equipos laboratorio={data} />}</Loaded>
}

function Equipos({ laboratorio: l }: { laboratorio: Laboratorio }) {
  // query
  const whyNot = useWhyNot('estructura.editar', DE_LA_INSTITUCION)
  const whyNotSend = useWhyNot('informes.enviar')
  const [editing, setEditing] = useState<Equipo | 'nuevo' | null>(null)
  const [envio, setEnvio] = useState<Envio | null>(null)

  // empty state
  const empty = (
    <EmptyState
      title="Todavía no tiene equipos"
      action={!whyNot && <Button onClick={() => setEditing('nuevo')}>Nuevo equipo</Button>}
    >
      Lo que se registra aquí figura en los informes de los planes que lo necesitan.
    </EmptyState>
  )

  // actions
  const remove = (rows: readonly Equipo[]) =>
    confirmDelete({
      count: rows.length,
      name: rows.length === 1 ? rows[0]!.nombre : undefined,
      work: async () => {
        const { message } = await guardarEquipos(l, sinEquipos(rows.map(row => row.id)))
        notifyGood(message)
        await refresh('laboratorios')
      },
    })
  const delEquipo = ({ id, nombre }: Equipo) => ({
    titulo: `${nombre} - ${l.nombre}`,
    labId: l.id,
    equipoId: id,
  })
  const ver = (titulo: string, ask: () => Promise<{ url: string }>) => openReport({ title: titulo, ask })

  // page
  return (
    <Page
      title={l.nombre}
      facts={<span>{[textosDe[l.tipo as 1 | 2].uno, l.local].join(' · ')}</span>}
      actions={
        <>
          <MenuButton
            label="Documentos"
            actions={[
              {
                label: 'Ver en PDF',
                onClick: () => ver(l.nombre, () => api('laboratorios.pdf', { id: l.id })),
              },
              {
                label: 'Enviar a Correo',
                whyNot: whyNotSend,
                onClick: () =>
                  setEnvio({
                    titulo: l.nombre,
                    send: (correo, options) => api('laboratorios.mail', { id: l.id, correo }, options),
                  }),
              },
            ]}
          />
          <ActionButton whyNot={whyNot} onClick={() => setEditing('nuevo')}>
            Nuevo equipo
          </ActionButton>
        </>
      }
    >
      <ListBar
        filters={null}
        tools={
          <ListTools
            lista="equipos"
            list={wholeList(l.equipos)}
            columns={seenColumns(columns)}
            pedido={{ id: l.id }}
            sinVistas
          />
        }
      />
      <DataTable
        label={`Equipos de ${l.nombre}`}
        columns={columns}
        list={wholeList(l.equipos)}
        empty={empty}
        onOpen={setEditing}
        onDeleteMany={remove}
        whyNotDelete={whyNot}
        menu={row => {
          const { titulo, ...cual } = delEquipo(row)
          return {
            name: row.nombre,
            actions: [
              { label: 'Abrir', onClick: () => setEditing(row) },
              { label: 'Ver en PDF', onClick: () => ver(titulo, () => api('laboratorios.pdfEquipo', cual)) },
              {
                label: 'Enviar a Correo',
                whyNot: whyNotSend,
                onClick: () =>
                  setEnvio({
                    titulo,
                    send: (correo, options) => api('laboratorios.mailEquipo', { ...cual, correo }, options),
                  }),
              },
              { label: 'Eliminar', danger: true, whyNot, onClick: () => void remove([row]) },
            ],
          }
        }}
      />
      {editing && (
        <EquipoForm
          laboratorio={l}
          item={editing === 'nuevo' ? null : editing}
          whyNot={whyNot}
          onClose={() => setEditing(null)}
        />
      )}
      {envio && <EnviarCorreo envio={envio} onClose={() => setEnvio(null)} />}
    </Page>
  )
}
