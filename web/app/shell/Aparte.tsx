import { type ReactNode, Suspense } from 'react'
import { CercaDeParte } from '../CercaDeParte.tsx'

const enSilencio = (): void => {}

/**
 * A part of the frame whose code comes by itself. Where it does not come the page stays: with a line in its place that says so (`seDice`), or with
 * nothing there.
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
  <CercaDeParte {...(!seDice && { onMissing: enSilencio })}>
    <Suspense fallback={sitio}>{children}</Suspense>
  </CercaDeParte>
)
