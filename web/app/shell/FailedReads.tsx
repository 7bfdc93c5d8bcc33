import { mensajes } from '@malla/contracts/mensajes.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { QuietError } from '../../ui/QuietError.tsx'
import classes from './FailedReads.module.css'

/** What is on the screen and could not be read again: it stays, and this line says so. First failures are shown by their own page. */
export function FailedReads() {
  const client = useQueryClient()
  const cache = client.getQueryCache()
  const failed = useSyncExternalStore(
    listener => cache.subscribe(listener),
    () =>
      cache
        .findAll({ type: 'active' })
        .filter(({ state, meta }) => state.status === 'error' && state.data !== undefined && !meta?.shown)
        .length,
  )
  if (failed === 0) return null
  return (
    <div className={classes.strip}>
      <QuietError
        text={mensajes.errores.noActualizo}
        retry={() =>
          void client.refetchQueries({ type: 'active', predicate: q => q.state.status === 'error' })
        }
      />
    </div>
  )
}
