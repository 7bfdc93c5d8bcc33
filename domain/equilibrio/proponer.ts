import type { Id } from '../asignaturas/asignatura.ts'
import type { EdicionDeLugar } from '../malla/ediciones.ts'
import { ciclosDe, type Malla } from '../malla/malla.ts'
import { clave } from '../texto/normalizar.ts'
import { buscar } from './buscar.ts'
import { type Limites, type Medida, medir, type Problema, problemaDe, type Reparto } from './medida.ts'

/** A course that would stand in another cycle: indexes of cycles, from 0. */
interface Movido {
  id: Id
  nombre: string
  de: number
  a: number
}

/** A better distribution of the courses over the cycles, as one edit of the malla. */
export interface Propuesta {
  movidos: Movido[]
  ediciones: EdicionDeLugar[]
  antes: Medida
  despues: Medida
}

function enMalla(malla: Malla, p: Problema, reparto: Reparto): EdicionDeLugar[] {
  const ciclos = ciclosDe(malla)
  const siguiente = ciclos.map(c => c.cursos.reduce((n, x) => Math.max(n, x.orden + 1), 0))
  return reparto.flatMap((ciclo, i) =>
    ciclo === p.actual[i]
      ? []
      : { id: p.cursos[i]!.id, ciclo_id: ciclos[ciclo]!.id, seccion_id: null, orden: siguiente[ciclo]!++ },
  )
}

/** Courses of a name that comes again in other cycles, as in each grade of a school: each belongs to its own. */
function repetidos(p: Problema): ReadonlySet<number> {
  const porNombre = Map.groupBy(p.cursos.keys(), i => clave(p.cursos[i]!.nombre))
  return new Set([...porNombre.values()].filter(suyos => suyos.length > 1).flat())
}

/** Why nothing can be suggested for a plan, or null: without credits nor requisites, as in schools, any course would do in any cycle. */
export function whyNotProponer(malla: Malla): string | null {
  const p = problemaDe(malla, { creditos: null, cursos: null, horas: null })
  return p.ordenes.length > 0 || p.cursos.some(c => c.credits !== null)
    ? null
    : 'Sin créditos ni requisitos no hay cómo saber qué curso puede ir en otro ciclo.'
}

/**
 * Suggests a better distribution of the courses over the cycles: even, with requisites near what asks for them, within the limits. What comes in time stays in
 * time, courses in `fijos`, those of a name that repeats, and electives stay where they are, and no measure of the suggestion is worse than the plan's. Without `ediciones` none better was
 * found.
 */
export function proponer(malla: Malla, fijos: ReadonlySet<Id>, limites: Limites): Propuesta {
  const p = problemaDe(malla, limites)
  const suyos = repetidos(p)
  const libres = p.cursos.flatMap((c, i) => (fijos.has(c.id) || suyos.has(i) ? [] : i))
  const reparto = p.ciclos > 1 ? buscar(p, libres) : p.actual
  return {
    movidos: reparto.flatMap((a, i) =>
      a === p.actual[i] ? [] : { id: p.cursos[i]!.id, nombre: p.cursos[i]!.nombre, de: p.actual[i]!, a },
    ),
    ediciones: enMalla(malla, p, reparto),
    antes: medir(p, p.actual),
    despues: medir(p, reparto),
  }
}
