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

/** A page that one has come to: where it is, what the top bar showed there last, and what is said of it to those who do not see it. */
export interface Llegada {
  pathname: string
  crumbs: readonly Crumb[]
  dicho: string
}

/** The page on which one enters the application: nothing is said of it, whether it comes to say where it is or is left before. */
export const alEntrar = (pathname: string, crumbs: readonly Crumb[]): Llegada => ({
  pathname,
  crumbs,
  dicho: '',
})

/** What is said on coming to another page: its title, once. Nothing while only the query changes, nor before the page itself says where it is. */
export function alLlegar(antes: Llegada, pathname: string, crumbs: readonly Crumb[]): Llegada {
  const titulo = crumbs.at(-1)?.label
  if (!titulo || crumbs === antes.crumbs) return antes
  return pathname === antes.pathname ? { ...antes, crumbs } : { pathname, crumbs, dicho: titulo }
}
