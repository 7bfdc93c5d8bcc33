import type { Analisis } from '@malla/contracts/analitica.ts'
import { formularios } from '@malla/contracts/formularios.ts'
import { Button } from '@mantine/core'
import { useParams, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useAddress, useSetAddress } from '../../app/address.ts'
import { api } from '../../app/api.ts'
import { Link } from '../../app/Link.tsx'
import { Loaded } from '../../app/Loaded.tsx'
import { useCall } from '../../app/query.ts'
import { usePlace } from '../../app/shell/crumbs.ts'
import { paths } from '../../paths.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { MenuButton } from '../../ui/MenuButton.tsx'
import { Page } from '../../ui/Page.tsx'
import { openReport } from '../../ui/pdf/report.ts'
import { useImpedimentos } from '../asignaturas/useDatosDePlan.ts'
import { ElegirPlan } from '../versiones/ElegirPlan.tsx'
import { DosPlanes } from './DosPlanes.tsx'
import { descargarCsv } from './descargarCsv.ts'
import { ImportarCsv } from './ImportarCsv.tsx'
import classes from './Pagina.module.css'
import { UnPlan } from './UnPlan.tsx'

/** The analysis of a plan; with another one chosen, both side by side: the one of the address is how it is now, the chosen one how it was before. */
export function AnaliticaPage() {
  const { planId } = useParams({ strict: false })
  const id = Number(planId)
  const { plan: otro } = useAddress()
  const setAddress = useSetAddress()
  const router = useRouter()
  const plan = useCall('planes.show', { id }).data?.data
  const propia = useCall('analitica.show', { id }, { meta: { shown: true } })
  const otra = useCall(
    'analitica.show',
    { id: otro ?? id },
    { enabled: otro !== undefined, meta: { shown: true } },
  )
  usePlace([
    { label: formularios.planes.titulo, href: paths.planes() },
    { label: plan?.full_name ?? '', href: paths.plan(id) },
    { label: 'Analítica curricular' },
  ])
  const elegido = otro === undefined ? null : (otra.data?.data.plan ?? { id: otro, full_name: '…' })
  const nombre = plan?.full_name ?? 'Plan'
  const imprimir = () =>
    openReport(
      elegido
        ? {
            title: `Analítica curricular · ${elegido.full_name} → ${nombre}`,
            ask: () => api('analitica.pdfDeDos', { id: elegido.id, otro: id }),
          }
        : { title: `Analítica curricular · ${nombre}`, ask: () => api('analitica.pdf', { id }) },
    )
  return (
    <Page
      wide
      title="Analítica curricular"
      facts={plan && `${plan.programa} · ${plan.full_name}`}
      actions={
        <>
          {plan && <MenuCsv plan={plan} />}
          {otro !== undefined && (
            <Button
              variant="default"
              onClick={() => void router.navigate({ href: paths.analitica(otro, { plan: id }) })}
            >
              Invertir
            </Button>
          )}
          <Button onClick={imprimir}>Imprimir</Button>
        </>
      }
    >
      <div className={`${classes.elegir} no-print`}>
        <ElegirPlan
          label="Comparar con"
          planId={id}
          otro={elegido}
          onChange={next => setAddress({ plan: next })}
        />
        {otro !== undefined && (
          <Button variant="subtle" onClick={() => setAddress({ plan: undefined })}>
            Ver solo este plan
          </Button>
        )}
      </div>
      <Loaded query={propia}>
        {({ data }) =>
          otro === undefined ? (
            <Uno analisis={data} />
          ) : (
            <Loaded query={otra}>{({ data: antes }) => <DosPlanes antes={antes} despues={data} />}</Loaded>
          )
        }
      </Loaded>
    </Page>
  )
}

function Uno({ analisis }: { analisis: Analisis }) {
  return analisis.cursos.length > 0 ? (
    <UnPlan analisis={analisis} />
  ) : (
    <EmptyState
      title="El plan todavía no tiene cursos"
      action={
        <Button component={Link} href={paths.plan(analisis.plan.id, { tab: 'cursos' })}>
          Ir a los cursos
        </Button>
      }
    >
      Cuando los tenga, aquí verá cuáles pesan más, cómo se encadenan y cómo se reparten entre los ciclos.
    </EmptyState>
  )
}

/** The published format, out and in; what cannot be done says why. */
function MenuCsv({ plan }: { plan: Parameters<typeof useImpedimentos>[0] }) {
  const [subiendo, setSubiendo] = useState(false)
  const { crear } = useImpedimentos(plan)
  return (
    <>
      <MenuButton
        label="CSV"
        actions={[
          { label: 'Descargar los cursos en CSV', onClick: () => descargarCsv(plan.id, false) },
          { label: 'Descargar en CSV con las medidas', onClick: () => descargarCsv(plan.id, true) },
          { label: 'Importar de CSV…', onClick: () => setSubiendo(true), whyNot: crear },
        ]}
      />
      {subiendo && <ImportarCsv planId={plan.id} onClose={() => setSubiendo(false)} />}
    </>
  )
}
