import type { CicloDelPlan, CursoDelPlan, Id, Requisito } from './asignatura.ts'
import { findLoops, whyLoop } from './lazos.ts'
import type { HojaRequisito } from './requisitos.ts'
import { cursosDe, isGrupo, textosDe } from './requisitos.ts'

/** Kinds of problem: text unmatched, course not of the plan, on itself, loop, not before the course. None stops an import. */
export type TipoProblema = 'texto' | 'desconocido' | 'propio' | 'lazo' | 'ciclo'

export interface ProblemaDeRequisito {
  tipo: TipoProblema
  /** The course whose requisite it is. */
  asignatura_id: Id
  /** The other courses of it: the loop in its order, or those in a cycle too late. */
  otros: Id[]
  /** What people are told. */
  mensaje: string
}

/** Number of the cycle in which a course stands, null in a section of electives or when it is unknown. */
export type NumeroDe = (id: Id) => number | null

/** Whether a leaf names a course that stands too late for a course of cycle `numero`. */
function isTarde(h: HojaRequisito, numero: number, numeroDe: NumeroDe): boolean {
  const suyo = h.tipo === 'curso' ? numeroDe(h.asignatura_id) : null
  if (h.tipo !== 'curso' || suyo === null) return false
  return h.modo === 'previo' ? suyo >= numero : suyo > numero
}

/**
 * Leaves that make a course impossible in cycle `numero`: a prerequisite in the same or a later cycle, a corequisite in a
 * later one. Of alternatives only when each is too late. Electives stand in no cycle and are never too late.
 */
export function fueraDeOrden(
  r: Requisito | null,
  numero: number | null,
  numeroDe: NumeroDe,
): HojaRequisito[] {
  if (r === null || numero === null) return []
  if (!isGrupo(r)) return isTarde(r, numero, numeroDe) ? [r] : []
  const partes = r.de.map(parte => fueraDeOrden(parte, numero, numeroDe))
  return r.tipo === 'o' && partes.some(p => p.length === 0) ? [] : partes.flat()
}

/** Where each course of a plan stands. */
export function numeroDeCursos(cursos: readonly CursoDelPlan[], ciclos: readonly CicloDelPlan[]): NumeroDe {
  const numeros = new Map(ciclos.map(c => [c.id, c.numero]))
  const deCurso = new Map(
    cursos.map(c => [c.id, c.ciclo_id === null ? null : (numeros.get(c.ciclo_id) ?? null)]),
  )
  return id => deCurso.get(id) ?? null
}

/** What is wrong with the requisites of a plan, course by course; warnings in the malla and of an import. */
export function problemasDeRequisitos(
  cursos: readonly CursoDelPlan[],
  ciclos: readonly CicloDelPlan[],
): ProblemaDeRequisito[] {
  const nombres = new Map(cursos.map(c => [c.id, c.nombre]))
  const nameOf = (id: Id): string | null => nombres.get(id) ?? null
  const numeroDe = numeroDeCursos(cursos, ciclos)
  const enLazo = findLoops(cursos).map(lazo => ({
    tipo: 'lazo' as const,
    asignatura_id: lazo[0]!,
    otros: lazo,
    mensaje: whyLoop(lazo, nameOf),
  }))
  const delLazo = new Set(enLazo.flatMap(p => p.otros))
  return [...cursos.flatMap(c => problemasDe(c, nameOf, numeroDe, delLazo)), ...enLazo]
}

function problemasDe(
  curso: CursoDelPlan,
  nameOf: (id: Id) => string | null,
  numeroDe: NumeroDe,
  delLazo: ReadonlySet<Id>,
): ProblemaDeRequisito[] {
  const problema = (tipo: TipoProblema, otros: Id[], mensaje: string): ProblemaDeRequisito => ({
    tipo,
    asignatura_id: curso.id,
    otros,
    mensaje: `${curso.nombre}: ${mensaje}`,
  })
  const ids = [...new Set(cursosDe(curso.requisitos).map(h => h.asignatura_id))]
  const tarde = fueraDeOrden(curso.requisitos, numeroDe(curso.id), numeroDe)
    .filter(h => h.tipo === 'curso')
    // What is in a loop is told once, as the loop.
    .filter(h => h.asignatura_id !== curso.id && !(delLazo.has(curso.id) && delLazo.has(h.asignatura_id)))
  return [
    ...textosDe(curso.requisitos).map(t =>
      problema('texto', [], `el requisito «${t}» no se reconoce como un curso del plan.`),
    ),
    ...ids
      .filter(id => nameOf(id) === null)
      .map(id => problema('desconocido', [id], 'requiere un curso que no está en el plan.')),
    ...(ids.includes(curso.id) ? [problema('propio', [curso.id], 'se requiere a sí mismo.')] : []),
    ...tarde.map(h => problema('ciclo', [h.asignatura_id], mensajeDeOrden(h.modo, nameOf(h.asignatura_id)!))),
  ]
}

const mensajeDeOrden = (modo: 'previo' | 'simultaneo', nombre: string): string =>
  modo === 'previo'
    ? `su requisito ${nombre} no está en un ciclo anterior.`
    : `su correquisito ${nombre} está en un ciclo posterior.`
