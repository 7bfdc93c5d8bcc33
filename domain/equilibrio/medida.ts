import type { CursoDelPlan, Id } from '../asignaturas/asignatura.ts'
import { horasTotales } from '../asignaturas/horas.ts'
import { hojas, modosDe } from '../asignaturas/requisitos.ts'
import { ciclosDe, type Malla } from '../malla/malla.ts'

/** How well the courses of a plan are spread over its cycles: the smaller, the better. */
export interface Medida {
  /** Standard deviation of what the cycles weigh, in credits (in weekly hours where there are none). */
  dispersion: number
  /** What the lightest and the heaviest cycle weigh. */
  menor: number
  mayor: number
  /** Cycles that requisites look back beyond the one before, summed: what one learned long ago is forgotten. */
  espera: number
  /** Credits, courses and weekly hours above the limits of a cycle. */
  exceso: number
  /** Requisites that come too late. */
  tarde: number
}

/** Most that a cycle may hold; null: no limit. */
export interface Limites {
  creditos: number | null
  cursos: number | null
  /** Weekly hours. */
  horas: number | null
}

/** A limit of the cycles, with what each course counts towards it. */
interface Tope {
  pesos: readonly number[]
  limite: number
}

/** A requisite between two courses of cycles: `antes` at least `entre` cycles before `despues`. */
export interface Orden {
  antes: number
  despues: number
  entre: 0 | 1
}

/** A plan as the search sees it: courses of cycles are numbers, a distribution says the cycle of each, from 0. */
export interface Problema {
  cursos: readonly CursoDelPlan[]
  ciclos: number
  /** What each course weighs: its credits, or its weekly hours in plans without any. */
  pesos: readonly number[]
  ordenes: readonly Orden[]
  /** Orders in which a course stands. */
  deCurso: readonly (readonly Orden[])[]
  /** Courses that ask for approved credits, and how many. */
  creditos: readonly { curso: number; pide: number }[]
  topes: readonly Tope[]
  actual: readonly number[]
}

export type Reparto = readonly number[]

/** The search's view of a malla; electives stand in no cycle and are left out. */
export function problemaDe(malla: Malla, limites: Limites): Problema {
  const columnas = ciclosDe(malla)
  const puestos = columnas.flatMap((columna, ciclo) => columna.cursos.map(curso => ({ curso, ciclo })))
  const lugar = new Map<Id, number>(puestos.map(({ curso }, i) => [curso.id, i]))
  const sinCreditos = puestos.every(({ curso }) => curso.credits === null)
  const que: Record<keyof Limites, (c: CursoDelPlan) => number> = {
    creditos: c => c.credits ?? 0,
    cursos: () => 1,
    horas: horasTotales,
  }
  const pesosDe = (cual: keyof Limites): number[] => puestos.map(({ curso }) => que[cual](curso))
  const ordenes = puestos.flatMap(({ curso }, despues) =>
    [...modosDe(curso.requisitos)].flatMap(([id, modo]): Orden[] => {
      const antes = lugar.get(id)
      return antes === undefined || antes === despues
        ? []
        : [{ antes, despues, entre: modo === 'previo' ? 1 : 0 }]
    }),
  )
  const deCurso = puestos.map((): Orden[] => [])
  for (const o of ordenes) {
    deCurso[o.antes]!.push(o)
    deCurso[o.despues]!.push(o)
  }
  return {
    cursos: puestos.map(p => p.curso),
    ciclos: columnas.length,
    pesos: pesosDe(sinCreditos ? 'horas' : 'creditos'),
    ordenes,
    deCurso,
    creditos: puestos.flatMap(({ curso }, i) =>
      [...hojas(curso.requisitos)].flatMap(h =>
        h.tipo === 'creditos' ? { curso: i, pide: h.creditos } : [],
      ),
    ),
    topes: (Object.keys(que) as (keyof Limites)[]).flatMap(cual =>
      limites[cual] === null ? [] : { pesos: pesosDe(cual), limite: limites[cual] },
    ),
    actual: puestos.map(p => p.ciclo),
  }
}

/** What each cycle holds of something of which each course counts so much. */
export function porCiclo(ciclos: number, pesos: readonly number[], reparto: Reparto): number[] {
  const suma = Array.from({ length: ciclos }, () => 0)
  for (const [i, ciclo] of reparto.entries()) suma[ciclo]! += pesos[i]!
  return suma
}

/** How far a number is above a limit. */
export const encima = (valor: number, limite: number): number => Math.max(0, valor - limite)

/** Whether what comes before stands early enough. */
export const isATiempo = (o: Orden, reparto: Reparto): boolean =>
  reparto[o.antes]! + o.entre <= reparto[o.despues]!

/** Cycles that a requisite lies farther back than the one before. */
export const esperaDe = (o: Orden, reparto: Reparto): number =>
  encima(reparto[o.despues]! - reparto[o.antes]!, 1)

/** Approved credits that a student has before the cycle of a course, when every course before is passed. */
const hayAntes = (suma: readonly number[], ciclo: number): number =>
  suma.slice(0, ciclo).reduce((a, b) => a + b, 0)

/** How many approved credits each course that asks for some lacks before it, in the order of `creditos`. */
export const creditosQueFaltan = (p: Problema, reparto: Reparto): number[] => {
  if (p.creditos.length === 0) return []
  const suma = porCiclo(p.ciclos, p.pesos, reparto)
  return p.creditos.map(c => encima(c.pide, hayAntes(suma, reparto[c.curso]!)))
}

/** Of what the cycles weigh: how far they are spread, the lightest and the heaviest. */
export function parejos(suma: readonly number[]): Pick<Medida, 'dispersion' | 'menor' | 'mayor'> {
  const n = Math.max(1, suma.length)
  const media = suma.reduce((a, b) => a + b, 0) / n
  const [primero = 0] = suma
  return {
    dispersion: Math.sqrt(suma.reduce((s, x) => s + (x - media) ** 2, 0) / n),
    menor: suma.reduce((a, b) => Math.min(a, b), primero),
    mayor: suma.reduce((a, b) => Math.max(a, b), primero),
  }
}

/** How far each cycle is above each limit, limit by limit. */
export const excesos = (p: Problema, reparto: Reparto): number[] =>
  p.topes.flatMap(({ pesos, limite }) => porCiclo(p.ciclos, pesos, reparto).map(x => encima(x, limite)))

/** All that a distribution is judged by. */
export const medir = (p: Problema, reparto: Reparto): Medida => ({
  ...parejos(porCiclo(p.ciclos, p.pesos, reparto)),
  espera: p.ordenes.reduce((s, o) => s + esperaDe(o, reparto), 0),
  exceso: excesos(p, reparto).reduce((a, b) => a + b, 0),
  tarde: p.ordenes.filter(o => !isATiempo(o, reparto)).length,
})
