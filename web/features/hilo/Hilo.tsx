import { Loaded } from '../../app/Loaded.tsx'
import { useCall } from '../../app/query.ts'

/** From a line of the graduate profile to the competencies that serve it. */
export function Hilo({ planId }: { planId: number }) {
  const query = useCall('perfiles.porPlan', { planId }, { meta: { shown: true } })
  return <Loaded query={query}>{({ data }) => <p>Líneas del perfil de egreso: {data.length}</p>}</Loaded>
}
