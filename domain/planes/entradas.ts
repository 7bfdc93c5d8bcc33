import type { Id } from '../asignaturas/asignatura.ts'
import { sumCreditos } from '../asignaturas/creditos.ts'
import { sumHoras } from '../asignaturas/horas.ts'

/** Entries of research lines, modules and units (§3): what rules about them look at. */
export interface Entrada {
  version?: number | null
  modulo_id?: Id | null
  unidad_id?: Id | null
  cursos_ids?: readonly Id[] | null
  asignatura_id?: Id | null
}

/** Keys whose entries have versions, and the field by which versions of one thing are known. */
const campoDeVersiones = { modulosCompetencia: 'modulo_id', unidadesAprendizaje: 'unidad_id' } as const
export type ClaveConVersiones = keyof typeof campoDeVersiones

/** Whether entries under this key have versions. */
export const tieneVersiones = (key: string): key is ClaveConVersiones => Object.hasOwn(campoDeVersiones, key)

const versionDe = (e: Entrada): number => e.version ?? 1

/** The module or unit of which an entry speaks, or null when it does not say: then it stands for itself. */
const cosaDe = (key: ClaveConVersiones, e: Entrada): Id | null => e[campoDeVersiones[key]] ?? null

/** A thing with its versions, the one in force first. */
export interface Versionada<E extends Entrada> {
  vigente: E
  /** Older ones, newest first. */
  anteriores: readonly E[]
}

/** Entries by what they speak of, in the order of their first mention; of each the highest version is in force (§4). */
export function porVersiones<E extends Entrada>(
  key: ClaveConVersiones,
  entradas: readonly E[],
): Versionada<E>[] {
  const grupos = Map.groupBy(entradas, e => cosaDe(key, e) ?? e)
  return [...grupos.values()].map(grupo => {
    const [vigente, ...anteriores] = grupo.toSorted((a, b) => versionDe(b) - versionDe(a))
    return { vigente: vigente!, anteriores }
  })
}

/** The entries in force, in their order. */
export const vigentes = <E extends Entrada>(key: ClaveConVersiones, entradas: readonly E[]): E[] =>
  porVersiones(key, entradas).map(v => v.vigente)

/** Id for a new module or unit: one more than the highest there was. */
export const cosaSiguiente = (key: ClaveConVersiones, entradas: readonly Entrada[]): Id =>
  Math.max(0, ...entradas.map(e => cosaDe(key, e) ?? 0)) + 1

/** Number for the next version of a thing. */
export const versionSiguiente = (versiones: readonly Entrada[]): number =>
  Math.max(0, ...versiones.map(versionDe)) + 1

/** Places of entries that say a version of a thing that another one says already. */
export function versionesRepetidas(key: ClaveConVersiones, entradas: readonly Entrada[]): number[] {
  const dichas = new Set<string>()
  return entradas.flatMap((e, i) => {
    const cosa = cosaDe(key, e)
    if (cosa === null) return []
    const dicha = `${cosa} ${versionDe(e)}`
    const isRepetida = dichas.has(dicha)
    dichas.add(dicha)
    return isRepetida ? [i] : []
  })
}

/** An entry that is added, under a number that is free: where others took its own since it was begun it is the next version, or the next thing. */
export function conNumero<E extends Entrada>(key: ClaveConVersiones, entradas: readonly E[], nueva: E): E {
  if (!versionesRepetidas(key, [...entradas, nueva]).includes(entradas.length)) return nueva
  if (versionDe(nueva) === 1) return { ...nueva, [campoDeVersiones[key]]: cosaSiguiente(key, entradas) }
  const suyas = entradas.filter(e => cosaDe(key, e) === cosaDe(key, nueva))
  return { ...nueva, version: versionSiguiente(suyas) }
}

/** The courses that an entry names, by their base ids. */
export const cursosDe = (e: Entrada): readonly Id[] => [
  ...(e.cursos_ids ?? []),
  ...(e.asignatura_id ? [e.asignatura_id] : []),
]

/** Hours and credits of the courses of a module. */
export interface Suma {
  cursos: number
  /** Weekly hours, added up: its courses may be of several periods. */
  horas: number
  /** 0 where none has any: not to be told. */
  creditos: number
}

/** Weekly hours and credits of some courses, to one decimal; a course without credits counts none. */
export const sumaDeCursos = (cursos: readonly { horastotal: number; credits: number | null }[]): Suma => ({
  cursos: cursos.length,
  horas: sumHoras(cursos.map(c => c.horastotal)),
  creditos: sumCreditos(cursos.map(c => c.credits)) ?? 0,
})

/** Total hours: weeks × weekly hours (§5), of a unit those of its course, of a module those of all its courses; null where one is not known. */
export const horasEnSemanas = (
  semanas: number | null | undefined,
  horastotal: number | undefined,
): number | null => (semanas && horastotal !== undefined ? Math.round(semanas * horastotal * 10) / 10 : null)
