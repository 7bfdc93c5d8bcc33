import { formularios } from '@malla/contracts/formularios.ts'
import { usePlace } from '../../app/shell/crumbs.ts'
import { paths } from '../../paths.ts'
import { Page } from '../../ui/Page.tsx'
import { PlanesList } from './PlanesList.tsx'

/** Where the courses of a plan are edited: its tab Cursos. */
const cursosDelPlan = (plan: number): string => paths.plan(plan, { tab: 'cursos' })

/** «Cursos» without a plan (§2): choosing the plan whose courses are meant. With one in the address the route leads there at once. */
export function CursosPage() {
  usePlace([{ label: formularios.planes.titulo, href: paths.planes() }, { label: 'Cursos' }])
  return (
    <Page title="Cursos de un plan" facts="Elija el plan cuyos cursos quiere ver.">
      <PlanesList hrefOf={cursosDelPlan} actions={false} />
    </Page>
  )
}
