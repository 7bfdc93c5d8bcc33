import { ActionIcon, Kbd } from '@mantine/core'
import { IconMenu2, IconSearch } from '@tabler/icons-react'
import { Suspense, useEffect, useState } from 'react'
import { Breadcrumb } from '../../ui/Breadcrumb.tsx'
import { CercaDeParte } from '../../ui/CercaDeParte.tsx'
import { tecla } from '../../ui/tecla.ts'
import { Link } from '../Link.tsx'
import { useUser } from '../session.ts'
import { slots } from '../slots.ts'
import { Aparte } from './Aparte.tsx'
import { ConnectionState } from './ConnectionState.tsx'
import { useCrumbs } from './crumbs.ts'
import { MeMenu } from './MeMenu.tsx'
import { SinBusqueda } from './SinBusqueda.tsx'
import classes from './TopBar.module.css'
import { TopMenus } from './TopMenus.tsx'
import { useVisits } from './useVisits.ts'

/** Where I am, search everything, the state of the connection, me. */
export function TopBar({ onMenu }: { onMenu: () => void }) {
  const crumbs = useCrumbs()
  const Search = slots.search
  const { empresa } = useUser()
  const Documents = empresa && slots.documents
  const Help = slots.help
  useVisits()
  const [wanted, setWanted] = useState(false)
  const [open, setOpen] = useState(false)
  // Once the page stands, so that nothing typed after the first Ctrl K waits for it to load.
  useEffect(() => {
    const timer = setTimeout(() => setWanted(true), 1500)
    return () => clearTimeout(timer)
  }, [])
  const openSearch = () => {
    setWanted(true)
    setOpen(true)
  }
  const close = () => setOpen(false)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.metaKey || event.ctrlKey)) return
      event.preventDefault()
      setWanted(true)
      setOpen(now => !now)
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])

  return (
    <header className={`${classes.bar} no-print`}>
      <ActionIcon className={classes.menu} aria-label="Abrir el menú" onClick={onMenu}>
        <IconMenu2 size={20} aria-hidden />
      </ActionIcon>
      <Breadcrumb crumbs={crumbs} renderLink={(href, label) => <Link href={href}>{label}</Link>} />
      <TopMenus />
      <button type="button" className={classes.search} onClick={openSearch} aria-haspopup="dialog">
        <IconSearch size={16} aria-hidden />
        <span>
          Buscar<i> cursos, planes, personas</i>…
        </span>
        <Kbd aria-hidden>{tecla('Ctrl K')}</Kbd>
      </button>
      {Documents && (
        <Aparte sitio={<span className={classes.sitio} />}>
          <Documents />
        </Aparte>
      )}
      <ConnectionState />
      {Help && (
        <Aparte sitio={<span className={classes.sitio} />}>
          <Help />
        </Aparte>
      )}
      <MeMenu />
      {wanted && Search && (
        <CercaDeParte enSuLugar={open && <SinBusqueda onClose={close} />}>
          <Suspense fallback={null}>
            <Search opened={open} onClose={close} />
          </Suspense>
        </CercaDeParte>
      )}
    </header>
  )
}
