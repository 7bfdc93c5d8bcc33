import classes from './StateBadge.module.css'

export type Tone = 'good' | 'warning' | 'danger' | 'info' | 'plain'

/** A state in a word on its soft ground. */
export function StateBadge({ tone, children }: { tone: Tone; children: string }) {
  return (
    <span className={classes.badge} data-tone={tone}>
      {children}
    </span>
  )
}
