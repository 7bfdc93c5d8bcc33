import type { Id } from '../asignaturas/asignatura.ts'
import type { Arista, Grafo } from '../asignaturas/grafo.ts'
import { largosDeCadena, seguir } from './cadena.ts'
import { conjuntosVacios, incluir, tamano, unir } from './conjuntos.ts'
import type { GrafoOrdenado } from './orden.ts'
import { ordenarGrafo } from './orden.ts'

/**
 * How a plan is built, in numbers: the measures of curricular analytics as their published tool defines them. A vertex is a course, an edge leads
 * from what is required to what requires it, whether before or together; alternatives count each.
 */

/** What one course means for the rest of the plan. */
export interface MedidasDeCurso {
  /** Courses that cannot be taken, now or later, while this one is not passed. */
  bloqueo: number
  /** Courses on the longest chain that goes through it; alone: 1. */
  demora: number
  /** Courses of all chains from a beginning to an end that pass through it, strictly inside; at most `TOPE_DE_CENTRALIDAD`, which stands for «more than». */
  centralidad: number
  /** `bloqueo + demora`; where the year has quarters two thirds of it, to a tenth. */
  complejidad: number
}

export interface Analitica {
  de: ReadonlyMap<Id, MedidasDeCurso>
  /** Sums over the plan. */
  total: MedidasDeCurso
  /** A longest chain of courses, each required by the next. The first found by the order of the courses. Empty for a plan without courses. */
  cadena: readonly Id[]
  /** Requisites inside a loop, which nothing here counts (see lazos.ts for their names). */
  sinOrden: readonly Arista[]
}

/** Parts of a year: the measures were made for semesters, a quarter weighs two thirds. */
export type Periodicidad = 'semestre' | 'trimestre'

/** Chains multiply: thousands of courses have more of them than any number holds. From here on nobody tells two apart. */
export const TOPE_DE_CENTRALIDAD = 1e15

/** Products of what no number holds are no number either. */
const conTope = (n: number): number =>
  Number.isFinite(n) ? Math.min(n, TOPE_DE_CENTRALIDAD) : TOPE_DE_CENTRALIDAD

const POR_TRIMESTRE = 2 / 3

const aDecimas = (x: number): number => Math.round(x * 10) / 10

/** How many ways lead to each course from where ways begin, and how many courses they have in all, itself counted. */
function caminos(orden: Iterable<number>, vecinos: GrafoOrdenado['antes']): { n: number[]; s: number[] } {
  const n: number[] = []
  const s: number[] = []
  for (const i of orden) {
    let [veces, suma] = vecinos[i]!.length === 0 ? [1, 0] : [0, 0]
    for (const j of vecinos[i]!) {
      veces += n[j]!
      suma += s[j]!
    }
    n[i] = veces
    s[i] = suma + veces
  }
  return { n, s }
}

function bloqueos({ ids, despues }: GrafoOrdenado, alReves: readonly number[]): number[] {
  const abre = conjuntosVacios(ids.length)
  for (const i of alReves)
    for (const j of despues[i]!) {
      incluir(abre, i, j)
      unir(abre, i, j)
    }
  return ids.map((_, i) => tamano(abre, i))
}

/** A longest chain of the whole plan: the first found by the order of the courses. */
function cadenaMasLarga(g: GrafoOrdenado, haciaElFin: readonly number[]): Id[] {
  const mayor = haciaElFin.reduce((a, b) => Math.max(a, b), 0)
  return seguir(g, g.despues, haciaElFin, haciaElFin.indexOf(mayor))
}

function sumaDe(medidas: Iterable<MedidasDeCurso>): MedidasDeCurso {
  const total = { bloqueo: 0, demora: 0, centralidad: 0, complejidad: 0 }
  for (const m of medidas) {
    total.bloqueo += m.bloqueo
    total.demora += m.demora
    total.centralidad += m.centralidad
    total.complejidad += m.complejidad
  }
  return { ...total, complejidad: aDecimas(total.complejidad) }
}

/**
 * All measures of a plan at once, in time of courses × requisites / 32. Requisites of a loop are left out, as is what is not in the plan.
 * Chains are never walked one by one: a plan of eighty courses may have millions.
 */
export function analizar(grafo: Grafo, periodicidad: Periodicidad = 'semestre'): Analitica {
  const g = ordenarGrafo(grafo)
  const orden = g.ids.map((_, i) => i)
  const alReves = orden.toReversed()
  const desde = largosDeCadena(orden, g.antes)
  const hasta = largosDeCadena(alReves, g.despues)
  const arriba = caminos(orden, g.antes)
  const abajo = caminos(alReves, g.despues)
  const bloqueo = bloqueos(g, alReves)
  const medidas = (i: number): MedidasDeCurso => {
    const demora = desde[i]! + hasta[i]! - 1
    const simple = bloqueo[i]! + demora
    const isDentro = g.antes[i]!.length > 0 && g.despues[i]!.length > 0
    return {
      bloqueo: bloqueo[i]!,
      demora,
      centralidad: isDentro
        ? conTope(arriba.s[i]! * abajo.n[i]! + abajo.s[i]! * arriba.n[i]! - arriba.n[i]! * abajo.n[i]!)
        : 0,
      complejidad: periodicidad === 'trimestre' ? aDecimas(simple * POR_TRIMESTRE) : simple,
    }
  }
  // In the order in which the courses were given.
  const de = new Map([...grafo.requiere.keys()].map(id => [id, medidas(g.lugar.get(id)!)]))
  return { de, total: sumaDe(de.values()), cadena: cadenaMasLarga(g, hasta), sinOrden: g.sinOrden }
}
