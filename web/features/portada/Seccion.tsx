import type { ReactNode } from 'react'
import classes from './PortadaPage.module.css'

/** A section of the landing: an anchor that takes the focus, so that the keyboard goes on from there. */
export function Seccion({ id, titulo, children }: { id: string; titulo: string; children: ReactNode }) {
  return (
    <section id={id} tabIndex={-1} aria-labelledby={`${id}-titulo`} className={classes.section}>
      <h2 id={`${id}-titulo`}>{titulo}</h2>
      {children}
    </section>
  )
}
