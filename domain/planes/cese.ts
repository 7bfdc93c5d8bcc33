import { formatFecha } from '../texto/fechas.ts'

/** A plan is ceased from the moment in which it has a date of ceasing, whatever that date is (§4). */
export interface PlanConCese {
  fechacese: string | null
}

/** Whether a plan is ceased and therefore read-only. */
export const isCesado = (plan: PlanConCese): boolean => plan.fechacese !== null

/** Why nothing in this plan can be changed (409 in the server, a disabled button in the web), or null when it can. */
export const whyNotEditarPlan = (plan: PlanConCese): string | null =>
  isCesado(plan)
    ? `El plan está cesado con fecha ${formatFecha(plan.fechacese)} y solo se puede leer. Restáurelo para cambiarlo.`
    : null
