import type { Requisito } from '../asignaturas/asignatura.ts'
import type { HorasVirtuales } from '../asignaturas/horas.ts'
import type { Entrada } from '../planes/entradas.ts'
import type { FilaDeEquivalencia } from './equivalencias.ts'
import type { Efecto } from './impacto.ts'
import type { Fila, Paso } from './pasos.ts'

/** Whatever names a course, as it is kept: rows as the database tells them. */

export interface FilaDeCurso extends Fila, HorasVirtuales {
  id: number
  planestudio_id: number
  ciclo_id: number | null
  codigo: string | null
  horasteoria: number
  horaspractica: number
  base_id: number | null
  version: number
  nombre: string
  credits: number | null
  requisitos: Requisito | null
}

export interface FilaDeCelda extends Fila {
  competencia_id: number
  asignatura_id: number
}

export interface FilaDeEntradas extends Fila {
  id: number
  key: string
  items: readonly (Entrada & { nombre?: string; descripcion?: string })[]
}

interface FilaDeSilabo extends Fila {
  id: number
  asignatura_id: number
}

export interface FilaDeAcceso extends Fila {
  id: number
  cursos_ids: readonly number[]
}

/** A course and whatever names it, as it is kept; rows as the database tells them. */
export interface MundoDeCurso {
  plan: { id: number; isPublico: boolean }
  /** All courses and versions of the plan. */
  cursos: readonly FilaDeCurso[]
  ciclos: readonly { id: number; nombre: string; descripcion: string }[]
  celdas: readonly FilaDeCelda[]
  competencias: ReadonlyMap<number, string>
  equivalencias: readonly FilaDeEquivalencia[]
  entradas: readonly FilaDeEntradas[]
  silabos: readonly {
    fila: FilaDeSilabo
    periodo: string | null
    isEscrito: boolean
    /** Approved, or of a period that is over: it stays as it was. */
    isCerrado: boolean
    hijas: readonly Paso[]
  }[]
  cartas: readonly { asignatura_id: number; isEscrita: boolean; fila: Fila }[]
  accesos: readonly { fila: FilaDeAcceso; nombres: string }[]
}

/** What is being done, worked out once: the rows that go and what takes their place. */
export interface Caso {
  mundo: MundoDeCurso
  /** The courses, each in the version that was named. */
  cursos: readonly FilaDeCurso[]
  /** Rows that go: a base goes with its versions. */
  van: readonly FilaDeCurso[]
  /** Bases by which others name them; none of what goes in a later version only, which nobody names. */
  bases: ReadonlySet<number>
  /** What takes the place of the one that goes. */
  por: FilaDeCurso | null
}

export interface Parte {
  efectos: Efecto[]
  pasos: Paso[]
}

/** An effect in the plan of this case. */
export const efecto = (c: Caso, e: Omit<Efecto, 'plan_id'>): Efecto => ({ plan_id: c.mundo.plan.id, ...e })

/** « de «Física I»» where several go, so that people know of which; nothing where one does. */
export const deCual = (c: Caso, fila: Pick<FilaDeCurso, 'nombre'>): string =>
  c.cursos.length > 1 ? ` de «${fila.nombre}»` : ''

/** «el curso», «los cursos»: what is told of one or of several. */
export const loQueVa = (c: Caso): string => (c.cursos.length > 1 ? 'los cursos' : 'el curso')
