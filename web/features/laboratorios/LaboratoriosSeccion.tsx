import type { Laboratorio } from '@malla/contracts/laboratorios.ts'
import { cuantos } from '@malla/domain/texto/numero.ts'
import { Button, List } from '@mantine/core'
import { useState } from 'react'
import { Link } from '../../app/Link.tsx'
import { useCall, useWrite } from '../../app/query.ts'
import { paths } from '../../paths.ts'
import { ActionButton } from '../../ui/ActionButton.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Lines } from '../../ui/Skeletons.tsx'
import { StateBadge } from '../../ui/StateBadge.tsx'
import { columnsOf, seenColumns } from '../../ui/table/columns.ts'
import { DataTable } from '../../ui/table/DataTable.tsx'
import { ListBar } from '../../ui/table/ListBar.tsx'
import { wholeList } from '../../ui/table/list.ts'
import type { PantallaProps } from '../textos/pantallas.ts'
import { ListTools } from '../vistas/ListTools.tsx'
import { ElegirLaboratorios } from './ElegirLaboratorios.tsx'
import { textosDe } from './tipos.ts'

const column = columnsOf<Laboratorio>()
const columns = column.columns([
  column.accessor('nombre', { header: 'Nombre', meta: { primary: true } }),
  column.accessor('tipo', {
    header: 'Tipo',
    meta: { width: 120, wideOnly: true },
    cell: cell => (
      <StateBadge tone={cell.getValue() === 1 ? 'info' : 'plain'}>
        {textosDe[cell.getValue() as 1 | 2].uno}
      </StateBadge>
    ),
  }),
  column.accessor('local', { header: 'Local', meta: { width: 120 } }),
  column.accessor(row => row.capacidad ?? '–', {
    id: 'capacidad',
    header: 'Capacidad',
    meta: { align: 'right', width: 104, wideOnly: true },
  }),
  column.accessor('equipos', {
    header: 'Equipos',
    cell: cell => <Equipos equipos={cell.getValue()} />,
  }),
])

/** The laboratories and workshops that a plan needs: which of those of the institution. */
export function LaboratoriosSeccion({ planId, whyNotEditar }: PantallaProps) {
  const plan = useCall('planes.show', { id: planId }).data?.data
  const { data } = useCall('laboratorios.porPlan', { planId })
  const [choosing, setChoosing] = useState(false)
  const guardar = useWrite('laboratorios.guardarPorPlan', {
    touches: ['laboratorios', 'planes', 'historial'],
  })
  if (!data || !plan) return <Lines />
  const suyos = data.data
  const ids = suyos.map(l => l.id)

  return (
    <>
      {suyos.length === 0 ? (
        <EmptyState
          title="El plan todavía no tiene laboratorios ni talleres"
          action={!whyNotEditar && <Button onClick={() => setChoosing(true)}>Elegir laboratorios</Button>}
        >
          Elija los que sus cursos necesitan. La institución los tiene en{' '}
          <Link href={paths.laboratorios()}>Laboratorios y Talleres</Link>.
        </EmptyState>
      ) : (
        <>
          <ListBar
            filters={<span>{cuantos(suyos.length, 'laboratorio o taller', 'laboratorios y talleres')}</span>}
            tools={
              <ListTools
                lista="laboratorios_de_plan"
                list={wholeList(suyos, { thing: 'laboratorio_taller' })}
                columns={seenColumns(columns)}
                pedido={{ planId }}
                sinVistas
              />
            }
            actions={
              <ActionButton whyNot={whyNotEditar} onClick={() => setChoosing(true)}>
                Elegir laboratorios
              </ActionButton>
            }
          />
          <DataTable
            label="Laboratorios y talleres del plan"
            columns={columns}
            list={wholeList(suyos)}
            noIndex
            menu={row => ({
              name: row.nombre,
              actions: [
                {
                  label: 'Quitar del plan',
                  danger: true,
                  whyNot: whyNotEditar,
                  onClick: () =>
                    guardar.mutate({
                      planId,
                      laboratorios_ids: ids.filter(id => id !== row.id),
                      vistos_ids: ids,
                    }),
                },
              ],
            })}
          />
        </>
      )}
      {choosing && (
        <ElegirLaboratorios
          planId={planId}
          programaId={plan.carrera_id}
          elegidos={suyos}
          onClose={() => setChoosing(false)}
        />
      )}
    </>
  )
}

function Equipos({ equipos }: { equipos: Laboratorio['equipos'] }) {
  if (equipos.length === 0) return <>–</>
  return (
    <List listStyleType="none" size="sm">
      {equipos.map(e => (
        <List.Item key={e.id}>
          {e.nombre}
          {e.cantidad > 1 && ` (${e.cantidad})`}
        </List.Item>
      ))}
    </List>
  )
}
