import { Loaded } from '../../app/Loaded.tsx'
import { useCall } from '../../app/query.ts'
import { Grupos } from './Grupos.tsx'

/** The competencies of a plan as a tree, a tab for each of its groups. */
export function ArbolDeCompetencias({ planId }: { planId: number }) {
  const plan = useCall('planes.show', { id: planId }, { meta: { shown: true } })
  const grupos = useCall('gruposcompetencias.porPlan', { planId }, { meta: { shown: true } })
  const competencias = useCall('competencias.porPlan', { planId }, { meta: { shown: true } })
  return (
    <Loaded query={plan}>
      {({ data: esteplan }) => (
        <Loaded query={grupos}>
          {({ data: deGrupos }) => (
            <Loaded query={competencias}>
              {({ data: todas }) => <Grupos plan={esteplan} grupos={deGrupos} todas={todas} />}
            </Loaded>
          )}
        </Loaded>
      )}
    </Loaded>
  )
}
