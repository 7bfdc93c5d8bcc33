import { comienzo } from '../texto/cortar.ts'

/** What JSON.parse answers, as far as CASE is concerned: a package comes from anywhere, so nothing of it is believed. */

export type Registro = Readonly<Record<string, unknown>>

/** Whether a value is an object with fields, and no list. */
export const isRegistro = (v: unknown): v is Registro =>
  typeof v === 'object' && v !== null && !Array.isArray(v)

/** Deepest nesting that is kept: the standard needs seven. */
const MAS_HONDO = 24
/** Longest text that is kept, in characters. */
export const MAS_LARGO = 200_000

export interface Limpieza {
  valor: unknown
  /** How many values lay too deep and how many texts were cut. */
  hondos: number
  cortados: number
}

/**
 * A copy that can be kept and written again: no `__proto__`, no character that jsonb refuses, no number that JSON has no word for, nothing
 * nested without end.
 */
export function limpiar(crudo: unknown): Limpieza {
  const cuenta = { hondos: 0, cortados: 0 }
  const texto = (s: string): string => {
    const sano = s.replaceAll('\0', '').toWellFormed()
    if (sano.length <= MAS_LARGO) return sano
    cuenta.cortados++
    return `${comienzo(sano, MAS_LARGO - 1)}…`
  }
  const copia = (v: unknown, hondo: number): unknown => {
    if (typeof v === 'string') return texto(v)
    if (typeof v === 'number') return Number.isFinite(v) ? v + 0 : null
    if (typeof v !== 'object' || v === null) return typeof v === 'boolean' ? v : null
    if (hondo >= MAS_HONDO) {
      cuenta.hondos++
      return null
    }
    if (Array.isArray(v)) return v.map(x => copia(x, hondo + 1))
    const campos = Object.entries(v).filter(([k]) => k !== '__proto__')
    return Object.fromEntries(campos.map(([k, x]) => [texto(k), copia(x, hondo + 1)]))
  }
  return { valor: copia(crudo, 0), ...cuenta }
}
