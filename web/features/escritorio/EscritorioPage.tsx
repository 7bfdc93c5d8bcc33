import type { Plan } from '@malla/contracts/planes.ts'
import { Button, Skeleton } from '@mantine/core'
import { Link } from '../../app/Link.tsx'
import { useWhyNot } from '../../app/permission.ts'
import { useCall } from '../../app/query.ts'
import { useUser } from '../../app/session.ts'
import { usePlace } from '../../app/shell/crumbs.ts'
import { useHasPage } from '../../app/useHasPage.ts'
import { paths } from '../../paths.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Page } from '../../ui/Page.tsx'
import { QuietError } from '../../ui/QuietError.tsx'
import { StateBadge } from '../../ui/StateBadge.tsx'
import { useDelayed } from '../../ui/useDelayed.ts'
import classes from './EscritorioPage.module.css'
import { primerNombre, saludo } from './saludo.ts'

/** The desk (§2): where one lands after sign-in. The newest plans and the ways on. */
export function EscritorioPage() {
  const user = useUser()
  const whyNotSee = useWhyNot('estructura.ver')
  usePlace([{ label: 'Escritorio' }])

  return (
    <Page title={`${saludo(new Date().getHours())}, ${primerNombre(user.persona.nombres)}`}>
      {whyNotSee ? (
        <EmptyState title="No tiene planes de estudios a su cargo">{whyNotSee}</EmptyState>
      ) : (
        <>
          <Planes />
          <Atajos />
        </>
      )}
    </Page>
  )
}

function Planes() {
  const query = useCall('planes.list', { per_page: 10 }, { meta: { shown: true } })
  const whyNotCreate = useWhyNot('estructura.crear')
  const late = useDelayed(query.isPending)
  const planes = query.data?.data
  const total = query.data?.pagination.total ?? 0

  return (
    <section className={classes.section} aria-labelledby="mis-planes">
      <div className={classes.head}>
        <h2 id="mis-planes">Planes de estudios</h2>
        {total > 10 && <PageLink href={paths.planes()}>Ver los {total}</PageLink>}
      </div>
      {query.error && <QuietError error={query.error} retry={() => void query.refetch()} />}
      {late && <Skeleton height={120} />}
      {planes?.length === 0 && (
        <EmptyState
          title="Todavía no hay planes de estudios"
          action={
            !whyNotCreate && <PageButton href={paths.facultades()}>Empezar por una facultad</PageButton>
          }
        >
          Un plan pertenece a un programa, y un programa a una facultad: se hacen en ese orden.
        </EmptyState>
      )}
      <ul className={classes.list}>
        {planes?.map(plan => (
          <PlanRow key={plan.id} plan={plan} />
        ))}
      </ul>
    </section>
  )
}

const number = new Intl.NumberFormat('es', { maximumFractionDigits: 1 })

/** Credits against what is required; hours where a plan counts no credits. */
function figures(plan: Plan): string {
  const cursos = plan.cursos_count === 1 ? '1 curso' : `${plan.cursos_count} cursos`
  if (plan.creditos > 0) {
    const of = plan.creditos_totales ? ` de ${number.format(plan.creditos_totales)}` : ''
    return `${cursos} · ${number.format(plan.creditos)}${of} créditos`
  }
  return `${cursos} · ${number.format(plan.horas)} horas semanales`
}

function PlanRow({ plan }: { plan: Plan }) {
  return (
    <li className={classes.row}>
      <span className={classes.name}>
        <Link href={paths.plan(plan.id)}>{plan.full_name}</Link>
        <span>{plan.programa}</span>
      </span>
      <span className={classes.figures}>{figures(plan)}</span>
      <StateBadge tone={plan.fechacese ? 'warning' : 'good'}>
        {plan.fechacese ? 'Cesado' : 'Vigente'}
      </StateBadge>
    </li>
  )
}

const atajos = [
  { label: 'Facultades y Programas', href: paths.facultades() },
  { label: 'Plan de Estudios', href: paths.planes() },
  { label: 'Áreas de cursos', href: paths.areasCursos() },
  { label: 'Tipos de cursos', href: paths.tiposCursos() },
  { label: 'Tipologías especiales', href: paths.tipologias() },
] as const

function Atajos() {
  return (
    <nav aria-labelledby="atajos">
      <div className={classes.head}>
        <h2 id="atajos">Ir a</h2>
      </div>
      <div className={classes.shortcuts}>
        {atajos.map(one => (
          <PageButton key={one.href} href={one.href}>
            {one.label}
          </PageButton>
        ))}
      </div>
    </nav>
  )
}

/** A link where this version has the page; else only the words. */
function PageLink({ href, children }: { href: string; children: React.ReactNode }) {
  const hasPage = useHasPage()
  return hasPage(href) ? <Link href={href}>{children}</Link> : <strong>{children}</strong>
}

/** The same as a button; nothing where there is no page. */
function PageButton({ href, children }: { href: string; children: React.ReactNode }) {
  const hasPage = useHasPage()
  if (!hasPage(href)) return null
  return (
    <Button component={Link} href={href} variant="default">
      {children}
    </Button>
  )
}
