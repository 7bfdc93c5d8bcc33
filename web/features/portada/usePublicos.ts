import type { AjustesPublicos } from '@malla/contracts/ajustes.ts'
import { useEffect, useState } from 'react'
import { api } from '../../app/api.ts'

/** What the administrator set for the public pages; null until it is there, and when it does not come: the page is whole without it. */
export function usePublicos(): AjustesPublicos | null {
  const [publicos, setPublicos] = useState<AjustesPublicos | null>(null)
  useEffect(() => {
    const stop = new AbortController()
    api('ajustes.publicos', {}, { signal: stop.signal, anonymous: true }).then(
      ({ data }) => setPublicos(data),
      () => undefined,
    )
    return () => stop.abort()
  }, [])
  return publicos
}
