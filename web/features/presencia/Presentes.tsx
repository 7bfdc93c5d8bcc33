import type { Presente } from '@malla/contracts/presencias.ts'
import { Tooltip } from '@mantine/core'
import { Avatar } from '../../ui/Avatar.tsx'
import { alcanzable } from '../../ui/alcanzable.ts'
import classes from './Presentes.module.css'

/** So many are shown, the rest is counted and named. */
const CARAS = 4

interface PresentesProps {
  otros: readonly Presente[]
  /** Where in the thing a person is, in words: «en la malla». */
  donde?: (presente: Presente) => string | null
}

const enPalabras = (p: Presente, donde: string | null): string =>
  `${p.nombres}${donde ? `, ${donde}` : ''}${p.escribe ? ', está escribiendo' : ''}`

/** Who else looks at the same thing: faces for those who see them, names for all. */
export function Presentes({ otros, donde = () => null }: PresentesProps) {
  const personas = [...new Map(otros.map(o => [o.usuario_id, o])).values()]
  if (personas.length === 0) return null
  const resto = personas.slice(CARAS).map(p => enPalabras(p, donde(p)))
  return (
    <ul className={`${classes.presentes} no-print`} aria-label="También están aquí">
      {personas.slice(0, CARAS).map(p => (
        <li key={p.usuario_id}>
          <Tooltip label={enPalabras(p, donde(p))} events={{ hover: true, focus: true, touch: true }}>
            <span data-escribe={p.escribe || undefined} {...alcanzable}>
              <Avatar name={p.nombres} image={p.imagen_url} />
              <span className="visually-hidden">{enPalabras(p, donde(p))}</span>
            </span>
          </Tooltip>
        </li>
      ))}
      {resto.length > 0 && (
        <li className={classes.mas}>
          <Tooltip
            label={resto.join('\n')}
            style={{ whiteSpace: 'pre-line' }}
            events={{ hover: true, focus: true, touch: true }}
          >
            <span {...alcanzable}>
              <span aria-hidden>+{resto.length}</span>
              <span className="visually-hidden">{resto.join('; ')}</span>
            </span>
          </Tooltip>
        </li>
      )}
    </ul>
  )
}
