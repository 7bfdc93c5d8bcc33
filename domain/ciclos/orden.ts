import type { CicloDelPlan, CursoDelPlan, Id } from '../asignaturas/asignatura.ts'
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

/**
 * What somebody moved (`vistos`: the order that they saw, `mio`: the one that they made of it) in the order that stands there by now, all three of the same
 * cycles: of two cycles those that they turned round stand as they want it, all others as they stand. Null where no order is that.
 */
export function ordenFundido(vistos: readonly Id[], mio: readonly Id[], suyo: readonly Id[]): Id[] | null {
  const vaAntes = (a: Id, b: Id): boolean => {
    const isAntes = (orden: readonly Id[]) => orden.indexOf(a) < orden.indexOf(b)
    return isAntes(mio) === isAntes(vistos) ? isAntes(suyo) : isAntes(mio)
  }
  const delante = new Map(suyo.map(id => [id, suyo.filter(otro => otro !== id && vaAntes(otro, id)).length]))
  // In an order no two have as many before them.
  if (new Set(delante.values()).size < suyo.length) return null
  return suyo.toSorted((a, b) => delante.get(a)! - delante.get(b)!)
}
