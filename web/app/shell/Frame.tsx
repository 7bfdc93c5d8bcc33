import { useMediaQuery } from '@mantine/hooks'
import { useLocation } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import { useAtras } from '../../ui/useAtras.ts'
import { useEscape } from '../../ui/useEscape.ts'
import { luego } from '../luego.tsx'
import { alEntrar, alLlegar, useCrumbs } from './crumbs.ts'
import { FailedReads } from './FailedReads.tsx'
import classes from './Frame.module.css'
import { Sidebar } from './Sidebar.tsx'
import { TopBar } from './TopBar.tsx'
import { useSidebarOpen } from './useSidebarOpen.ts'

const CajonDeMenu = luego(async () => (await import('./CajonDeMenu.tsx')).CajonDeMenu)

/**
 * Sidebar, top bar and the page between them. Where the page would have less room than its lists need, the sidebar is a rail of icons, and opens as a
 * drawer over the page, as on phones; a chosen link closes it.
 */
export function Frame({ above, children }: { above?: ReactNode; children: ReactNode }) {
  const [open, setOpen] = useSidebarOpen()
  const isNarrow = useMediaQuery('(max-width: 62em)', false, { getInitialValueInEffect: false })
  const isRail = !open || isNarrow
  const [drawer, setDrawer] = useState(false)
  const [huboCajon, setHubo] = useState(false)
  if (drawer && !huboCajon) setHubo(true)
  const { href } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new address closes the drawer, and so does room for the sidebar
  useEffect(() => {
    // Not where it is closed: what a search writes into the address, letter by letter, would each time bring one more drawing (ActionButton.tsx).
    if (drawer) setDrawer(false)
  }, [href, isNarrow])

  useEscape(drawer, () => setDrawer(false))
  useAtras(drawer, () => setDrawer(false))

  return (
    <div className={classes.frame} data-collapsed={isRail || undefined}>
      <a href="#contenido" className={classes.skip}>
        Ir al contenido
      </a>
      <aside className={`${classes.sidebar} no-print`} aria-label="Navegación">
        <Sidebar collapsed={isRail} onToggle={() => (isNarrow ? setDrawer(true) : setOpen(!open))} />
      </aside>
      {huboCajon && (
        <CajonDeMenu abierto={drawer} onClose={() => setDrawer(false)} onMissing={() => setHubo(false)} />
      )}
      <LlegadaDicha />
      <div className={classes.column}>
        <TopBar onMenu={() => setDrawer(true)} />
        {above}
        <FailedReads />
        <main id="contenido" className={classes.main} tabIndex={-1}>
          {children}
        </main>
      </div>
    </div>
  )
}

/** Says to those who do not see it which page they have come to. */
function LlegadaDicha() {
  const { pathname } = useLocation()
  const crumbs = useCrumbs()
  const [llegada, setLlegada] = useState(() => alEntrar(pathname, crumbs))
  const ahora = alLlegar(llegada, pathname, crumbs)
  if (ahora !== llegada) setLlegada(ahora)
  return (
    <p className="visually-hidden" aria-live="polite">
      {/* Another page of the same name is said too; the one that is left is not said again while the next is on its way. */}
      <span key={ahora.pathname}>{ahora.dicho}</span>
    </p>
  )
}
