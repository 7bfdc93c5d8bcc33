import { useCallback, useState } from 'react'
import { useUser } from '../../app/session.ts'

type Claves = ReadonlySet<string>

function read(key: string): Claves | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null')
    return Array.isArray(kept) ? new Set(kept.map(String)) : null
  } catch {
    return null
  }
}

function keep(key: string, abiertos: Claves): void {
  try {
    sessionStorage.setItem(key, JSON.stringify([...abiertos]))
  } catch {
    // A full storage costs only what was open after a reload.
  }
}

/**
 * The lines of a tree that are open, kept in this tab for the institution, so that a reload or a change of page closes nothing. `lugar`
 * tells trees apart. Null until somebody opened or closed anything.
 */
export function useAbiertos(lugar: string): [Claves | null, (abiertos: Claves) => void] {
  const { empresa } = useUser()
  const key = `malla.arbol.${lugar}.${empresa?.id ?? 0}`
  const [state, setState] = useState(() => ({ key, abiertos: read(key) }))
  const set = useCallback(
    (next: Claves) => {
      setState({ key, abiertos: next })
      keep(key, next)
    },
    [key],
  )
  // The person may have gone to another institution meanwhile.
  return [state.key === key ? state.abiertos : read(key), set]
}
