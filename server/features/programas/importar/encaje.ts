import { clave } from '@malla/domain/texto/normalizar.ts'

/** How what comes from another institution fits into ours: what is the same already, and what is missing here. */

interface Nombrado {
  id: number
  nombre: string
}

interface Copiable {
  id: number
  /** What it was copied from, in whatever institution. */
  origen_id: number | null
}

export type FacultadEncajable = Nombrado & Copiable & { txt_type: string }

/** Copied from it before, or the one it was itself copied from: what came from here does not come back as a second one. */
const isSameCopy = (theirs: Copiable, ours: Copiable): boolean =>
  ours.origen_id === theirs.id || ours.id === theirs.origen_id

/** Our faculty for one of theirs: a copy of it, else our cepre or posgrado for theirs, else the one of the same name. */
export const facultadNuestra = <T extends FacultadEncajable>(
  theirs: FacultadEncajable,
  ours: readonly T[],
): T | undefined =>
  ours.find(o => isSameCopy(theirs, o)) ??
  ours.find(o => theirs.txt_type !== 'facultad' && o.txt_type === theirs.txt_type) ??
  ours.find(o => clave(o.nombre) === clave(theirs.nombre))

/** Our level for one of theirs: that of the same name, else that of the same code. */
export const nivelNuestro = <T extends Nombrado & { codigo: string }>(
  theirs: { nombre: string; codigo: string },
  ours: readonly T[],
): T | undefined =>
  ours.find(o => clave(o.nombre) === clave(theirs.nombre)) ?? ours.find(o => o.codigo === theirs.codigo)

/** Our modality for one of theirs: that of the same name. */
export const modalidadNuestra = <T extends Nombrado>(
  theirs: { nombre: string },
  ours: readonly T[],
): T | undefined => ours.find(o => clave(o.nombre) === clave(theirs.nombre))

/** Whether a programme of theirs is here already as a copy, or it is one of ours. */
export const isAqui = (theirs: Copiable, ours: readonly Copiable[]): boolean =>
  ours.some(o => isSameCopy(theirs, o))

/** Where a programme stands, or would; undefined what is not there yet. */
export interface Sitio {
  facultad_id: number | undefined
  nivel_id: number | undefined
  modalidad_id: number | undefined
}

/** Key of the name of a programme, which stands once in a faculty, level and modality. */
export const claveDePrograma = ({ facultad_id, nivel_id, modalidad_id }: Sitio, nombre: string): string =>
  [facultad_id, nivel_id, modalidad_id, clave(nombre)].join(' ')

/** Those that find no counterpart, each once by name. */
export function missing<T extends { nombre: string }>(
  theirs: readonly T[],
  counterpart: (one: T) => unknown,
): T[] {
  const byName = new Map(theirs.filter(one => !counterpart(one)).map(one => [clave(one.nombre), one]))
  return [...byName.values()]
}
