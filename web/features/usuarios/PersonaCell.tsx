import type { Persona } from '@malla/contracts/personas.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import classes from './Accesos.module.css'

/** A person in a table: picture, name, and a line below it. */
export const PersonaCell = ({
  persona: { nombres, grado, imagen_url },
  detail,
}: {
  persona: Pick<Persona, 'nombres' | 'grado' | 'imagen_url'>
  detail: string
}) => (
  <span className={classes.person}>
    <Avatar name={nombres} image={imagen_url} />
    <span>
      {grado ? `${grado} ${nombres}` : nombres}
      <small>{detail}</small>
    </span>
  </span>
)
