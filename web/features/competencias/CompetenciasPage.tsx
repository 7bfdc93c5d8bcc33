import { formularios } from '@malla/contracts/formularios.ts'
import type { Plan } from '@malla/contracts/plan.ts'
import { Button } from '@mantine/core'
import { useAddress } from '../../app/address.ts'
import { Link } from '../../app/Link.tsx'
import { useCall } from '../../app/query.ts'
import { usePlace } from '../../app/shell/crumbs.ts'
import { paths } from '../../paths.ts'
import { Page } from '../../ui/Page.tsx'
import { Lines } from '../../ui/Skeletons.tsx'
import { StateBadge } from '../../ui/StateBadge.tsx'
import { AvisoDePapelera } from '../planes/AvisoDePapelera.tsx'
import { PlanesList } from '../planes/PlanesList.tsx'
import { estadoDePlan, tituloDePlan, tonoDePlan } from '../planes/titulos.ts'
import { CompetenciasTab } from './CompetenciasTab.tsx'

const { titulo } = formularios.competencias

/** Competencias (§2): choosing the programme and the plan, and then its competencies. */
export function CompetenciasPage() {
  const { plan } = useAddress()
  return plan ? <DePlan key={plan} id={plan} /> : <Elegir />
}

function Elegir() {
  usePlace([{ label: titulo }])
  return (
    <Page title={titulo} facts="Elija el plan cuyas competencias quiere ver.">
      <PlanesList hrefOf={plan => paths.competencias({ plan })} actions={false} />
    </Page>
  )
}

function DePlan({ id }: { id: number }) {
  const { data } = useCall('planes.show', { id })
  return data ? <DePlanAbierto plan={data.data} /> : <Lines />
}

function DePlanAbierto({ plan }: { plan: Plan }) {
  usePlace([
    { label: titulo, href: paths.gruposCompetencias() },
    { label: plan.programa, href: paths.gruposCompetencias({ programa: plan.carrera_id }) },
    { label: plan.full_name },
  ])
  return (
    <Page
      wide
      title={tituloDePlan(plan)}
      state={<StateBadge tone={tonoDePlan(plan)}>{estadoDePlan(plan)}</StateBadge>}
      facts={titulo}
      actions={
        <Button variant="default" component={Link} href={paths.plan(plan.id, { tab: 'competencias' })}>
          Ir al plan
        </Button>
      }
    >
      <AvisoDePapelera plan={plan} />
      <CompetenciasTab planId={plan.id} />
    </Page>
  )
}
