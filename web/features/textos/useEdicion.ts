import type { SeccionDeTexto } from '@malla/contracts/textos.ts'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { api } from '../../app/api.ts'
import { onSessionEnd, onSignOut, useUser } from '../../app/session.ts'
import {
  cajonLocal,
  type Este,
  olvidarEnviados,
  suscribirBorradores,
  versionDeBorradores,
} from './borradorLocal.ts'
import { Edicion } from './edicion.ts'
import type { EstadoDeEdicion, Mundo } from './estadoDeEdicion.ts'
import { type Fuente, guardarSeccion, objetoDe } from './fuente.ts'
import type { ItemEditado } from './items.ts'

/** What is being edited goes on being sent when its section is left; coming back finds the same. */
const ediciones = new Map<string, Edicion>()
onSessionEnd(() => ediciones.clear())
onSignOut(() => olvidarEnviados())

interface Contenido {
  items: ItemEditado[]
  base: ItemEditado[]
}

const toEste = ({ id, enviado }: Este) => ({ pestana: id || undefined, updated_at: enviado ?? undefined })

function mundoDe(fuente: Fuente, key: string, usuario: number, empresa: number): Mundo {
  const objeto = objetoDe(fuente, key)
  const cajon = cajonLocal(usuario, empresa)
  return {
    ahora: () => Date.now(),
    guardar: (items, revision, borradores) =>
      guardarSeccion(fuente, key, { items, revision, borradores: borradores.map(toEste) }),
    guardarBorrador: async ({ id, items, base, revision }) =>
      (
        await api('borradores.save', {
          objeto,
          pestana: id,
          contenido: { items, base } as never,
          sobre_revision: revision,
        })
      ).data.updated_at,
    leerBorradores: async () => {
      const { data } = await api('borradores.show', { objeto })
      return (data ? [data, ...data.otros] : []).map(b => ({
        ...(b.contenido as Contenido),
        id: b.pestana ?? '',
        revision: b.sobre_revision,
        enviado: b.updated_at,
      }))
    },
    quitarBorrador: este => api('borradores.delete', { objeto, ...toEste(este) }, { keepalive: true }),
    local: {
      tomar: () => cajon.tomar(objeto),
      escribir: b => cajon.escribir(objeto, b),
      quitar: id => cajon.quitar(objeto, id),
    },
  }
}

/** The editing of a section while it is on the screen; leaving it makes a version of what is typed. */
export function useEdicion(fuente: Fuente, seccion: SeccionDeTexto): [Edicion, EstadoDeEdicion] {
  const { id, empresa } = useUser()
  const nombre = `${id}.${empresa?.id}.${objetoDe(fuente, seccion.key)}`
  // biome-ignore lint/correctness/useExhaustiveDependencies: one for each section, whatever the cache says of it later
  const edicion = useMemo(() => {
    const hay = ediciones.get(nombre)
    if (hay) return hay
    const nueva = new Edicion(mundoDe(fuente, seccion.key, id, empresa?.id ?? 0), seccion)
    ediciones.set(nombre, nueva)
    return nueva
  }, [nombre])
  const estado = useSyncExternalStore(edicion.suscribir, edicion.estado)

  useEffect(() => edicion.llego(seccion), [edicion, seccion])
  useEffect(() => {
    if (fuente.whyNotEditar === null) void edicion.abrir()
    return () => edicion.salir()
  }, [edicion, fuente.whyNotEditar])
  useEffect(() => {
    const ocultar = () =>
      document.visibilityState === 'hidden' && edicion.haySinGuardar && void edicion.enviarBorrador()
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
