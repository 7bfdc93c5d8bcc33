import { useSyncExternalStore } from 'react'
import type { Espera } from './reglas.ts'

/** The writes that wait, as they are shown; what becomes of them: cola.ts. */

export interface EstadoDeCola {
  cola: readonly Espera[]
  enviando: boolean
}

let estado: EstadoDeCola = { cola: [], enviando: false }
const oyentes = new Set<() => void>()

/** Says what changed in the queue; those who look at it are told. */
export function ponerCola(cambios: Partial<EstadoDeCola>): void {
  estado = { ...estado, ...cambios }
  for (const oyente of oyentes) oyente()
}

const suscribir = (oyente: () => void) => {
  oyentes.add(oyente)
  return () => void oyentes.delete(oyente)
}

/** How the queue stands. */
export const estadoDeCola = (): EstadoDeCola => estado

/** The same, drawn anew when it changes. */
export const useCola = (): EstadoDeCola => useSyncExternalStore(suscribir, estadoDeCola)
