import type { Adjunto, SeccionDeTexto } from '@malla/contracts/textos.ts'
import { type ApiInput, api } from '../../app/api.ts'
import { callKey, queryClient } from '../../app/query.ts'
import { upload } from '../../app/upload.ts'

/** Whose texts are on the screen. */
export interface Fuente {
  tipo: 'plan' | 'programa'
  id: number
  /** Why nothing can be written here, or null. */
  whyNotEditar: string | null
  /** The page says that above, for all its parts. */
  seDiceArriba?: boolean
}

/** Name of its drafts. */
export const objetoDe = ({ tipo, id }: Fuente, key: string): string => `${tipo}/${id}/${key}`

type Avance = (parte: number) => void

type Version = Pick<ApiInput<'planes.guardarJson'>, 'items' | 'revision' | 'borradores'>

interface Llamadas {
  guardar(id: number, key: string, version: Version): Promise<{ data: SeccionDeTexto }>
  subir(id: number, key: string, item_id: string | null, archivo: File, avance: Avance): Promise<unknown>
  quitar(id: number, adjunto: Adjunto): Promise<{ message: string }>
  secciones(id: number): readonly unknown[]
}

const llamadas: Record<Fuente['tipo'], Llamadas> = {
  plan: {
    guardar: (id, key, version) => api('planes.guardarJson', { id, key, ...version }),
    subir: (parent_id, key, item_id, archivo, avance) =>
      upload('planes.guardarArchivos', { parent_id, key, item_id, archivo }, avance),
    quitar: (parent_id, { id }) => api('planes.deleteArchivo', { parent_id, id }),
    secciones: id => callKey('planes.secciones', { id }),
  },
  programa: {
    guardar: (id, key, version) => api('programas.guardarJson', { id, key, ...version }),
    subir: (parent_id, key, item_id, archivo, avance) =>
      upload('programas.guardarArchivos', { parent_id, key, item_id, archivo }, avance),
    quitar: (parent_id, { id }) => api('programas.deleteArchivo', { parent_id, id }),
    secciones: id => callKey('programas.secciones', { id }),
  },
}

/** Where the sections of a text stand in the cache. */
export const claveDeSecciones = (tipo: Fuente['tipo'], id: number) => llamadas[tipo].secciones(id)

interface Cache {
  data: SeccionDeTexto[]
}

/** Puts a section into the cache, unless a newer one is there. */
export function ponerSeccion(tipo: Fuente['tipo'], id: number, seccion: SeccionDeTexto): void {
  queryClient.setQueryData<Cache>(llamadas[tipo].secciones(id), cache => {
    if (!cache) return cache
    const hay = cache.data.find(s => s.key === seccion.key)
    if (hay && hay.revision > seccion.revision) return cache
    return { ...cache, data: [...cache.data.filter(s => s.key !== seccion.key), seccion] }
  })
}

/** The section that the cache has, for what an event of it does not tell. */
export const seccionEnCache = (tipo: Fuente['tipo'], id: number, key: string): SeccionDeTexto | undefined =>
  queryClient.getQueryData<Cache>(llamadas[tipo].secciones(id))?.data.find(s => s.key === key)

const releer = ({ tipo, id }: Fuente): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: llamadas[tipo].secciones(id) })

/** Saves a version of a section. Rejects with 409 and the section as it is now when somebody saved first. */
export async function guardarSeccion(
  { tipo, id }: Fuente,
  key: string,
  version: Version,
): Promise<SeccionDeTexto> {
  const { data } = await llamadas[tipo].guardar(id, key, version)
  ponerSeccion(tipo, id, data)
  return data
}

/** Attaches a file to a section, or to one of its entries. */
export async function adjuntarArchivo(
  fuente: Fuente,
  key: string,
  item: string | null,
  archivo: File,
  avance: Avance,
): Promise<void> {
  await llamadas[fuente.tipo].subir(fuente.id, key, item, archivo, avance)
  await releer(fuente)
}

/** Takes a file off; resolves to what to say. */
export async function quitarArchivo(fuente: Fuente, adjunto: Adjunto): Promise<string> {
  const { message } = await llamadas[fuente.tipo].quitar(fuente.id, adjunto)
  await releer(fuente)
  return message
}
