import { formatFecha } from '../texto/fechas.ts'
import { dichoDePapelera, type EnPapelera } from './papelera.ts'

/** A plan is ceased from the moment in which it has a date of ceasing, whatever that date is (§4). */
export interface PlanConCese {
  fechacese: string | null
  /** Only of one that is still shown after it was taken away: no answer of the server has it. */
  papelera?: EnPapelera
}

/** Whether a plan is ceased and therefore read-only. */
export const isCesado = (plan: PlanConCese): boolean => plan.fechacese !== null

/**
 * Why a save is refused of who began it before another person ceased the plan (409): what happened, what became of what they wrote, and what can be done.
 * `isSoloCese`: all that they wanted was to cease it.
 */
export const whyNotTrasCese = (plan: PlanConCese, isSoloCese = false): string => {
  const cuando = formatFecha(plan.fechacese)
  return isSoloCese
    ? `Otra persona ya cesó el plan, con fecha ${cuando}. Para poner otra fecha, restáurelo y vuelva a cesarlo.`
    : `Otra persona cesó el plan mientras usted lo editaba, con fecha ${cuando}: solo se puede leer, y lo que usted escribió no se ha guardado. Cópielo antes de cerrar si quiere conservarlo; para guardarlo, el plan debe restaurarse primero.`
}

/** What a save did, for the message (§8). */
export type HechoDeCese = 'editar' | 'cesar' | 'restaurar'

/** What the days before and after a save say of it: another day of ceasing is no ceasing. The same of a plan and of an educational model. */
export function hechoDeCese(antes: string | null, despues: string | null): HechoDeCese {
  if ((antes === null) === (despues === null)) return 'editar'
  return despues === null ? 'restaurar' : 'cesar'
}

/** Why nothing in this plan can be changed (409 in the server, a disabled button in the web), or null when it can. */
export const whyNotEditarPlan = (plan: PlanConCese): string | null =>
  plan.papelera
    ? dichoDePapelera(plan.papelera).whyNot
    : isCesado(plan)
      ? `El plan está cesado con fecha ${formatFecha(plan.fechacese)} y solo se puede leer. Restáurelo para cambiarlo.`
      : null
