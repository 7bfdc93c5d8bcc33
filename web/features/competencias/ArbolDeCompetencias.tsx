import { Loaded } from '../../app/Loaded.tsx'
import { useCall } from '../../app/query.ts'

/** The competencies of a plan as a tree. */
export function ArbolDeCompetencias({ planId }: { planId: number }) {
  const query = useCall('competencias.porPlan', { planId }, { meta: { shown: true } })
  return (
    <Loaded query={query}>
      {({ data }) => (
        <ul>
          {data.map(c => (
            <li key={c.id}>
              {c.codigo} {c.nombre}
            </li>
          ))}
        </ul>
      )}
    </Loaded>
  )
}
