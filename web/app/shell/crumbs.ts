import { useEffect } from 'react'
import type { Crumb } from '../../ui/Breadcrumb.tsx'
import { shared } from '../../ui/shared.ts'

const shown = shared<readonly Crumb[]>([])

function show(crumbs: readonly Crumb[]): void {
  const last = crumbs.at(-1)
  if (last) document.title = `${last.label} · Malla`
  shown.set(crumbs)
}

/** What the top bar shows. */
export const useCrumbs = (): readonly Crumb[] => shown.use()

/** Says where a page is: `usePlace([{ label: 'Plan de Estudios', href: paths.planes() }, { label: 'Áreas' }])`. Sets the title of the window too. */
export function usePlace(crumbs: readonly Crumb[]): void {
  const key = JSON.stringify(crumbs)
  useEffect(() => show(JSON.parse(key) as Crumb[]), [key])
}
