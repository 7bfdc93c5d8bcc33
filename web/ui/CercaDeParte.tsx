import { Component, type ReactNode } from 'react'
import { seDijo } from './parte.tsx'
import { SIN_PARTE } from './recarga.ts'

interface Props {
  children: ReactNode
  /** What stands where it would stand (`SinParte`); without it nothing does. */
  enSuLugar?: ReactNode
  /** Takes away what asked for it, and says why: what opens over the page leaves no line there. */
  onMissing?: () => void
}

const isParte = (error: unknown): boolean => error instanceof Error && error.message === SIN_PARTE

/**
 * Around a part that is loaded by itself: where it does not come the rest of the page stays. Other errors go to the page. It stays as it is for as long as it
 * stands: where another part may come into its place, give it a `key`.
 */
export class CercaDeParte extends Component<Props, { error: unknown }> {
  override state: { error: unknown } = { error: null }

  static getDerivedStateFromError(error: unknown): { error: unknown } {
    return { error }
  }

  override componentDidCatch(error: unknown): void {
    seDijo(error)
    if (isParte(error)) this.props.onMissing?.()
  }

  override render(): ReactNode {
    const { error } = this.state
    if (error === null) return this.props.children
    if (!isParte(error)) throw error
    return this.props.enSuLugar ?? null
  }
}
