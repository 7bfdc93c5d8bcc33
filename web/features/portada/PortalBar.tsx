import { mensajes } from '@malla/contracts/mensajes.ts'
import { type KeyboardEvent, useId, useState } from 'react'
import { Link } from '../../app/Link.tsx'
import { paths } from '../../paths.ts'
import type { Entrada } from './entrada.ts'
import { Mark } from './Mark.tsx'
import classes from './PortalBar.module.css'
import { SchemeButton } from './SchemeButton.tsx'
import type { Seccion } from './secciones.ts'
import { useSeccion } from './useSeccion.ts'

/** The fixed bar of the portal: the sections, the rubrics and the way in. On a phone the sections are in a menu. `secciones`: none until it is known which. */
export function PortalBar({
  entry,
  secciones,
  rubricas,
}: {
  entry: Entrada
  secciones: readonly Seccion[]
  rubricas: string | null
}) {
  const [active, choose] = useSeccion(secciones.map(s => s.id))
  const [open, setOpen] = useState(false)
  const menu = useId()
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setOpen(false)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Esc closes the menu from wherever one stands in the bar
    <header className={classes.bar} onKeyDown={onKey}>
      <Link href={paths.inicio()} className={classes.brand}>
        <Mark /> {mensajes.producto.nombre}
      </Link>
      <nav id={menu} aria-label="Secciones" className={classes.sections} data-open={open || undefined}>
        {secciones.map(({ id, label }) => (
          <a
            key={id}
            href={`#${id}`}
            aria-current={id === active ? 'true' : undefined}
            onClick={() => {
              choose(id)
              setOpen(false)
            }}
          >
            {label}
          </a>
        ))}
        {rubricas && (
          <a href={rubricas} target="_blank" rel="noreferrer">
            Rúbricas<span className="visually-hidden"> (se abre en otra pestaña)</span>
          </a>
        )}
      </nav>
      <SchemeButton />
      <Link href={entry.href} className={classes.entry}>
        {entry.label}
      </Link>
      <button
        type="button"
        className={classes.menu}
        aria-expanded={open}
        aria-controls={menu}
        aria-label={open ? 'Cerrar el menú' : 'Abrir el menú'}
        onClick={() => setOpen(!open)}
      >
        <svg
          width="20"
          height="20"
          viewBox="0 0 24 24"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.8"
          aria-hidden="true"
        >
          <path d={open ? 'M6 6l12 12M18 6 6 18' : 'M4 7h16M4 12h16M4 17h16'} />
        </svg>
      </button>
    </header>
  )
}
