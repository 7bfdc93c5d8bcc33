import { faltaPara100, sumaDePesos } from '../planes/pesos.ts'
import type { LineaDeEvaluacion, Unidad } from './contenido.ts'

/** The weights of a syllabus, over domain/planes/pesos.ts. */

/** Percent that is not assigned yet: negative where the weights pass 100, 0 where they reach it (`faltaPara100`). */
export const faltaAsignar = (lineas: readonly Pick<LineaDeEvaluacion, 'peso'>[]): number =>
  faltaPara100(sumaDePesos(lineas) ?? 0)

/** Lines after units went away: what belonged to one of them belongs to the whole course. */
export const sinUnidadesIdas = (
  lineas: readonly LineaDeEvaluacion[],
  unidades: readonly Pick<Unidad, 'id'>[],
): LineaDeEvaluacion[] =>
  lineas.map(l =>
    l.unidad_id === null || unidades.some(u => u.id === l.unidad_id) ? l : { ...l, unidad_id: null },
  )
