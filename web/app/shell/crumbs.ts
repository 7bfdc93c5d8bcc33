import { useEffect, useSyncExternalStore } from 'react'
import type { Crumb } from '../../ui/Breadcrumb.tsx'

let shown: readonly Crumb[] = []
const listeners = new Set<() => void>()

function show(crumbs: readonly Crumb[]): void {
  shown = crumbs
  const last = crumbs.at(-1)
  if (last) document.title = `${last.label} · Malla`
  for (const listener of listeners) listener()
}

/** What the top bar shows. */
export const useCrumbs = (): readonly Crumb[] =>
  useSyncExternalStore(
    listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => shown,
  )

/** Says where a page is: `usePlace([{ label: 'Plan de Estudios', href: paths.planes() }, { label: 'Áreas' }])`. Sets the title of the window too. */
export function usePlace(crumbs: readonly Crumb[]): void {
  const key = JSON.stringify(crumbs)
  useEffect(() => show(JSON.parse(key) as Crumb[]), [key])
}
