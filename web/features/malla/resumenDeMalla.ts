import type { Plan } from '@malla/contracts/plan.ts'
import { enLista } from '@malla/domain/texto/lista.ts'
import { contar, numero } from '@malla/domain/texto/numero.ts'

/** «36 cursos y 204 créditos; la suma de horas semanales es 286.» What a plan has none of, as a school credits, is left out. */
export function resumenDeMalla({
  cursos_count,
  creditos,
  horas,
}: Pick<Plan, 'cursos_count' | 'creditos' | 'horas'>): string {
  if (cursos_count === 0) return 'Todavía no hay cursos en la malla.'
  const cuenta = enLista([
    contar(cursos_count, 'curso'),
    ...(creditos > 0 ? [contar(creditos, 'crédito')] : []),
  ])
  return horas > 0 ? `${cuenta}; la suma de horas semanales es ${numero(horas)}.` : `${cuenta}.`
}
