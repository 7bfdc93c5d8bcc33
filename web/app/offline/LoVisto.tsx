import { IconCloudOff } from '@tabler/icons-react'
import { type QueryCache, useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { useConnection } from '../connection.ts'
import { cuandoFue } from './cuando.ts'
import classes from './LoVisto.module.css'
import { vistoEl } from './visto.ts'

/** What stands around every page says nothing of how old the page is. */
const DEL_MARCO = new Set([
  'ajustes',
  'facultades.arbol',
  'paginas',
  'programas.totalDc',
  'trabajos',
  'parametros',
])

const masViejo = (cache: QueryCache): number =>
  cache
    .findAll({ type: 'active', predicate: q => q.state.data !== undefined })
    .filter(({ queryKey: [e, c] }) => !DEL_MARCO.has(String(e)) && !DEL_MARCO.has(`${e}.${c}`))
    .reduce((min, q) => Math.min(min, vistoEl(q)), Number.POSITIVE_INFINITY)

/** Without a connection: that what is on the screen was last seen, and when. The oldest of what the page shows counts. */
export default function LoVisto() {
  const cache = useQueryClient().getQueryCache()
  const isOffline = useConnection() === 'offline'
  const cuando = useSyncExternalStore(
    listener => (isOffline ? cache.subscribe(listener) : () => undefined),
    () => (isOffline ? masViejo(cache) : Number.POSITIVE_INFINITY),
  )
  if (!isOffline || !Number.isFinite(cuando)) return null
  return (
    <p className={`${classes.linea} no-print`} role="status">
      <IconCloudOff size={16} aria-hidden />
      Sin conexión: se muestra lo que vio el {cuandoFue(cuando)}.
    </p>
  )
}
