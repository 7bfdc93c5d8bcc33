import type { Rincon } from './plantar.ts'

/** A write that was acknowledged, and how many change records it must have left: neither fewer nor more. */
export interface Asiento {
  que: string
  empresa: number
  marca: string
  registros: number
}

/** A file that was taken, by its bytes. */
export interface Archivo {
  id: number
  sha256: string
  marca: string
}

/** What one person knows to be there: the last acknowledged value of each thing. */
export interface Libro {
  rincon: Rincon
  asientos: Asiento[]
  cursos: Map<number, { nombre: string; ciclo: number; revision: number }>
  borrados: Set<number>
  /** Name that all courses of the grid begin with since the last acknowledged save. */
  grilla: string | null
  silabo: Map<string, { marca: string; revision: number }>
  textos: Map<string, { marca: string; revision: number }>
  competencias: number[]
  archivos: Archivo[]
  correos: string[]
  /** Writes of which nobody answered what became of them. */
  inciertos: string[]
}

/** Of somebody who has written nothing yet. */
export const libroNuevo = (rincon: Rincon): Libro => ({
  rincon,
  asientos: [],
  cursos: new Map(),
  borrados: new Set(),
  grilla: null,
  silabo: new Map(),
  textos: new Map(),
  competencias: [...rincon.competencias],
  archivos: [],
  correos: [],
  inciertos: [],
})
