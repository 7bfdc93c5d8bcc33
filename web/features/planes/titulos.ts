import type { Plan } from '@malla/contracts/plan.ts'
import type { SeccionDelPlan } from '@malla/domain/asignaturas/asignatura.ts'
import { totalesDePlan } from '@malla/domain/malla/totales.ts'
import { isCesado, type PlanConCese } from '@malla/domain/planes/cese.ts'
import { computoDePlan, reglaDeHoras } from '@malla/domain/planes/computo.ts'
import { dichoDePapelera } from '@malla/domain/planes/papelera.ts'
import { formatFecha } from '@malla/domain/texto/fechas.ts'
import { plegar } from '@malla/domain/texto/normalizar.ts'
import { numero } from '@malla/domain/texto/numero.ts'

/** «Ingeniería de Sistemas · Plan 2026»; the programme is not said twice when the plan's own name has it. */
export const tituloDePlan = ({ programa, full_name }: Pick<Plan, 'programa' | 'full_name'>): string =>
  plegar(full_name).includes(plegar(programa)) ? full_name : `${programa} · ${full_name}`

/** Whether it is in force and there. */
const isEnVigor = (plan: PlanConCese): boolean => !plan.papelera && !isCesado(plan)

/** The tone of its state. */
export const tonoDePlan = (plan: PlanConCese): 'good' | 'warning' => (isEnVigor(plan) ? 'good' : 'warning')

/** «Vigente», since when it is ceased, or that it was taken away meanwhile. */
export const estadoDePlan = (plan: PlanConCese): string =>
  plan.papelera
    ? dichoDePapelera(plan.papelera).estado
    : isCesado(plan)
      ? `Cesado con fecha ${formatFecha(plan.fechacese)}`
      : 'Vigente'

/** The sums of a plan over its courses as they stand here, as the server adds up those that are saved. */
export function sumasDe(
  cursos: Parameters<typeof totalesDePlan>[0],
  secciones: readonly SeccionDelPlan[],
): Pick<Plan, 'creditos' | 'horas'> {
  const { creditos, obligatorios } = totalesDePlan(cursos, secciones)
  return { creditos: creditos ?? 0, horas: obligatorios.horas }
}

/** Credits of a plan as the law and the regulator's form count them: of each section what it requires, as far as it offers it; all where it does not say. */
export interface CreditosDeLey {
  creditos: number
  /** Of general studies; null where no course says that it is one. */
  generales: number | null
}

/** The credits of these courses and sections so counted. */
export function creditosDeLey(
  plan: Parameters<typeof reglaDeHoras>[0],
  cursos: Parameters<typeof computoDePlan>[0],
  secciones: readonly SeccionDelPlan[],
): CreditosDeLey {
  const { creditos, porTipo } = computoDePlan(cursos, secciones, reglaDeHoras(plan))
  return { creditos, generales: porTipo.get('general') ?? null }
}

/** A figure of the plan's header, what it is measured against, and what else has to be known to read it beside the others. */
export interface Cifra {
  nombre: string
  valor: string
  de: string | null
  nota: string | null
}

const cifra = (
  nombre: string,
  valor: number,
  de: number | null = null,
  nota: string | null = null,
): Cifra => ({
  nombre,
  valor: numero(valor),
  de: de === null ? null : numero(de),
  nota,
})

/** The total of the law, where it is another than that of the plan: the general studies beside it are part of it. */
const totalDeLey = (creditos: number, deLey: number | undefined): string | null =>
  deLey === undefined || Math.abs(creditos - deLey) < 0.005 ? null : `${numero(deLey)} como los cuenta la ley`

/**
 * Credits and hours of a plan against what is required. Credits only where there are any or some are required: a school is never told
 * «0 créditos». `deLey`: null where general studies are not counted.
 */
export function cifrasDePlan(
  plan: Pick<Plan, 'creditos' | 'creditos_totales' | 'creditos_generales' | 'horas'>,
  deLey: CreditosDeLey | null = null,
): Cifra[] {
  const { creditos, creditos_totales, creditos_generales, horas } = plan
  const nota = totalDeLey(creditos, deLey?.creditos)
  const generales = deLey?.generales ?? null
  return [
    ...(creditos > 0 || creditos_totales || nota
      ? [cifra('Créditos', creditos, creditos_totales, nota)]
      : []),
    ...(generales !== null || creditos_generales
      ? [cifra('Generales', generales ?? 0, creditos_generales)]
      : []),
    ...(horas > 0 ? [cifra('Suma de horas semanales', horas)] : []),
  ]
}
