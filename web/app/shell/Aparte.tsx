import { type ReactNode, Suspense } from 'react'
import { CercaDeParte } from '../../ui/CercaDeParte.tsx'
import { SinParte } from '../../ui/SinParte.tsx'

/**
 * A piece of the frame or of a page whose code comes by itself. Where it does not come the rest stays: with a line in its place that says so (`seDice`), or
 * with nothing there. Where one of several stands (tabs, views) it needs a `key`, or the next would find the line of the one before.
 */
export const Aparte = ({
  sitio = null,
  seDice = false,
  children,
}: {
  /** What holds its place until it comes. */
  sitio?: ReactNode
  seDice?: boolean
  children: ReactNode
}) => (
  <CercaDeParte enSuLugar={seDice && <SinParte />}>
    <Suspense fallback={sitio}>{children}</Suspense>
  </CercaDeParte>
)
