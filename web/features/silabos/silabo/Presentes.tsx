import type { Presente } from '@malla/contracts/presencias.ts'
import { Tooltip } from '@mantine/core'
import { Avatar } from '../../../ui/Avatar.tsx'
import classes from './Silabo.module.css'

/** So many are shown, the rest is counted. */
const CARAS = 4

/** Who else looks at the same syllabus. */
export function Presentes({ otros }: { otros: readonly Presente[] }) {
  const personas = [...new Map(otros.map(o => [o.usuario_id, o])).values()]
  if (personas.length === 0) return null
  return (
    <ul className={classes.presentes} aria-label="También están aquí">
      {personas.slice(0, CARAS).map(p => (
        <li key={p.usuario_id}>
          <Tooltip label={p.escribe ? `${p.nombres} está escribiendo` : p.nombres}>
            <span data-escribe={p.escribe || undefined}>
              <Avatar name={p.nombres} image={p.imagen_url} />
              <span className="visually-hidden">{p.nombres}</span>
            </span>
          </Tooltip>
        </li>
      ))}
      {personas.length > CARAS && <li>+{personas.length - CARAS}</li>}
    </ul>
  )
}
