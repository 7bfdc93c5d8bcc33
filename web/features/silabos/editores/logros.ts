import type { LineaDeLogro } from '@malla/domain/silabos/contenido.ts'
import { escapar } from '@malla/domain/silabos/reconocer/bloques.ts'

/** Competencies of the plan as lines of a syllabus or a carta. */

export interface CompetenciaDelCurso {
  id: number
  codigo: string
  nombre: string
  nivel: string
}

/** Those that are not among the lines yet. */
export const porElegir = (
  competencias: readonly CompetenciaDelCurso[],
  lineas: readonly LineaDeLogro[],
): CompetenciaDelCurso[] => competencias.filter(c => !lineas.some(l => l.competencia_id === c.id))

/** A line that repeats a competency, in its words of now. */
export const lineaDe = (c: CompetenciaDelCurso, id: string): LineaDeLogro => ({
  id,
  competencia_id: c.id,
  texto: `<p>${escapar(c.nombre)}</p>`,
})
