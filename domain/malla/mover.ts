import type { CursoDelPlan, Id } from '../asignaturas/asignatura.ts'
import { fueraDeOrden } from '../asignaturas/problemas.ts'
import type { RequisitoCurso } from '../asignaturas/requisitos.ts'
import type { EdicionDeLugar } from './ediciones.ts'
import type { Columna, Malla } from './malla.ts'
import { columnaDe, enFrase } from './malla.ts'

/** A place in the malla: a column and the position in it, from 0. */
export interface Lugar {
  tipo: 'ciclo' | 'seccion'
  id: Id
  orden: number
}

type Numero = number | null

/** Requisites of a course that come too late, were one course of the plan in another cycle. */
function tarde(malla: Malla, curso: CursoDelPlan, movido: Id, numero: Numero): RequisitoCurso[] {
  const numeroDe = (id: Id): Numero => (id === movido ? numero : malla.numeroDe(id))
  return fueraDeOrden(curso.requisitos, numeroDe(curso.id), numeroDe).filter(h => h.tipo === 'curso')
}

/**
 * What comes too late after a move and did not before: a plan that came in with mistakes can still be mended step by step. A course that requires itself is
 * not in time anywhere, and can stand in one cycle as in another.
 */
function nuevosTarde(malla: Malla, curso: CursoDelPlan, movido: Id, numero: Numero): RequisitoCurso[] {
  const antes = tarde(malla, curso, movido, malla.numeroDe(movido))
  return tarde(malla, curso, movido, numero).filter(
    h =>
      h.asignatura_id !== curso.id &&
      !antes.some(a => a.asignatura_id === h.asignatura_id && a.modo === h.modo),
  )
}

const lugarEnFrase = (malla: Malla, id: Id): string => {
  const columna = columnaDe(malla, id)
  return columna ? enFrase(columna) : 'otro lugar'
}

function whyNotPropio(malla: Malla, curso: CursoDelPlan, numero: Numero): string | null {
  const h = nuevosTarde(malla, curso, curso.id, numero)[0]
  if (!h) return null
  const requerido = malla.cursos.get(h.asignatura_id)!.nombre
  const donde = lugarEnFrase(malla, h.asignatura_id)
  return h.modo === 'previo'
    ? `${curso.nombre} requiere ${requerido}, que está en ${donde}: tiene que ir después.`
    : `${curso.nombre} tiene como correquisito ${requerido}, que está en ${donde}: no puede ir antes.`
}

function whyNotAjeno(malla: Malla, curso: CursoDelPlan, otro: CursoDelPlan, numero: Numero): string | null {
  const h = nuevosTarde(malla, otro, curso.id, numero).find(x => x.asignatura_id === curso.id)
  if (!h) return null
  const donde = lugarEnFrase(malla, otro.id)
  return h.modo === 'previo'
    ? `${otro.nombre}, que está en ${donde}, requiere ${curso.nombre}: tiene que ir antes.`
    : `${otro.nombre}, que está en ${donde}, tiene como correquisito ${curso.nombre}: no puede ir después.`
}

/**
 * Why a course cannot go to a cycle, in Spanish and naming the requisite that would come too late or the course that needs
 * this one earlier; null when it can. A section of electives (null) takes any course. Linear in the requisites touched.
 */
export function whyNotMover(curso: CursoDelPlan, destinoCiclo: Id | null, malla: Malla): string | null {
  if (destinoCiclo === null || destinoCiclo === curso.ciclo_id) return null
  const destino = malla.columnas.find(c => c.tipo === 'ciclo' && c.id === destinoCiclo)
  if (!destino) return 'El ciclo no es de este plan.'
  const propio = whyNotPropio(malla, curso, destino.numero)
  if (propio) return propio
  for (const id of malla.grafo.abre.get(curso.id) ?? []) {
    const ajeno = id === curso.id ? null : whyNotAjeno(malla, curso, malla.cursos.get(id)!, destino.numero)
    if (ajeno) return ajeno
  }
  return null
}

/** For each column, in order, why a course cannot go there, or null: shown while it is dragged. */
export const destinosDe = (
  curso: CursoDelPlan,
  malla: Malla,
): { columna: Columna; motivo: string | null }[] =>
  malla.columnas.map(columna => ({
    columna,
    motivo: columna.tipo === 'seccion' ? null : whyNotMover(curso, columna.id, malla),
  }))

/** Places of the courses of a column written anew from 0; only those that change. */
const numerar = (columna: Columna, cursos: readonly CursoDelPlan[]): EdicionDeLugar[] => {
  const ciclo_id = columna.tipo === 'ciclo' ? columna.id : null
  const seccion_id = columna.tipo === 'seccion' ? columna.id : null
  return cursos
    .map((c, orden) => ({ antes: c, ahora: { id: c.id, ciclo_id, seccion_id, orden } }))
    .filter(
      ({ antes, ahora }) =>
        antes.orden !== ahora.orden || antes.ciclo_id !== ciclo_id || antes.seccion_id !== seccion_id,
    )
    .map(({ ahora }) => ahora)
}

/**
 * The ordinary course edits that put a course in a place: itself, and its old and new neighbours where their order changes.
 * A position beyond the end is the end. Empty when it stands there already, also when the numbers of its column have gaps or are all the same,
 * or when column or course are not there. Does not ask whether the course may go there: see `whyNotMover`.
 */
export function mover(malla: Malla, id: Id, lugar: Lugar): EdicionDeLugar[] {
  const curso = malla.cursos.get(id)
  const destino = malla.columnas.find(c => c.tipo === lugar.tipo && c.id === lugar.id)
  if (!curso || !destino) return []
  const origen = columnaDe(malla, id)
  const orden = Math.max(0, lugar.orden)
  if (origen === destino && Math.min(orden, destino.cursos.length - 1) === destino.cursos.indexOf(curso))
    return []
  const sin = (columna: Columna): CursoDelPlan[] => columna.cursos.filter(c => c.id !== id)
  const nuevos = sin(destino).toSpliced(orden, 0, curso)
  return [...(origen && origen !== destino ? numerar(origen, sin(origen)) : []), ...numerar(destino, nuevos)]
}
