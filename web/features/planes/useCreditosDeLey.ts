import type { Plan } from '@malla/contracts/plan.ts'
import type { CursoLegal } from '@malla/domain/legal/plan.ts'
import { useCall } from '../../app/query.ts'
import { type CreditosDeLey, creditosDeLey } from './titulos.ts'

/**
 * Credits of a plan as the law counts them, where it says how many of general studies it requires, which are told so; else null. `borrador`: its courses as they
 * are being edited here.
 */
export function useCreditosDeLey(plan: Plan, borrador: readonly CursoLegal[] | null): CreditosDeLey | null {
  const siSeCuentan = { enabled: plan.creditos_generales !== null, meta: { shown: true } }
  const cursos = useCall('asignaturas.porPlan', { planId: plan.id }, siSeCuentan).data?.data
  const secciones = useCall('secciones.porPlan', { planId: plan.id }, siSeCuentan).data?.data
  if (!cursos || !secciones || plan.creditos_generales === null) return null
  return creditosDeLey(plan, borrador ?? cursos, secciones)
}
