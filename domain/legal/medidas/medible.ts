import type { HorasPorCredito } from '../../asignaturas/horas.ts'
import type { ProblemaDeRequisito } from '../../asignaturas/problemas.ts'
import type { Malla } from '../../malla/malla.ts'
import type { ComputoDePlan } from '../../planes/computo.ts'
import { enListaCorta } from '../../texto/lista.ts'
import { numero } from '../../texto/numero.ts'
import type { PlanLegal } from '../plan.ts'
import type { Condicion, Medida } from '../regla.ts'

/** A plan with what several rules ask of it, reckoned once. `hoy`: the day on which it is looked at (ISO). */
export interface PlanMedible extends PlanLegal {
  malla: Malla
  computo: ComputoDePlan
  por: HorasPorCredito
  problemas: readonly ProblemaDeRequisito[]
  hoy: string
}

/** What was found, in figures and ids: another finding in the same place differs in it. */
export type Hallado = Readonly<Record<string, number | string | readonly number[] | readonly string[]>>

/** One finding of one rule. A rule finds at most one thing in a place. */
export interface Encontrado {
  /** '' is the whole plan, else «curso:12», «ciclo:3», «seccion:5». */
  lugar: string
  hallado: Hallado
  /** What is told to people: what, where, by how much. */
  mensaje: string
}

export type Pedido<M extends Medida> = Extract<Condicion, { mide: M }>
/** Reads one kind of condition. */
export type Medir<M extends Medida> = (plan: PlanMedible, pide: Pedido<M>) => Encontrado[]

const EPSILON = 0.005

/** «faltan 10», «falta 1». */
export const diferencia = (n: number, verbo: 'falta' | 'sobra'): string =>
  `${verbo}${Math.round(n * 100) === 100 ? '' : 'n'} ${numero(n)}`

/** What is found where `valor` is under `limite`; `que`: the beginning of the sentence, «El plan suma 190 créditos». */
export function bajo(lugar: string, valor: number, limite: number, que: string): Encontrado[] {
  if (valor >= limite - EPSILON) return []
  const mensaje = `${que}; como mínimo se piden ${numero(limite)}: ${diferencia(limite - valor, 'falta')}.`
  return [{ lugar, hallado: { valor, limite }, mensaje }]
}

/** What is found where `valor` is over `limite`. */
export function sobre(lugar: string, valor: number, limite: number, que: string): Encontrado[] {
  if (valor <= limite + EPSILON) return []
  const mensaje = `${que}; como máximo se admiten ${numero(limite)}: ${diferencia(valor - limite, 'sobra')}.`
  return [{ lugar, hallado: { valor, limite }, mensaje }]
}

const NOMBRADOS = 4

/** «Cálculo I, Física I y 3 más». */
export const nombrar = (nombres: readonly string[]): string => enListaCorta(nombres, NOMBRADOS)
