import type { ReactNode } from 'react'
import classes from './FieldRow.module.css'

/** Fields side by side; under each other where there is no room. */
export const FieldRow = ({ children }: { children: ReactNode }) => (
  <div className={classes.row}>{children}</div>
)
