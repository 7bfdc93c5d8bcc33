import { ActionIcon } from '@mantine/core'
import { IconHelp } from '@tabler/icons-react'
import { useLocation, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useAddress } from '../../app/address.ts'
import { isParaTodos } from '../../app/guards.ts'
import { Link } from '../../app/Link.tsx'
import { paths } from '../../paths.ts'
import { paginaDePantalla } from './pantallas.ts'

/** Where a «?» is written or means something else: fields, tables that are typed into, what lies over the page. */
const ESCRIBE =
  'input, textarea, select, [contenteditable], [role=grid], [role=dialog], [role=menu], [role=listbox]'

/** The help for what is on the screen: a link in the top bar, and the key «?». */
export default function AyudaDePantalla() {
  const { pathname } = useLocation()
  const query = useAddress()
  const router = useRouter()
  const href = paths.ayuda(isParaTodos(pathname) ? undefined : paginaDePantalla(pathname, query))
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '?' || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented)
        return
      if (event.target instanceof Element && event.target.closest(ESCRIBE)) return
      event.preventDefault()
      void router.navigate({ href })
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [router, href])
  return (
    <ActionIcon component={Link} href={href} aria-label="Ayuda de esta pantalla" title="Ayuda (?)">
      <IconHelp size={20} aria-hidden />
    </ActionIcon>
  )
}
