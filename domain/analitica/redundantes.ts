import type { Id, ModoRequisito, Requisito } from '../asignaturas/asignatura.ts'
import type { Arista, CursoConRequisitos, Grafo } from '../asignaturas/grafo.ts'
import { grafoDe } from '../asignaturas/grafo.ts'
import { isGrupo, simplificar } from '../asignaturas/requisitos.ts'
import { type Conjuntos, conjuntosVacios, incluir, incluye, unir } from './conjuntos.ts'
import { type GrafoOrdenado, ordenarGrafo } from './orden.ts'

/** A requisite that others already ask for, and one through which they do. */
export interface Redundante extends Arista {
  por: Id
}

/** Requisites that hold whatever the student chooses: what stands under «o» is one way among others. */
function firmes(r: Requisito | null): Requisito | null {
  if (r === null || r.tipo === 'o') return null
  if (r.tipo !== 'y') return r
  const de = r.de.flatMap(parte => firmes(parte) ?? [])
  return de.length > 0 ? { tipo: 'y', de } : null
}

/** The requisites without a course where it is asked of everybody; where it is one of several ways it stays. */
export function sinRedundante(r: Requisito | null, id: Id): Requisito | null {
  if (r === null || r.tipo === 'o') return r
  if (!isGrupo(r)) return r.tipo === 'curso' && r.asignatura_id === id ? null : r
  return simplificar({ tipo: 'y', de: r.de.flatMap(parte => sinRedundante(parte, id) ?? []) })
}

interface Alcance {
  /** Courses that must be there before or together with each one. */
  junto: Conjuntos
  /** Those that must have been passed before. */
  antes: Conjuntos
}

const modoDe = ({ ids }: GrafoOrdenado, grafo: Grafo, de: number, a: number): ModoRequisito =>
  grafo.requiere.get(ids[a]!)!.get(ids[de]!)!

/** What each course needs, with what must come before told from what may come together. */
function alcanceDe(g: GrafoOrdenado, grafo: Grafo): Alcance {
  const junto = conjuntosVacios(g.ids.length)
  const antes = conjuntosVacios(g.ids.length)
  for (let a = 0; a < g.ids.length; a++)
    for (const de of g.antes[a]!) {
      incluir(junto, a, de)
      unir(junto, a, de)
      unir(antes, a, de, antes)
      if (modoDe(g, grafo, de, a) !== 'previo') continue
      // Whatever comes before or with something passed before has itself come before.
      incluir(antes, a, de)
      unir(antes, a, de, junto)
    }
  return { junto, antes }
}

/** Another requisite of `a` from which the one on `de` follows, as strictly as it is asked. */
function otroQueLoPide(
  g: GrafoOrdenado,
  grafo: Grafo,
  alcance: Alcance,
  de: number,
  a: number,
): number | undefined {
  const isPrevio = modoDe(g, grafo, de, a) === 'previo'
  return g.antes[a]!.find(otro => {
    if (otro === de) return false
    const isAntesDelOtro = incluye(alcance.antes, otro, de)
    const isConElOtro = incluye(alcance.junto, otro, de)
    return isPrevio ? isAntesDelOtro || (isConElOtro && modoDe(g, grafo, otro, a) === 'previo') : isConElOtro
  })
}

/**
 * Requisites that could be taken away without anybody being able to take a course earlier: others ask for the same through a chain. Only what holds
 * for every student is looked at (nothing under «o»), and a requisite before is never said to follow from one that may come together. Of a loop nothing
 * is said.
 */
export function redundantesDe(cursos: readonly CursoConRequisitos[]): Redundante[] {
  const grafo = grafoDe(cursos.map(c => ({ id: c.id, requisitos: firmes(c.requisitos) })))
  const g = ordenarGrafo(grafo)
  const alcance = alcanceDe(g, grafo)
  return g.ids.flatMap((id, a) =>
    g.antes[a]!.flatMap(de => {
      const por = otroQueLoPide(g, grafo, alcance, de, a)
      const modo = modoDe(g, grafo, de, a)
      return por === undefined ? [] : [{ de: g.ids[de]!, a: id, modo, por: g.ids[por]! }]
    }),
  )
}
