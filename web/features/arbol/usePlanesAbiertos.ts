import type { DetalleDePlan } from '@malla/domain/arbol/plan.ts'
import { useQueries } from '@tanstack/react-query'
import type { ApiInput, ApiOutput, CallName } from '../../app/api.ts'
import { callQuery } from '../../app/query.ts'
import { useUser } from '../../app/session.ts'
import { detalleDe } from './detalle.ts'

/** An opened plan: what hangs on it, or why it is not there yet. */
export type PlanAbierto =
  | { estado: 'cargando' }
  | { estado: 'error'; retry: () => void }
  | { estado: 'listo'; detalle: DetalleDePlan }

/** The same call for many inputs; the answers stay in the cache that the pages read too, and follow the live channel with it. */
function useCalls<N extends CallName>(name: N, inputs: readonly ApiInput<N>[]) {
  return useQueries({
    queries: inputs.map(input => ({ ...callQuery(name, input), meta: { shown: true } })),
  }) as { data: ApiOutput<N> | undefined; error: Error | null; refetch: () => Promise<unknown> }[]
}

/** What hangs on the plans that are open, by plan. Each is read when it is first opened (§2, lazy levels). */
export function usePlanesAbiertos(ids: readonly number[]): ReadonlyMap<number, PlanAbierto> {
  const { isInspector } = useUser()
  const porId = ids.map(id => ({ id }))
  const porPlan = ids.map(planId => ({ planId }))
  const planes = useCalls('planes.show', porId)
  const textos = useCalls('planes.secciones', porId)
  const ciclos = useCalls('ciclos.porPlan', porPlan)
  const secciones = useCalls('secciones.porPlan', porPlan)
  const cursos = useCalls('asignaturas.porPlan', porPlan)
  const cuentas = useCalls('planes.cuentas', porId)

  return new Map(
    ids.map((id, i): [number, PlanAbierto] => {
      const [plan, texto, ciclo, seccion, curso, cuenta] = [
        planes[i]!,
        textos[i]!,
        ciclos[i]!,
        secciones[i]!,
        cursos[i]!,
        cuentas[i]!,
      ]
      const failed = [plan, texto, ciclo, seccion, curso, cuenta].filter(q => q.error && q.data === undefined)
      if (failed.length > 0)
        return [id, { estado: 'error', retry: () => void failed.map(query => query.refetch()) }]
      if (!plan.data || !texto.data || !ciclo.data || !seccion.data || !curso.data || !cuenta.data)
        return [id, { estado: 'cargando' }]
      const leido = {
        plan: plan.data.data,
        textos: texto.data.data,
        ciclos: ciclo.data.data,
        secciones: seccion.data.data,
        cursos: curso.data.data,
        cuentas: cuenta.data.data,
      }
      return [id, { estado: 'listo', detalle: detalleDe(leido, isInspector) }]
    }),
  )
}
