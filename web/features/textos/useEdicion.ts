import type { SeccionDeTexto } from '@malla/contracts/textos.ts'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { useUser } from '../../app/session.ts'
import { cajonLocal, suscribirBorradores, versionDeBorradores } from './borradorLocal.ts'
import { Edicion } from './edicion.ts'
import { edicionDe } from './ediciones.ts'
import type { EstadoDeEdicion } from './estadoDeEdicion.ts'
import { type Fuente, objetoDe } from './fuente.ts'
import { mundoDe } from './mundo.ts'

/** The editing of a section while it is on the screen; leaving it makes a version of what is typed. */
export function useEdicion(fuente: Fuente, seccion: SeccionDeTexto): [Edicion, EstadoDeEdicion] {
  const { id, empresa } = useUser()
  const nombre = `${id}.${empresa?.id}.${objetoDe(fuente, seccion.key)}`
  // biome-ignore lint/correctness/useExhaustiveDependencies: one for each section, whatever the cache says of it later
  const edicion = useMemo(
    () => edicionDe(nombre, () => new Edicion(mundoDe(fuente, seccion.key, id, empresa?.id ?? 0), seccion)),
    [nombre],
  )
  const estado = useSyncExternalStore(edicion.suscribir, edicion.estado)

  useEffect(() => edicion.llego(seccion), [edicion, seccion])
  useEffect(() => {
    if (fuente.whyNotEditar === null) void edicion.abrir()
    return () => edicion.salir()
  }, [edicion, fuente.whyNotEditar])
  useEffect(() => {
    const ocultar = () => document.visibilityState === 'hidden' && void edicion.ocultar()
    document.addEventListener('visibilitychange', ocultar)
    return () => document.removeEventListener('visibilitychange', ocultar)
  }, [edicion])
  return [edicion, estado]
}

/** Sections of this person that wait in this browser for the server, or that are drafts at all, by the names of their drafts. */
export function useBorradoresLocales(): { porEnviar: () => number; hay: (objeto: string) => boolean } {
  const { id, empresa } = useUser()
  const cajon = useMemo(() => cajonLocal(id, empresa?.id ?? 0), [id, empresa?.id])
  useSyncExternalStore(suscribirBorradores, versionDeBorradores)
  const hay = new Set(cajon.objetos())
  return { porEnviar: () => cajon.objetos(true).length, hay: objeto => hay.has(objeto) }
}
