import type { Id, ModoRequisito, Requisito } from '../asignaturas/asignatura.ts'
import { findNewLoop, whyLoop } from '../asignaturas/lazos.ts'
import { fueraDeOrden } from '../asignaturas/problemas.ts'
import { conCurso, cursosDe } from '../asignaturas/requisitos.ts'
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

/** Why no line can be drawn from a course to one that would ask for it, or null when it can. */
export function whyNotRequerir(requerido: Id, id: Id, modo: ModoRequisito, malla: Malla): string | null {
  const curso = malla.cursos.get(id)
  if (!curso || !malla.cursos.has(requerido)) return 'El curso no es de este plan.'
  if (malla.grafo.requiere.get(id)?.get(requerido) === modo) return 'Ya es un requisito del curso.'
  return whyNotRequisitos(id, conCurso(curso.requisitos, requerido, modo), malla)
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
