import { sameValue } from '../../ui/form/merge.ts'
import { AL_FINAL, type Espera } from './reglas.ts'

interface Sabida {
  /** As it is kept. */
  era: Espera
  /** As it stands; null: it is done with. */
  es: Espera | null
}

/**
 * What became of writes that this browser did not let be noted, its disk being full, by their place. Known to this page alone: loaded anew it sends them again
 * under their keys, and each is written once.
 */
const sabidas = new Map<number, Sabida>()

/** Remembers what takes the place of one (`otras`); false where that has no place yet, and cannot be. */
export function recordar(uno: Espera, otras: readonly Espera[], cola: readonly Espera[]): boolean {
  if (otras.some(e => e.orden === AL_FINAL)) return false
  const kept = new Map(cola.map(e => [e.orden, sabidas.get(e.orden)?.era ?? e]))
  for (const e of [{ orden: uno.orden, es: null }, ...otras.map(o => ({ orden: o.orden, es: o }))]) {
    const era = kept.get(e.orden)
    if (era) sabidas.set(e.orden, { era, es: e.es })
  }
  return true
}

/** The queue as it is kept, with what this page knows better. What was changed since, by its person or in another tab, is as it is kept. */
export const conLoSabido = (cola: readonly Espera[]): readonly Espera[] =>
  cola.flatMap(e => {
    const sabida = sabidas.get(e.orden)
    return sabida && sameValue(sabida.era, e) ? (sabida.es ?? []) : e
  })

/** Somebody else is at work. */
export const olvidarSabido = (): void => sabidas.clear()
