import { Loaded } from '../../app/Loaded.tsx'
import { useCall } from '../../app/query.ts'
import { Surface } from '../../ui/Skeletons.tsx'

/** The whole plan at a glance. */
export function MallaTab({ planId }: { planId: number }) {
  const cursos = useCall('asignaturas.porPlan', { planId }, { meta: { shown: true } })
  return (
    <Loaded query={cursos} skeleton={<Surface height={480} />}>
      {({ data }) => (
        <ol>
          {data.map(curso => (
            <li key={curso.id}>{curso.nombre}</li>
          ))}
        </ol>
      )}
    </Loaded>
  )
}
