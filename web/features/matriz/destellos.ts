import type { Clave } from './celdas.ts'

/** Cells that somebody else has just changed, told to whoever shows them. */
export interface Destello {
  claves: readonly Clave[]
  /** Who did it. */
  nombre: string
}

const oyentes = new Set<(d: Destello) => void>()

/** Tells them. */
export const destellar = (d: Destello): void => {
  for (const oyente of oyentes) oyente(d)
}

/** Hears of them; answers how to stop. */
export function onDestello(oyente: (d: Destello) => void): () => void {
  oyentes.add(oyente)
  return () => void oyentes.delete(oyente)
}
