import { cuantos } from '../texto/numero.ts'
import { MAX_CICLOS } from './ciclo.ts'

/** What is said where a plan would have more cycles than its programme allows; null where it would not. It stops nobody. */
export const avisoDeMaximo = (quedarian: number, maxciclos: number | null | undefined): string | null =>
  maxciclos && quedarian > maxciclos
    ? `El programa admite ${cuantos(maxciclos, 'ciclo', 'ciclos')} como máximo: con lo que va a crear, el plan tendría ${quedarian}.`
    : null

/** As many cycles as most university plans have. */
const CICLOS_USUALES = 10

/** With how many cycles a new plan begins, as long as nobody says another number: as many as its programme allows, or where it does not say, the usual. */
export const ciclosDePartida = (maxciclos: number | null | undefined): number => maxciclos || CICLOS_USUALES

/**
 * Number of the next cycle of a plan that has these: after the last one, or where that would be more than there may be (§5) the first that is free. Null when
 * all are taken.
 */
export function numeroSiguiente(numeros: readonly number[]): number | null {
  const siguiente = Math.max(0, ...numeros) + 1
  if (siguiente <= MAX_CICLOS) return siguiente
  const tomados = new Set(numeros)
  return Array.from({ length: MAX_CICLOS }, (_, i) => i + 1).find(n => !tomados.has(n)) ?? null
}

/** Why a plan has no further cycle, where `numeroSiguiente` has no number for it. */
export const PLAN_LLENO = `Un plan puede tener ${MAX_CICLOS} ciclos como máximo, y este ya los tiene.`
