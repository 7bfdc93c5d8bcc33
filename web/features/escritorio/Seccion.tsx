import type { ReactNode } from 'react'
import classes from './EscritorioPage.module.css'

interface SeccionProps {
  id: string
  titulo: string
  /** At the right of the heading. */
  nota?: ReactNode
  children: ReactNode
}

/** A part of the desk under its heading. */
export const Seccion = ({ id, titulo, nota, children }: SeccionProps) => (
  <section aria-labelledby={id}>
    <div className={classes.head}>
      <h2 id={id}>{titulo}</h2>
      {nota && <span className={classes.nota}>{nota}</span>}
    </div>
    {children}
  </section>
)
