import { useSyncExternalStore } from 'react'

/** How long a line that somebody else changed stays lit. */
const LUZ_MS = 1600

let lista: ReadonlySet<number> = new Set()
const oyentes = new Set<() => void>()

function poner(siguiente: ReadonlySet<number>): void {
  lista = siguiente
  for (const oir of oyentes) oir()
}

/** Lights a competency that somebody else changed; it goes out by itself. */
export function encender(id: number): void {
  poner(new Set([...lista, id]))
  setTimeout(() => poner(new Set([...lista].filter(otra => otra !== id))), LUZ_MS)
}

const suscribir = (oir: () => void) => {
  oyentes.add(oir)
  return () => oyentes.delete(oir)
}

/** Whether somebody else changed a competency a moment ago. */
export const useIsReciente = (id: number): boolean => useSyncExternalStore(suscribir, () => lista.has(id))
