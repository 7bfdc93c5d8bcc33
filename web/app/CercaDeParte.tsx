import { Component, type ReactNode } from 'react'
import { QuietError } from '../ui/QuietError.tsx'
import { reloadIfServed, SIN_PARTE } from './reload.ts'

interface Props {
  children: ReactNode
  /** Instead of the line that says what is missing: what closes over the page says it as it closes. */
  onMissing?: () => void
}

const isParte = (error: unknown): boolean => error instanceof Error && error.message === SIN_PARTE

/** Around a part of a page that is loaded by itself: where it does not come the rest of the page stays. Other errors go to the page. */
export class CercaDeParte extends Component<Props, { error: unknown }> {
  override state: { error: unknown } = { error: null }

  static getDerivedStateFromError(error: unknown): { error: unknown } {
    return { error }
  }

  override componentDidCatch(error: unknown): void {
    if (isParte(error)) this.props.onMissing?.()
  }

  override render(): ReactNode {
    const { error } = this.state
    if (error === null) return this.props.children
    if (!isParte(error)) throw error
    return this.props.onMissing ? null : <QuietError text={SIN_PARTE} retry={() => void reloadIfServed()} />
  }
}
