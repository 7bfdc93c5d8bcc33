import { Loaded } from '../../app/Loaded.tsx'
import { useCall } from '../../app/query.ts'

/** Which courses of a plan serve which competencies, and how far. */
export function Matriz({ planId }: { planId: number }) {
  const query = useCall('competencias.cursos', { planId }, { meta: { shown: true } })
  return <Loaded query={query}>{({ data }) => <p>Cursos enlazados a competencias: {data.length}</p>}</Loaded>
}
