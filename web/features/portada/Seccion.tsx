import type { ReactNode } from 'react'
import classes from './PortadaPage.module.css'

/** A section of the landing: an anchor that takes the focus, so that the keyboard goes on from there. */
export function Seccion({
  id,
  titulo,
  className = classes.section,
  children,
}: {
  id: string
  titulo: string
  className?: string | undefined
  children: ReactNode
}) {
  return (
    <section id={id} tabIndex={-1} aria-labelledby={`${id}-titulo`} className={className}>
      <h2 id={`${id}-titulo`}>{titulo}</h2>
      {children}
    </section>
  )
}
