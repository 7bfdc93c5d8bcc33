import { IconBulb, IconCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './Consejos.module.css'
import type { Lectura } from './leer.ts'

/** Pieces of advice, one a line. */
export const ListaDeConsejos = ({
  consejos,
  label,
  children,
}: {
  consejos: readonly string[]
  label?: string
  children?: ReactNode
}) => (
  <ul className={classes.consejos} aria-label={label}>
    {consejos.map(consejo => (
      <li key={consejo}>
        <IconBulb size={16} aria-hidden />
        {consejo}
      </li>
    ))}
    {children}
  </ul>
)

/** How a text was read: what was understood of it, and advice, or that it says all that it should. */
export const Consejos = ({ lectura: { entendido, consejos } }: { lectura: Lectura }) => (
  <>
    {entendido && <p className={classes.entendido}>{entendido}</p>}
    <ListaDeConsejos consejos={consejos}>
      {consejos.length === 0 && (
        <li className={classes.bien}>
          <IconCheck size={16} aria-hidden />
          Dice qué hará, sobre qué, y cómo o para qué.
        </li>
      )}
    </ListaDeConsejos>
  </>
)
