import type { Plan } from '@malla/contracts/plan.ts'
import type { PlanConCese } from '@malla/domain/planes/cese.ts'
import type { EnPapelera } from '@malla/domain/planes/papelera.ts'
import type { ApiOutput } from '../../app/api.ts'
import { callKey, queryClient } from '../../app/query.ts'

/** A plan that is on the screen and was sent to the Papelera by somebody: what is cached of it says so, and all that shows it reads that. */

type Uno = ApiOutput<'planes.show'>

export const enPapelera = (plan: PlanConCese): EnPapelera | null => plan.papelera ?? null

/** The plan as one that was taken away; by whom stays known. */
export function conPapelera(uno: Uno, por: string | null): Uno {
  const antes = enPapelera(uno.data)
  if (antes && (por === null || por === antes.por)) return uno
  const data: Plan & PlanConCese = { ...uno.data, papelera: { por } }
  return { ...uno, data }
}

/** Notes it in what is cached; a reading that was refused is answered with that. */
export const anotarPapelera = (id: number, por: string | null): void =>
  void queryClient.setQueryData<Uno>(callKey('planes.show', { id }), uno => uno && conPapelera(uno, por))

export function isEnPapelera(id: number): boolean {
  const uno = queryClient.getQueryData<Uno>(callKey('planes.show', { id }))
  return uno !== undefined && enPapelera(uno.data) !== null
}
