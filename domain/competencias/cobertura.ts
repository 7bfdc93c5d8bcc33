import { type Nivel, niveles } from './catalogos.ts'

/** A cell of the matrix: a course serves a competency, and how far. */
export interface Celda {
  competencia_id: number
  asignatura_id: number
  nivel: Nivel
}

/** What the matrix of a plan leaves out, by id. */
export interface Huecos {
  /** Competencies that no course serves. */
  sinCursos: number[]
  /** Courses that serve no competency. */
  sinCompetencias: number[]
  /** Levels that a served competency never reaches. */
  sinNivel: { competencia_id: number; faltan: Nivel[] }[]
}

/** Gaps of the matrix of these competencies and courses; cells of others are not looked at. */
export function huecosDe(
  competencias: readonly number[],
  cursos: readonly number[],
  celdas: readonly Celda[],
): Huecos {
  const ofCursos = new Set(cursos)
  const ofCompetencias = new Set(competencias)
  const propias = celdas.filter(c => ofCursos.has(c.asignatura_id))
  const porCompetencia = Map.groupBy(propias, c => c.competencia_id)
  const queSirven = new Set(
    propias.filter(c => ofCompetencias.has(c.competencia_id)).map(c => c.asignatura_id),
  )
  return {
    sinCursos: competencias.filter(id => !porCompetencia.has(id)),
    sinCompetencias: cursos.filter(id => !queSirven.has(id)),
    sinNivel: competencias.flatMap(competencia_id => {
      const hay = porCompetencia.get(competencia_id)?.map(c => c.nivel)
      const faltan = hay ? niveles.filter(n => !hay.includes(n)) : []
      return faltan.length > 0 ? [{ competencia_id, faltan }] : []
    }),
  }
}

/** Overlaps: competencies that two courses or more take to the same level, where one would do. Only `logra` and `introduce` happen once. */
export function solapesDe(
  celdas: readonly Celda[],
): { competencia_id: number; nivel: Nivel; cursos: number[] }[] {
  const unaVez = celdas.filter(c => c.nivel !== 'desarrolla')
  return [...Map.groupBy(unaVez, c => `${c.competencia_id} ${c.nivel}`).values()]
    .filter(iguales => iguales.length > 1)
    .map(iguales => ({
      competencia_id: iguales[0]!.competencia_id,
      nivel: iguales[0]!.nivel,
      cursos: iguales.map(c => c.asignatura_id),
    }))
}
