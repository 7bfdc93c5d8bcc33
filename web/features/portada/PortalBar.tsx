import { mensajes } from '@malla/contracts/mensajes.ts'
import { useEffect, useState } from 'react'
import { Link } from '../../app/Link.tsx'
import { paths } from '../../paths.ts'
import { Mark } from './Mark.tsx'
import classes from './PortalBar.module.css'
import { SchemeButton } from './SchemeButton.tsx'
import { secciones } from './textos.ts'

/** The section that is being read: the last one whose head has passed the bar. */
function useActiveSection(): string {
  const [active, setActive] = useState<string>(secciones[0].id)
  useEffect(() => {
    const onScroll = () => {
      const passed = secciones.filter(
        ({ id }) => (document.getElementById(id)?.getBoundingClientRect().top ?? 1) < 120,
      )
      // The last one may be too short for its head ever to reach the bar.
      const page = document.documentElement
      const isEnd = window.scrollY > 0 && window.scrollY + window.innerHeight >= page.scrollHeight - 2
      setActive((isEnd ? secciones : passed).at(-1)?.id ?? secciones[0].id)
    }
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => window.removeEventListener('scroll', onScroll)
  }, [])
  return active
}

/** The fixed bar of the portal: the sections and the way in. */
export function PortalBar({ entry, hasDemo }: { entry: { href: string; label: string }; hasDemo: boolean }) {
  const active = useActiveSection()
  const shown = secciones.filter(({ id }) => hasDemo || id !== 'demo')
  return (
    <header className={classes.bar}>
      <Link href={paths.inicio()} className={classes.brand}>
        <Mark /> {mensajes.producto.nombre}
      </Link>
      <nav aria-label="Secciones" className={classes.sections}>
        {shown.map(({ id, label }) => (
          <a key={id} href={`#${id}`} aria-current={id === active ? 'true' : undefined}>
            {label}
          </a>
        ))}
      </nav>
      <SchemeButton />
      <Link href={entry.href} className={classes.entry}>
        {entry.label}
      </Link>
    </header>
  )
}
