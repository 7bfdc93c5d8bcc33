import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { useUser } from '../../../app/session.ts'
import type { Almacen } from './almacen.ts'
import { almacenDe } from './almacenes.ts'
import type { EstadoDeAlmacen } from './estadoDeAlmacen.ts'
import type { Foto } from './mundo.ts'

/**
 * The keys of a thing (`cosaDeSilabo`, `cosaDeCarta` of mundos.ts) while they are on the screen, and where they are. `foto`: as the cache has it;
 * what is newer in it is merged in. What this person typed before and did not reach the server comes back.
 */
export function useAlmacen(cosa: string, foto: Foto): [Almacen, EstadoDeAlmacen] {
  const user = useUser()
  // biome-ignore lint/correctness/useExhaustiveDependencies: one for each thing and session, whatever the cache says of it later
  const almacen = useMemo(() => almacenDe(cosa, user.id, user.empresa?.id ?? 0, () => foto), [cosa, user])
  const estado = useSyncExternalStore(almacen.suscribir, almacen.estado)
  useEffect(() => almacen.llego(foto), [almacen, foto])
  useEffect(() => {
    void almacen.abrir()
    return () => void almacen.salir()
  }, [almacen])
  return [almacen, estado]
}
