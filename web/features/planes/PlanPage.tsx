import { formularios } from '@malla/contracts/formularios.ts'
import type { Plan } from '@malla/contracts/plan.ts'
import { useParams } from '@tanstack/react-router'
import { useEffect } from 'react'
import { statusOf } from '../../app/ApiError.ts'
import { useAddress, useSetAddress } from '../../app/address.ts'
import { luego } from '../../app/luego.tsx'
import { useCall } from '../../app/query.ts'
import { Aparte } from '../../app/shell/Aparte.tsx'
import { usePlace } from '../../app/shell/crumbs.ts'
import { paths } from '../../paths.ts'
import { Beside } from '../../ui/Inspector.tsx'
import { Page } from '../../ui/Page.tsx'
import { Lines, Surface } from '../../ui/Skeletons.tsx'
import { StateBadge } from '../../ui/StateBadge.tsx'
import { TabBar } from '../../ui/TabBar.tsx'
import { useCuantosCursos } from '../legal/borrador.ts'
import { PANEL, SemaforoDePlan } from '../legal/SemaforoDePlan.tsx'
import { PresentesDePlan } from '../presencia/PresentesDePlan.tsx'
import { InsigniaPublico } from '../publicaciones/InsigniaPublico.tsx'
import { AvisoDePapelera } from './AvisoDePapelera.tsx'
import { CifrasDePlan } from './CifrasDePlan.tsx'
import { anotarPapelera, enPapelera } from './enPapelera.ts'
import { ImprimirPlan } from './ImprimirPlan.tsx'
import { PlanMenu } from './PlanMenu.tsx'
import { tabDe, tabs } from './planTabs.ts'
import { estadoDePlan, tituloDePlan, tonoDePlan } from './titulos.ts'
import { useUnPanel } from './unPanel.ts'

const PanelLegal = luego(async () => (await import('../legal/PanelLegal.tsx')).PanelLegal)

/** What one tab shows of itself means nothing in the others. */
const nothing = {
  vista: undefined,
  grupo: undefined,
  competencia: undefined,
  filtro: undefined,
  solo: undefined,
  orden: undefined,
  modo: undefined,
}

/** The home of a plan: its header over its tabs. Tab and chosen course stand in the address. */
export function PlanPage() {
  const { planId } = useParams({ strict: false })
  const id = Number(planId)
  const { data, error } = useCall('planes.show', { id })
  const isIdo = statusOf(error) === 404
  // Read anew where the live line did not tell what became of it.
  useEffect(() => {
    if (isIdo) anotarPapelera(id, null)
  }, [isIdo, id])
  return data ? <PlanAbierto key={data.data.id} plan={data.data} /> : <Lines />
}

function PlanAbierto({ plan }: { plan: Plan }) {
  const { tab, panel } = useAddress()
  const setAddress = useSetAddress()
  const cursos = useCuantosCursos(plan.id, plan.cursos_count)
  const abierta = tabDe(tab)
  useUnPanel(abierta.id === 'malla')
  const cerrarPanel = () => setAddress({ panel: undefined })
  usePlace([
    { label: formularios.planes.titulo, href: paths.planes() },
    { label: plan.programa, href: paths.planes({ programa: plan.carrera_id }) },
    { label: plan.full_name },
  ])

  return (
    <Page
      wide
      title={tituloDePlan(plan)}
      state={
        <>
          <StateBadge tone={tonoDePlan(plan)}>{estadoDePlan(plan)}</StateBadge>
          {!enPapelera(plan) && <InsigniaPublico plan={plan} />}
          <SemaforoDePlan plan={plan} />
          {!enPapelera(plan) && <PresentesDePlan planId={plan.id} parte={abierta.id} />}
        </>
      }
      facts={<CifrasDePlan plan={plan} />}
      actions={
        <>
          <PlanMenu plan={plan} />
          <ImprimirPlan plan={plan} isMalla={abierta.id === 'malla'} />
        </>
      }
    >
      <AvisoDePapelera plan={plan} />
      <Beside
        inspector={panel === PANEL ? <PanelLegal plan={plan} onClose={cerrarPanel} /> : null}
        onClose={cerrarPanel}
      >
        <TabBar
          label="Partes del plan"
          tabs={tabs.map(({ id, label }) => ({
            id,
            label,
            ...(id === 'cursos' && cursos > 0 && { count: cursos }),
          }))}
          active={abierta.id}
          onChange={id => setAddress({ ...nothing, tab: id === tabs[0]!.id ? undefined : id })}
        >
          <Aparte key={abierta.id} sitio={<Surface height={480} />} seDice>
            <abierta.View planId={plan.id} />
          </Aparte>
        </TabBar>
      </Beside>
    </Page>
  )
}
