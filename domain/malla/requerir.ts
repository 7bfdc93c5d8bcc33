import type { Id, Requisito } from '../asignaturas/asignatura.ts'
import { findNewLoop, whyLoop } from '../asignaturas/lazos.ts'
import { fueraDeOrden } from '../asignaturas/problemas.ts'
import { cursosDe } from '../asignaturas/requisitos.ts'
import type { Malla } from './malla.ts'

/**
 * Why a course cannot get these requisites by hand: they would make a loop, which is named, or ask for the course itself.
 * Null when it can. A loop that came in with a file and stays as it is does not count.
 */
export function whyNotRequisitos(id: Id, requisitos: Requisito | null, malla: Malla): string | null {
  const antes = [...malla.cursos.values()]
  const despues = antes.map(c => (c.id === id ? { ...c, requisitos } : c))
  const lazo = findNewLoop(antes, despues)
  return lazo ? whyLoop(lazo, x => malla.cursos.get(x)?.nombre ?? null) : null
}

/** Names of the requisites that would come too late where the course stands: told beside the editor, not refused. */
export function avisosDeOrden(id: Id, requisitos: Requisito | null, malla: Malla): string[] {
  const tarde = fueraDeOrden(requisitos, malla.numeroDe(id), malla.numeroDe)
  return cursosDe({ tipo: 'y', de: tarde }).map(h => {
    const nombre = malla.cursos.get(h.asignatura_id)?.nombre
    return h.modo === 'previo'
      ? `${nombre} no está en un ciclo anterior.`
      : `${nombre} está en un ciclo posterior y no se puede llevar a la vez.`
  })
}
