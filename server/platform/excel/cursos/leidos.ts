import type { CicloLlamado } from '@malla/domain/ciclos/buscarCiclo.ts'
import type { FilaCurso } from './fila.ts'
import type { CeldaMala, NombresDeColumna } from './hallazgos.ts'

/** What a file of courses is read with, and what it says. */

export interface OpcionesDeLectura {
  electivos: boolean
  /** Of a school: its files know hours of one kind, and its areas are its courses. */
  enColegio?: boolean
  /** Weeks of a period of the plan: hours of a whole period go into so many where the file itself does not say how many. */
  semanas?: number | null | undefined
  /** What the plan has already, in order: a cell that means one of its cycles is that cycle (`buscadorDeCiclos`). */
  existentes?: { ciclos?: readonly CicloLlamado[] }
}

/** What a file of courses says. `filas` are the courses without errors; nothing may be written while there are `errores`. */
export interface CursosLeidos {
  filas: FilaCurso[]
  errores: CeldaMala[]
  avisos: CeldaMala[]
  /** How the file's columns are named («I (PREREQUISITOS)»), for whoever finds more wrong with a course; of several sheets as the first that has one. */
  columnas: NombresDeColumna
}

/** How the columns of the sheet of a row are named. */
export const columnasDe = ({ columnas }: CursosLeidos, { deHoja }: FilaCurso): NombresDeColumna =>
  deHoja?.columnas ?? columnas
