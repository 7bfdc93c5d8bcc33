import type { ReactNode } from 'react'
import classes from './ListBar.module.css'

/** Above a table: what narrows it at the left, what can be done at the right, the main thing last. */
export const ListBar = ({ filters, actions }: { filters: ReactNode; actions?: ReactNode }) => (
  <div className={`${classes.bar} no-print`}>
    <search className={classes.filters}>{filters}</search>
    {actions && <div className={classes.actions}>{actions}</div>}
  </div>
)
