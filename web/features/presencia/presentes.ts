import type { Presente } from '@malla/contracts/presencias.ts'
import { enLista } from '@malla/domain/texto/lista.ts'
import { oyentes } from '../../ui/oyentes.ts'

/** Who else looks at what, as the live channel tells it. */

export interface Noticia {
  /** A syllabus by its course, or a plan. */
  cosa: 'silabo' | 'plan'
  id: number
  /** Of a syllabus its period; null without one. */
  periodo_id: number | null
  data: Presente[]
}

/** `onPresentes` hears who is there and answers how to stop; `oirPresentes` tells it. */
export const { oir: onPresentes, decir: oirPresentes } = oyentes<Noticia>()

/** `onVolver` hears that notices come from now on, and that some may have been missed; `volverAOir` tells it. */
export const { oir: onVolver, decir: volverAOir } = oyentes()

const vistos = new Map<string, readonly Presente[]>()

/** Under which those who look at a plan are noted. */
export const claveDePlan = (id: number): string => `plan/${id}`

/** «Ana Ruiz está en este plan.», of a plan that is on the screen; null when nobody else was seen there. */
export function quienEstaEnPlan(id: number): string | null {
  const nombres = [...new Set((vistos.get(claveDePlan(id)) ?? []).map(p => p.nombres))]
  if (nombres.length === 0) return null
  return `${enLista(nombres)} ${nombres.length === 1 ? 'está' : 'están'} en este plan.`
}

/** Notes who else is seen there; null: it is on the screen no more. */
export const anotarPresentes = (clave: string, otros: readonly Presente[] | null): void => {
  if (otros) vistos.set(clave, otros)
  else vistos.delete(clave)
}
