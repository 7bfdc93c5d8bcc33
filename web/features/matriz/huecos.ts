import type { Huecos } from '@malla/domain/competencias/cobertura.ts'

interface ConId {
  id: number
}

/** The gaps of a matrix when its look was chosen, and what it had then. */
export interface Mirada {
  huecos: Huecos
  competencias: ReadonlySet<number>
  cursos: ReadonlySet<number>
}

/** Nothing is missing, and nothing is looked for. */
export const sinHuecos: Huecos = { sinCursos: [], sinCompetencias: [], sinNivel: [] }

/** A look at a matrix as it is. */
export const mirar = (huecos: Huecos, competencias: readonly ConId[], cursos: readonly ConId[]): Mirada => ({
  huecos,
  competencias: new Set(competencias.map(c => c.id)),
  cursos: new Set(cursos.map(c => c.id)),
})

/** What «Solo huecos» goes by: the gaps as they were then, filled or not. Competencies and courses that came since count as one. */
export const huecosVistos = (
  mirada: Mirada,
  competencias: readonly ConId[],
  cursos: readonly ConId[],
): Huecos => ({
  ...mirada.huecos,
  sinCursos: [
    ...mirada.huecos.sinCursos,
    ...competencias.flatMap(c => (mirada.competencias.has(c.id) ? [] : c.id)),
  ],
  sinCompetencias: [
    ...mirada.huecos.sinCompetencias,
    ...cursos.flatMap(c => (mirada.cursos.has(c.id) ? [] : c.id)),
  ],
})
