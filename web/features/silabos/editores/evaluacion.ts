import { sumaDePesos } from '@malla/domain/planes/pesos.ts'
import type { CriterioDeCarta, LineaDeEvaluacion, Unidad } from '@malla/domain/silabos/contenido.ts'
import type { TerminoDeUnidad } from '@malla/domain/silabos/estructura.ts'
import { faltaAsignar } from '@malla/domain/silabos/evaluacion.ts'
import { enPartes, nombreDeCriterio } from '@malla/domain/silabos/repartirPesos.ts'
import { clave } from '@malla/domain/texto/normalizar.ts'
import { deRotulo } from './programacion/unidades.ts'

/** Lines to begin an evaluation with. */

/**
 * The criteria of the carta that have no line of their name, as far as they fit into what is not assigned yet: where they do not, the lecturer has named them
 * anew.
 */
export function criteriosPorTraer(
  lineas: readonly Pick<LineaDeEvaluacion, 'nombre' | 'peso'>[],
  criterios: readonly CriterioDeCarta[],
): CriterioDeCarta[] {
  if (lineas.length === 0) return [...criterios]
  const hay = new Set(lineas.map(l => clave(l.nombre)))
  const faltan = criterios.filter(c => !hay.has(clave(nombreDeCriterio(c.criterio))))
  const libre = faltaAsignar(lineas)
  return libre > 0 && (sumaDePesos(faltan) ?? 0) <= libre ? faltan : []
}

/** The criteria of the carta as lines, with their weights: of the whole course. */
export const lineasDeCriterios = (
  criterios: readonly CriterioDeCarta[],
  nuevoId: () => string,
): LineaDeEvaluacion[] =>
  criterios.map(({ criterio, peso }) => ({
    id: nuevoId(),
    nombre: nombreDeCriterio(criterio),
    instrumento: '',
    peso,
    unidad_id: null,
  }))

/** A line for each unit («Evaluación de la unidad 1»), all of them 100 % together. */
export function lineasPorUnidad(
  unidades: readonly Pick<Unidad, 'id' | 'nombre'>[],
  termino: TerminoDeUnidad,
  nuevoId: () => string,
): LineaDeEvaluacion[] {
  const partes = enPartes(100, unidades.length)
  return unidades.map((u, i) => ({
    id: nuevoId(),
    nombre: `Evaluación ${deRotulo(i, termino)}`,
    instrumento: '',
    peso: partes[i]!,
    unidad_id: u.id,
  }))
}
