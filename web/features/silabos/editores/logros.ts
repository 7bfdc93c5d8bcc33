import { textoLlano } from '@malla/contracts/textoRico/llano.ts'
import type { LineaDeLogro, TextoRico } from '@malla/domain/silabos/contenido.ts'
import { escapar } from '@malla/domain/silabos/reconocer/bloques.ts'
import { sinBlancosDeMas } from '@malla/domain/texto/normalizar.ts'

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

const palabrasDe = (html: TextoRico): string => sinBlancosDeMas(textoLlano(html))

/**
 * Says what a line becomes when a text is written in it, one letter after the other: with other words than it was chosen with it is the course's own, with
 * those again (a letter was taken back) it repeats its competency again, where that may be chosen still (`quedan`). To be made once for an editor.
 */
export function reescritura(): (
  linea: LineaDeLogro,
  texto: TextoRico,
  quedan: readonly CompetenciaDelCurso[],
) => Omit<LineaDeLogro, 'id'> {
  const elegidas = new Map<string, LineaDeLogro>()
  return (linea, texto, quedan) => {
    if (linea.competencia_id !== null) elegidas.set(linea.id, linea)
    const elegida = elegidas.get(linea.id)
    const isSuya = linea.competencia_id !== null || quedan.some(c => c.id === elegida?.competencia_id)
    const isIgual = elegida !== undefined && palabrasDe(elegida.texto) === palabrasDe(texto)
    return { texto, competencia_id: isSuya && isIgual ? elegida.competencia_id : null }
  }
}
