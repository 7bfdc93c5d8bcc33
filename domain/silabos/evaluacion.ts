import { sumaDePesos } from '../planes/pesos.ts'
import type { LineaDeEvaluacion, Unidad } from './contenido.ts'

/** The weights of a syllabus, over domain/planes/pesos.ts. */

/** Thirds of a hundred do not add up exactly: so much may be lacking (as `avisoDePesos`). */
const TOLERANCIA = 0.05

const dosDecimales = (n: number): number => Math.round(n * 100) / 100

/** Percent that is not assigned yet: negative where the weights pass 100, 0 where they reach it. */
export function faltaAsignar(lineas: readonly Pick<LineaDeEvaluacion, 'peso'>[]): number {
  const falta = dosDecimales(100 - (sumaDePesos(lineas) ?? 0))
  return falta > 0 && falta <= TOLERANCIA ? 0 : falta
}

/** Lines after units went away: what belonged to one of them belongs to the whole course. */
export const sinUnidadesIdas = (
  lineas: readonly LineaDeEvaluacion[],
  unidades: readonly Pick<Unidad, 'id'>[],
): LineaDeEvaluacion[] =>
  lineas.map(l =>
    l.unidad_id === null || unidades.some(u => u.id === l.unidad_id) ? l : { ...l, unidad_id: null },
  )
