import { Component, type ReactNode, useEffect } from 'react'
import { reloadWhenServed } from '../reload.ts'

interface SpareProps {
  /** It is asked for now. */
  wanted: boolean
  children: ReactNode
}

/** A part that the page can do without: when its code does not load the rest stays, and asking for it again loads the page anew. */
export class Spare extends Component<SpareProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true }
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children
    return this.props.wanted && <Reload />
  }
}

function Reload() {
  useEffect(() => void reloadWhenServed(), [])
  return null
}
