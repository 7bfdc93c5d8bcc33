import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { useUser } from '../../../app/session.ts'
import type { Almacen } from './almacen.ts'
import { almacenDe, dejarAlmacen } from './almacenes.ts'
import type { EstadoDeAlmacen } from './estadoDeAlmacen.ts'
import type { Foto } from './mundo.ts'

/**
 * The keys of a thing (`cosaDeSilabo`, `cosaDeCarta` of mundos.ts) while they are on the screen, and where they are. `foto`: as the cache has it;
 * what is newer in it is merged in. What this person typed before and did not reach the server comes back, also what was typed in `anteriores`: things
 * in whose place this one is now.
 *
 * An editor shows `estado.valores[clave]` and calls `almacen.editar(clave, valor)`; `EstadoDeClaves` says where things are, `UnirClaves` asks what collides.
 * Elements with `data-donde` = id of a unit, week or line flash when somebody else changes it.
 */
export function useAlmacen(
  cosa: string,
  foto: Foto,
  anteriores: readonly string[] = [],
): [Almacen, EstadoDeAlmacen] {
  const user = useUser()
  // biome-ignore lint/correctness/useExhaustiveDependencies: one for each thing and session, whatever the cache says of it later
  const almacen = useMemo(() => almacenDe(cosa, user.id, user.empresa?.id ?? 0, () => foto), [cosa, user])
  const estado = useSyncExternalStore(almacen.suscribir, almacen.estado)
  useEffect(() => almacen.llego(foto), [almacen, foto])
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was in their place is known when it is opened
  useEffect(() => {
    for (const anterior of anteriores) dejarAlmacen(anterior)
    void (anteriores.length > 0 ? almacen.traer(anteriores) : almacen.abrir())
    return () => void almacen.salir()
  }, [almacen])
  return [almacen, estado]
}
