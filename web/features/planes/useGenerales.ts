import type { Plan } from '@malla/contracts/plan.ts'
import type { CursoLegal } from '@malla/domain/legal/plan.ts'
import { creditosPorTipoEstudio } from '@malla/domain/malla/totales.ts'
import { useCall } from '../../app/query.ts'

/**
 * Credits of the obligatory courses of general studies, for a plan that says how many it requires; else null. `borrador`: its courses as they are being
 * edited here.
 */
export function useGenerales(plan: Plan, borrador: readonly CursoLegal[] | null): number | null {
  const { data } = useCall(
    'asignaturas.porPlan',
    { planId: plan.id },
    { enabled: plan.creditos_generales !== null, meta: { shown: true } },
  )
  if (!data || plan.creditos_generales === null) return null
  return creditosPorTipoEstudio(borrador ?? data.data.map(c => ({ ...c, ciclo_id: c.ciclo_id || null })))
    .general
}
