import './escala.css'
import type { MedidasDeCurso } from '@malla/domain/analitica/analitica.ts'
import { escribirMedida, type Medida } from '@malla/domain/analitica/palabras.ts'
import type { Id } from '@malla/domain/asignaturas/asignatura.ts'

/** A step of the scale that some course of the plan stands on. */
export interface Escalon {
  /** 1 to 5, from the lightest weight on. */
  paso: number
  /** Least and greatest amount on it. */
  desde: number
  hasta: number
  cursos: number
}

export const PASOS = 5

/** Centrality grows with the product of chains: equal steps would leave all but a few courses on the first. */
const EXPONENTE: Readonly<Record<Medida, number>> = {
  complejidad: 1,
  bloqueo: 1,
  demora: 1,
  centralidad: 2.5,
}

/** On which step an amount stands when `mayor` is the greatest. */
export const pasoDe = (n: number, mayor: number, medida: Medida): number =>
  mayor <= 0 ? 1 : Math.min(PASOS, Math.max(1, Math.ceil(PASOS * (n / mayor) ** (1 / EXPONENTE[medida]))))

export interface Escala {
  escalones: readonly Escalon[]
  /** Step of each course. */
  pasoDe: ReadonlyMap<Id, number>
}

/** The scale of a measure over the courses of a plan; steps that nobody stands on are left out. */
export function escalaDe(de: ReadonlyMap<Id, MedidasDeCurso>, medida: Medida): Escala {
  const mayor = Math.max(0, ...[...de.values()].map(m => m[medida]))
  const pasos = new Map([...de].map(([id, m]) => [id, pasoDe(m[medida], mayor, medida)]))
  const porPaso = Map.groupBy(de, ([id]) => pasos.get(id)!)
  const escalones = [...porPaso]
    .sort(([a], [b]) => a - b)
    .map(([paso, suyos]): Escalon => {
      const numeros = suyos.map(([, m]) => m[medida])
      return { paso, desde: Math.min(...numeros), hasta: Math.max(...numeros), cursos: suyos.length }
    })
  return { escalones, pasoDe: pasos }
}

/** «0», «4 a 9». */
export const rangoDe = ({ desde, hasta }: Pick<Escalon, 'desde' | 'hasta'>): string =>
  desde === hasta ? escribirMedida(desde) : `${escribirMedida(desde)} a ${escribirMedida(hasta)}`
