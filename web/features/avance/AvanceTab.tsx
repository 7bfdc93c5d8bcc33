import { Loaded } from '../../app/Loaded.tsx'
import { useCall } from '../../app/query.ts'
import { Surface } from '../../ui/Skeletons.tsx'
import { AvanceDePlan } from './AvanceDePlan.tsx'
import { PlanesDelPrograma } from './PlanesDelPrograma.tsx'

/** Avance: the state of a plan at a glance, what it lacks, whom to ask, and one click from where it is done. */
export function AvanceTab({ planId }: { planId: number }) {
  const query = useCall('avance.plan', { id: planId }, { meta: { shown: true } })
  const { data: plan } = useCall('planes.show', { id: planId })
  return (
    <Loaded query={query} skeleton={<Surface height={320} />}>
      {({ data }) => (
        <>
          <AvanceDePlan avance={data} />
          {plan && <PlanesDelPrograma programaId={plan.data.carrera_id} planId={planId} />}
        </>
      )}
    </Loaded>
  )
}
