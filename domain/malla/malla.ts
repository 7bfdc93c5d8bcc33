import type { CicloDelPlan, CursoDelPlan, Id, SeccionDelPlan } from '../asignaturas/asignatura.ts'
import type { Grafo } from '../asignaturas/grafo.ts'
import { grafoDe } from '../asignaturas/grafo.ts'
import type { NumeroDe } from '../asignaturas/problemas.ts'
import { numeroDeCursos } from '../asignaturas/problemas.ts'
import { descripcionDeCiclo, isCifra } from '../ciclos/ciclo.ts'

/** What a malla is made of: the courses in force of a plan, its cycles, its sections of electives. */
export interface PartesDeMalla {
  cursos: readonly CursoDelPlan[]
  ciclos: readonly CicloDelPlan[]
  secciones: readonly SeccionDelPlan[]
}

/** A column of the malla with its courses from top to bottom. */
export interface Columna {
  tipo: 'ciclo' | 'seccion'
  id: Id
  nombre: string
  /** Number of the cycle, null for a section. */
  numero: number | null
  cursos: readonly CursoDelPlan[]
}

/** A plan ready to be asked about: built once for each state of the plan, linear in its courses. */
export interface Malla {
  /** Cycles in their order, then sections. */
  columnas: readonly Columna[]
  cursos: ReadonlyMap<Id, CursoDelPlan>
  /** Index in `columnas` of each course that stands in one. */
  columnaDe: ReadonlyMap<Id, number>
  grafo: Grafo
  numeroDe: NumeroDe
}

const llave = (tipo: 'ciclo' | 'seccion', id: Id): string => `${tipo}:${id}`
const lugarDe = (c: CursoDelPlan): string =>
  c.ciclo_id === null ? llave('seccion', c.seccion_id ?? 0) : llave('ciclo', c.ciclo_id)

/** Courses of a column stand by `orden`; the older row first where two have the same. */
const porOrden = (a: CursoDelPlan, b: CursoDelPlan): number => a.orden - b.orden || a.id - b.id

/** The malla of a plan. Courses of a cycle or section that is not there stand in no column. */
export function mallaDe({ cursos, ciclos, secciones }: PartesDeMalla): Malla {
  const grupos = Map.groupBy(cursos, lugarDe)
  const enOrden = (tipo: 'ciclo' | 'seccion', id: Id): CursoDelPlan[] =>
    (grupos.get(llave(tipo, id)) ?? []).toSorted(porOrden)
  const columnas: Columna[] = [
    ...ciclos
      .toSorted((a, b) => a.numero - b.numero || a.id - b.id)
      .map(c => ({
        tipo: 'ciclo' as const,
        id: c.id,
        nombre: c.nombre,
        numero: c.numero,
        cursos: enOrden('ciclo', c.id),
      })),
    ...secciones.map(s => ({
      tipo: 'seccion' as const,
      id: s.id,
      nombre: s.nombre,
      numero: null,
      cursos: enOrden('seccion', s.id),
    })),
  ]
  return {
    columnas,
    cursos: new Map(cursos.map(c => [c.id, c])),
    columnaDe: new Map(columnas.flatMap((columna, i) => columna.cursos.map(c => [c.id, i] as const))),
    grafo: grafoDe(cursos),
    numeroDe: numeroDeCursos(cursos, ciclos),
  }
}

/** Whether its name is only its number, which says nothing without the word. */
const isNumerada = ({ tipo, nombre }: Columna): boolean => tipo === 'ciclo' && isCifra(nombre)

/** The columns of a malla that are cycles: without the sections of electives. */
export const ciclosDe = (malla: Malla): Columna[] => malla.columnas.filter(c => c.tipo === 'ciclo')

/** How a column is called inside a sentence: «el ciclo III», «"Primer grado"», «Electivos de especialidad». */
export const enFrase = (columna: Columna): string =>
  isNumerada(columna) ? `el ciclo ${columna.nombre}` : `«${columna.nombre}»`

/** The same as a heading: «Ciclo III», «Primer grado». */
export const enTitulo = (columna: Columna): string =>
  isNumerada(columna) ? descripcionDeCiclo(columna.nombre) : columna.nombre

/** The column in which a course stands, or null. */
export function columnaDe(malla: Malla, id: Id): Columna | null {
  const indice = malla.columnaDe.get(id)
  return indice === undefined ? null : malla.columnas[indice]!
}
