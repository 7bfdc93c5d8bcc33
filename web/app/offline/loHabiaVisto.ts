import { sameValue } from '../../ui/form/merge.ts'
import type { Espera } from './reglas.ts'

type Fila = Record<string, unknown>

/** «Nothing» is said as '', 0 or null. */
const isIgual = (a: unknown, b: unknown): boolean => sameValue(a || null, b || null)

/**
 * Whether a row of a write undoes nothing of what an earlier one (`enviada`, its row `ida`) wrote into the same thing: its person had seen it, or says the same.
 * `era`: what it was typed upon, as much as is known. A form whose fields stand in other words than those of its write (a whole block in one field) is compared
 * with an earlier one of the same form in its own words too. Of what is known in neither nothing is said: that goes.
 */
export function loHabiaVisto(e: Espera, fila: Fila, era: Fila, enviada: Espera, ida: Fila): boolean {
  const isDelMismo = e.borrador?.nombre === enviada.borrador?.nombre
  const escrito: Fila = (isDelMismo && enviada.borrador?.cambios) || {}
  const fue: Fila = { ...escrito, ...ida }
  const es: Fila = { ...era, ...e.borrador?.cambios, ...fila }
  const isVisto = (n: string) =>
    !(n in fue && n in era) || sameValue(es[n], fue[n]) || isIgual(era[n], fue[n])
  const nombres = Object.keys(fila)
  const isEnOtrasPalabras = nombres.some(n => !(n in era) && !sameValue(fila[n], ida[n]))
  return [...nombres, ...(isEnOtrasPalabras ? Object.keys(escrito) : [])].every(isVisto)
}
