import type { Plan } from '@malla/contracts/plan.ts'
import type { CursoLegal } from '@malla/domain/legal/plan.ts'
import { useCall } from '../../app/query.ts'
import { generalesDe } from './titulos.ts'

/**
 * Credits of general studies that a student takes, for a plan that says how many it requires; else null. `borrador`: its courses as they are being
 * edited here.
 */
export function useGenerales(plan: Plan, borrador: readonly CursoLegal[] | null): number | null {
  const siSeCuentan = { enabled: plan.creditos_generales !== null, meta: { shown: true } }
  const cursos = useCall('asignaturas.porPlan', { planId: plan.id }, siSeCuentan).data?.data
  const secciones = useCall('secciones.porPlan', { planId: plan.id }, siSeCuentan).data?.data
  if (!cursos || !secciones || plan.creditos_generales === null) return null
  return generalesDe(plan, borrador ?? cursos, secciones)
}
