import type { Id } from './asignatura.ts'

/** What tells versions of a course apart: `asignatura_id` is 0 in a base course, else the id of its base (§3). */
export interface Versionada {
  id: Id
  asignatura_id: Id
  version: number
}

/** The id of the base course of a version: what all versions of it share. */
export const baseDe = (v: Pick<Versionada, 'id' | 'asignatura_id'>): Id => v.asignatura_id || v.id

/** Of two versions of a course, whether the first supersedes the second. */
const supersedes = (a: Versionada, b: Versionada): boolean =>
  a.version !== b.version ? a.version > b.version : a.id > b.id

/** Versions of each base course, the highest first. */
function porBase<T extends Versionada>(filas: Iterable<T>): Map<Id, T[]> {
  const grupos = new Map<Id, T[]>()
  for (const fila of filas) {
    const grupo = grupos.get(baseDe(fila))
    if (grupo) grupo.push(fila)
    else grupos.set(baseDe(fila), [fila])
  }
  for (const grupo of grupos.values()) grupo.sort((a, b) => (supersedes(a, b) ? -1 : 1))
  return grupos
}

/** Of each course its highest version, in the order of the rows given (§4: it supersedes the others in lists). */
export function vigentes<T extends Versionada>(filas: readonly T[]): T[] {
  const ganan = new Set([...porBase(filas).values()].map(grupo => grupo[0]!.id))
  return filas.filter(fila => ganan.has(fila.id))
}

/** From the id of any version to the id of the one in force: requisites may name an older one. */
export function vigentePorId(filas: Iterable<Versionada>): Map<Id, Id> {
  const mapa = new Map<Id, Id>()
  for (const [base, grupo] of porBase(filas)) {
    mapa.set(base, grupo[0]!.id)
    for (const fila of grupo) mapa.set(fila.id, grupo[0]!.id)
  }
  return mapa
}

/** Number for a new version of a course: one more than the highest there is. */
export const versionSiguiente = (versiones: readonly { version: number }[]): number =>
  Math.max(0, ...versiones.map(v => v.version)) + 1
