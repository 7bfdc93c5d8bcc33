import { formularios } from '@malla/contracts/formularios.ts'
import { baseDe } from '@malla/domain/asignaturas/versiones.ts'
import { whyNotEditarPlan } from '@malla/domain/planes/cese.ts'
import { Button } from '@mantine/core'
import { Navigate } from '@tanstack/react-router'
import { useAddress } from '../../app/address.ts'
import { Link } from '../../app/Link.tsx'
import { useWhyNot } from '../../app/permission.ts'
import { useCall } from '../../app/query.ts'
import { usePlace } from '../../app/shell/crumbs.ts'
import { paths } from '../../paths.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Page } from '../../ui/Page.tsx'
import { Surface } from '../../ui/Skeletons.tsx'
import { PlanesList } from '../planes/PlanesList.tsx'
import classes from './Carta.module.css'
import { CartaDeCurso } from './CartaDeCurso.tsx'
import { CursosDePlan } from './CursosDePlan.tsx'

const TITULO = 'Carta descriptiva'

/** The cartas descriptivas (§2, carta): the courses of a plan with their lights, and the carta of one of them, written in its place. */
export function CartaPage() {
  const { plan, curso } = useAddress()
  const whyNotLista = useWhyNot('contenido.ver')
  if (curso && (whyNotLista !== null || !plan))
    return <SinLista curso={curso} puedeListar={whyNotLista === null} />
  if (plan && whyNotLista === null) return <CartasDePlan planId={plan} curso={curso ?? null} />
  // Who may list no courses of a plan comes to a carta from the own syllabi.
  if (whyNotLista !== null) return <Navigate to={paths.silabos()} replace />
  return <ElegirPlan />
}

/** Without a plan: choosing the one whose cartas are meant. */
function ElegirPlan() {
  usePlace([{ label: formularios.planes.titulo, href: paths.planes() }, { label: TITULO }])
  return (
    <Page title="Cartas descriptivas" facts="Elija el plan cuyas cartas quiere ver.">
      <PlanesList hrefOf={plan => paths.carta({ plan })} actions={false} />
    </Page>
  )
}

/** A course alone, as a link without its plan names it, or for who may read no more than it. */
function SinLista({ curso, puedeListar }: { curso: number; puedeListar: boolean }) {
  const { data } = useCall('silabos.show', { id: curso })
  if (!data) return <Surface height={560} />
  const { plan, curso: asignatura } = data.data
  if (puedeListar) return <CartasDePlan planId={plan.id} curso={curso} />
  return <CartaSola curso={curso} nombre={asignatura.nombre} planId={plan.id} />
}

function CartaSola({ curso, nombre, planId }: { curso: number; nombre: string; planId: number }) {
  usePlace([
    { label: formularios.silabos.titulo, href: paths.silabos() },
    { label: nombre, href: paths.silabo(curso) },
    { label: TITULO },
  ])
  return (
    <div className={classes.pagina}>
      <div className={classes.medio}>
        <CartaDeCurso key={curso} curso={curso} planId={planId} isSola silabos={null} whyNotPlan={null} />
      </div>
    </div>
  )
}

function CartasDePlan({ planId, curso }: { planId: number; curso: number | null }) {
  const plan = useCall('planes.show', { id: planId }).data?.data
  const cartas = useCall('cartas.porPlan', { planId }).data?.data
  const cursos = useCall('asignaturas.porPlan', { planId }).data?.data
  usePlace([
    { label: formularios.planes.titulo, href: paths.planes() },
    ...(plan ? [{ label: plan.full_name, href: paths.plan(plan.id) }] : []),
    { label: TITULO },
  ])
  if (!plan || !cartas || !cursos) return <Surface height={560} />
  const elegido = cursos.find(c => c.id === curso)
  const base = elegido ? baseDe(elegido) : curso
  return (
    <div className={classes.pagina} data-con={curso ? 'curso' : undefined}>
      <CursosDePlan plan={plan} cursos={cursos} cartas={cartas} actual={base} />
      <div className={classes.medio}>
        {curso ? (
          <CartaDeCurso
            key={curso}
            curso={curso}
            planId={plan.id}
            silabos={cartas.find(c => c.asignatura_id === base)?.silabos ?? 0}
            whyNotPlan={whyNotEditarPlan(plan)}
          />
        ) : (
          <EmptyState
            title={cursos.length === 0 ? 'El plan todavía no tiene cursos' : 'Elija un curso'}
            action={
              cursos.length === 0 && (
                <Button component={Link} href={paths.plan(plan.id, { tab: 'cursos' })}>
                  Ir a los cursos
                </Button>
              )
            }
          >
            {cursos.length === 0
              ? 'Cada curso tiene su carta descriptiva; añádalos en la malla o en los cursos del plan.'
              : 'Lo que dice la carta de un curso lo heredan todos sus sílabos.'}
          </EmptyState>
        )}
      </div>
    </div>
  )
}
