import type { ReactNode } from 'react'
import classes from './Aviso.module.css'

/** One line above what it is about: why it can only be read, or what happened to it meanwhile. */
export const Aviso = ({ children }: { children: ReactNode }) => (
  <p className={classes.aviso} role="status">
    {children}
  </p>
)
