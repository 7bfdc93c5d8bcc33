import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import { savesData } from './preload.ts'

/** How long a page is left alone before what may be opened from it is fetched. */
const CALMA_MS = 4000
const enReposo = (work: () => void): void =>
  void ('requestIdleCallback' in window
    ? requestIdleCallback(work, { timeout: CALMA_MS })
    : setTimeout(work, CALMA_MS))

let porTraer: (() => Promise<unknown>)[] = []
const traerTodo = (): void => {
  const todo = porTraer
  porTraer = []
  // What does not come now comes, or says why not, when it is opened.
  for (const traer of todo) void traer().catch(() => undefined)
}

/** Fetched some time after the page has come to rest, unless data are to be saved. */
function traerEnCalma(traer: () => Promise<unknown>): void {
  if (porTraer.length === 0) setTimeout(() => enReposo(() => savesData() || traerTodo()), CALMA_MS)
  porTraer.push(traer)
}

/**
 * A form or panel that opens over a page: its code is no part of the page's own, which is there sooner, and has been fetched by the time somebody
 * asks for it. Nothing is shown while it is on its way.
 */
export function luego<P extends object>(traer: () => Promise<ComponentType<P>>): (props: P) => ReactNode {
  const Parte = lazy(async () => ({ default: await traer() })) as unknown as ComponentType<P>
  traerEnCalma(traer)
  return (props: P) => (
    <Suspense fallback={null}>
      <Parte {...props} />
    </Suspense>
  )
}
