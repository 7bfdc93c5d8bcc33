import type { AjustesPublicos } from '@malla/contracts/ajustes.ts'
import { useEffect, useState } from 'react'
import { api } from '../../app/api.ts'

/** A page that waits longer shows itself without what it waits for. */
const PATIENCE_MS = 2000

export interface Publicos {
  /** What the administrator set; null until it is there, and when it does not come: the page is whole without it. */
  publicos: AjustesPublicos | null
  /** Whether it is known what the page shows: until then it keeps the place of what may be hidden, so that nothing jumps. */
  isKnown: boolean
}

/** What the administrator set for the public pages. */
export function usePublicos(): Publicos {
  const [publicos, setPublicos] = useState<AjustesPublicos | null>(null)
  const [isKnown, setKnown] = useState(false)
  useEffect(() => {
    const stop = new AbortController()
    const timer = setTimeout(setKnown, PATIENCE_MS, true)
    api('ajustes.publicos', {}, { signal: stop.signal, anonymous: true }).then(
      ({ data }) => {
        setPublicos(data)
        setKnown(true)
      },
      () => setKnown(true),
    )
    return () => {
      stop.abort()
      clearTimeout(timer)
    }
  }, [])
  return { publicos, isKnown }
}
