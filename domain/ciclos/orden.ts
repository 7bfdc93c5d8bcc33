import type { CicloDelPlan, CursoDelPlan } from '../asignaturas/asignatura.ts'
import { type ProblemaDeRequisito, problemasDeRequisitos } from '../asignaturas/problemas.ts'
import { segun } from '../texto/numero.ts'

/**
 * Why the cycles of a plan cannot have these numbers, in Spanish and naming a requisite that would come too late; null when they can. As when one course is
 * moved (malla/mover.ts), what came too late before is let be.
 */
export function whyNotNumerar(
  cursos: readonly CursoDelPlan[],
  antes: readonly CicloDelPlan[],
  despues: readonly CicloDelPlan[],
): string | null {
  const cual = ({ asignatura_id, otros }: ProblemaDeRequisito): string => `${asignatura_id} ${otros.join()}`
  const tarde = (ciclos: readonly CicloDelPlan[]): ProblemaDeRequisito[] =>
    problemasDeRequisitos(cursos, ciclos).filter(p => p.tipo === 'ciclo')
  const eran = new Set(tarde(antes).map(cual))
  const [uno, ...otros] = tarde(despues).filter(p => !eran.has(cual(p)))
  if (!uno) return null
  const mas = otros.length > 0 ? ` ${segun(otros.length, 'Hay 1 caso más.', 'Hay # casos más.')}` : ''
  return `Ese orden no respeta los requisitos. ${uno.mensaje}${mas}`
}
