import { delPlan } from './normas/delPlan.ts'
import { instituto } from './normas/instituto.ts'
import { type LimitesPropios, reglasPropias } from './normas/propias.ts'
import { universidad } from './normas/universidad.ts'
import type { DatosLegales } from './plan.ts'
import type { Condicion, Regla } from './regla.ts'

/** Every rule that comes with the product, each version of it. */
export const normas: readonly Regla[] = [...universidad, ...instituto, ...delPlan]

/** A rule that was not sure, and which an institution confirmed; `valor` is its own figure, null as the rule has it. */
export interface ReglaConfirmada {
  regla: string
  valor: number | null
}

/** What an institution decides about the rules. */
export interface AjustesLegales {
  limites: LimitesPropios
  confirmadas: readonly ReglaConfirmada[]
}

/** Rules that stay off until an institution of this kind confirms them. */
export const porConfirmar = (institucion: DatosLegales['institucion']): Regla[] =>
  normas.filter(r => r.seguridad === 'sin_confirmar' && (r.instituciones?.includes(institucion) ?? true))

/** Why these cannot be confirmed, or null: each is a rule that waits for it, and each once. */
export function whyNotConfirmadas(confirmadas: readonly ReglaConfirmada[]): string | null {
  const esperan = new Set(normas.filter(r => r.seguridad === 'sin_confirmar').map(r => r.id))
  const otra = confirmadas.find(c => !esperan.has(c.regla))
  if (otra) return `«${otra.regla}» no es una regla por confirmar.`
  const veces = new Set(confirmadas.map(c => c.regla))
  return veces.size < confirmadas.length ? 'Una regla se confirma una sola vez.' : null
}

/** The one figure of a condition that an institution may set; null where there is none. */
export function valorDe(pide: Condicion): number | null {
  if ('minimo' in pide) return pide.minimo
  return 'maximo' in pide ? pide.maximo : null
}

function conValor(pide: Condicion, valor: number | null): Condicion {
  if (valor === null) return pide
  if ('minimo' in pide) return { ...pide, minimo: valor }
  return 'maximo' in pide ? { ...pide, maximo: valor } : pide
}

const isVigente = (r: Regla, dia: string): boolean =>
  (r.desde === null || r.desde <= dia) && (r.hasta === null || dia <= r.hasta)

const isPara = (r: Regla, { institucion, nivel }: DatosLegales): boolean =>
  (r.instituciones?.includes(institucion) ?? true) && (r.niveles?.includes(nivel) ?? true)

/** What the law already asks in at least the same measure is not asked again as an own limit. */
const isRepetida = (propia: Regla, otras: readonly Regla[]): boolean =>
  otras.some(
    r =>
      r.pide.mide === propia.pide.mide &&
      r.titulo === propia.titulo &&
      (!('minimo' in propia.pide) || ('minimo' in r.pide && r.pide.minimo >= propia.pide.minimo)),
  )

/** The rules that speak of a plan on a day (ISO): in force, for its kind of institution and level, sure or confirmed. */
export function reglasPara(datos: DatosLegales, ajustes: AjustesLegales, dia: string): Regla[] {
  const confirmadas = new Map(ajustes.confirmadas.map(c => [c.regla, c]))
  const deTodos = normas
    .filter(r => isPara(r, datos) && isVigente(r, dia))
    .filter(r => r.seguridad !== 'sin_confirmar' || confirmadas.has(r.id))
    .map(r => ({ ...r, pide: conValor(r.pide, confirmadas.get(r.id)?.valor ?? null) }))
  const propias = reglasPropias(ajustes.limites).filter(r => isPara(r, datos))
  return [...deTodos, ...propias.filter(p => !isRepetida(p, deTodos))]
}

/**
 * Whether a norm of a country speaks of a plan as it is looked at on a day (ISO), by its kind of institution and level. Else all that is found in it is of its coherence and
 * of the own limits of the institution, and nobody can say that it complies with a norm.
 */
export const hayNorma = (datos: DatosLegales, ajustes: AjustesLegales, hoy: string): boolean =>
  reglasPara(datos, ajustes, datos.fechacese ?? hoy).some(r => r.pais !== null)
