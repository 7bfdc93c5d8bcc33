import type { Plan } from '@malla/contracts/plan.ts'
import { formatCreditos } from '@malla/domain/asignaturas/creditos.ts'
import { isCesado, whyNotEditarPlan } from '@malla/domain/planes/cese.ts'
import { DIAS_EN_PAPELERA } from '@malla/domain/planes/papelera.ts'
import { Button } from '@mantine/core'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useAddress } from '../../app/address.ts'
import { api } from '../../app/api.ts'
import { Link } from '../../app/Link.tsx'
import { useWhyNot, useWhyNotOf } from '../../app/permission.ts'
import { refresh, useCall } from '../../app/query.ts'
import { useList } from '../../app/useList.ts'
import { paths } from '../../paths.ts'
import { ActionButton } from '../../ui/ActionButton.tsx'
import { notifyGood } from '../../ui/alerts.tsx'
import { confirmDelete } from '../../ui/dialogs.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { StateBadge } from '../../ui/StateBadge.tsx'
import { columnsOf, seenColumns } from '../../ui/table/columns.ts'
import { DataTable } from '../../ui/table/DataTable.tsx'
import { ListBar } from '../../ui/table/ListBar.tsx'
import { DesdePlantillaForm } from '../plantillas/DesdePlantillaForm.tsx'
import { ListTools } from '../vistas/ListTools.tsx'
import { cesadosDe, faltaDe } from './filtros.ts'
import { PlanesFilters } from './PlanesFilters.tsx'
import { PlanForm } from './PlanForm.tsx'
import { programasElegibles } from './programasElegibles.ts'
import { estadoDePlan } from './titulos.ts'

const column = columnsOf<Plan>()
const columns = column.columns([
  column.accessor('full_name', { header: 'Plan', meta: { primary: true } }),
  column.accessor('programa', { header: 'Programa', meta: { width: 200 } }),
  column.accessor('facultad', { header: 'Facultad', meta: { width: 200, wideOnly: true } }),
  column.accessor('cursos_count', { header: 'Cursos', meta: { align: 'right', width: 68 } }),
  // A school has no credits and is not told «0».
  column.accessor(p => (p.creditos > 0 ? formatCreditos(p.creditos) : '–'), {
    id: 'creditos',
    header: 'Créditos',
    meta: { align: 'right', width: 80 },
  }),
  column.accessor('fechacese', {
    header: 'Estado',
    meta: { width: 190 },
    cell: ({ row }) => (
      <StateBadge tone={isCesado(row.original) ? 'warning' : 'good'}>{estadoDePlan(row.original)}</StateBadge>
    ),
  }),
])

/** The plans of the institution. `onOpen`: what choosing one does, by default its page. Without `actions` plans are only chosen. */
export function PlanesList({
  hrefOf = id => paths.plan(id),
  actions = true,
}: {
  hrefOf?: (id: number) => string
  actions?: boolean
}) {
  // query
  const { facultad, programa, estado, solo } = useAddress()
  const router = useRouter()
  const narrowing = {
    facultad_id: facultad,
    carrera_id: programa,
    cesados: cesadosDe(estado),
    falta: faltaDe(solo),
  }
  const list = useList(
    'planes.list',
    narrowing,
    Object.values(narrowing).some(v => v !== undefined),
  )
  const [editing, setEditing] = useState<Plan | 'nuevo' | null>(null)
  const [desdePlantilla, setDesdePlantilla] = useState(false)
  const whyNotOf = useWhyNotOf()
  const whyNotCreate = useWhyNotCreate()
  const open = (id: number) => void router.navigate({ href: hrefOf(id) })

  // empty state
  const empty = (
    <EmptyState
      title="Todavía no hay planes de estudios"
      action={
        whyNotCreate ? (
          <Button variant="default" component={Link} href={paths.facultades({ vista: 'programas' })}>
            Ir a los programas
          </Button>
        ) : (
          <Button onClick={() => setEditing('nuevo')}>Nuevo plan</Button>
        )
      }
    >
      Un plan pertenece a un programa. Al crearlo elige cuántos ciclos tiene; los cursos puede traerlos
      después de una hoja de Excel.
    </EmptyState>
  )

  // actions
  const remove = (plan: Plan) =>
    confirmDelete({
      name: plan.full_name,
      note: `Irá a la Papelera con todo lo suyo. Durante ${DIAS_EN_PAPELERA} días se puede recuperar.`,
      work: async () => {
        const { message } = await api('planes.delete', { id: plan.id })
        await list.afterDelete(1)
        await refresh('facultades', 'programas')
        notifyGood(message)
      },
    })
  const menu = (plan: Plan) => {
    const ambito = { facultad_id: plan.facultad_id, programa_id: plan.carrera_id }
    const whyNotCesado = whyNotEditarPlan(plan)
    return {
      name: plan.full_name,
      actions: [
        { label: 'Abrir', onClick: () => open(plan.id) },
        {
          label: 'Editar',
          onClick: () => setEditing(plan),
          whyNot: whyNotOf('estructura.editar', ambito) ?? whyNotCesado,
        },
        {
          label: 'Eliminar',
          danger: true,
          onClick: () => void remove(plan),
          whyNot: whyNotOf('estructura.eliminar', ambito) ?? whyNotCesado,
        },
      ],
    }
  }

  // page
  return (
    <>
      <ListBar
        filters={<PlanesFilters list={list} />}
        tools={actions && <ListTools lista="planes" list={list} columns={seenColumns(columns)} />}
        actions={
          actions && (
            <>
              <ActionButton variant="default" whyNot={whyNotCreate} onClick={() => setDesdePlantilla(true)}>
                Empezar desde una plantilla
              </ActionButton>
              <ActionButton whyNot={whyNotCreate} onClick={() => setEditing('nuevo')}>
                Nuevo plan
              </ActionButton>
            </>
          )
        }
      />
      <DataTable
        label="Planes de estudios"
        columns={columns}
        list={list}
        empty={empty}
        isOff={isCesado}
        onOpen={plan => open(plan.id)}
        menu={actions ? menu : undefined}
      />
      {desdePlantilla && (
        <DesdePlantillaForm
          carreraId={programa}
          onSaved={plan => open(plan.id)}
          onClose={() => setDesdePlantilla(false)}
        />
      )}
      {editing && (
        <PlanForm
          plan={editing === 'nuevo' ? null : editing}
          carreraId={programa}
          onSaved={plan => editing === 'nuevo' && open(plan.id)}
          onClose={() => setEditing(null)}
        />
      )}
    </>
  )
}

/** A plan needs a programme that is Activado to belong to. */
function useWhyNotCreate(): string | null {
  const whyNotRol = useWhyNot('estructura.crear')
  const { data } = useCall('facultades.arbol', {}, { meta: { shown: true } })
  const isNone = data && programasElegibles(data.data).length === 0
  return whyNotRol ?? (isNone ? 'Cree primero un programa: el plan le pertenecerá.' : null)
}
