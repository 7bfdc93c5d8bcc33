import type { ReactNode } from 'react'
import classes from './StatusDot.module.css'

export type Status = 'good' | 'warning' | 'danger' | 'none'

/** A state: the mark and always the word. The mark differs by shape as well: full, half, empty. `quiet` leaves the word to those who cannot see the mark. */
export function StatusDot({
  status,
  children,
  quiet,
}: {
  status: Status
  children: ReactNode
  quiet?: boolean
}) {
  return (
    <span className={classes.state}>
      <span className={classes.dot} data-status={status} aria-hidden />
      <span className={quiet ? 'visually-hidden' : undefined}>{children}</span>
    </span>
  )
}
