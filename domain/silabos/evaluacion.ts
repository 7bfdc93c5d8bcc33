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

/** A percentage as people read it: «12,5 %». */
export const porcentaje = (n: number): string => `${String(dosDecimales(n)).replace('.', ',')} %`

/** Weight of each unit in their order, and of what belongs to no unit (`unidad_id` null). */
export function pesosPorUnidad(
  lineas: readonly LineaDeEvaluacion[],
  unidades: readonly Pick<Unidad, 'id'>[],
): { unidad_id: string | null; peso: number }[] {
  const peso = (de: readonly LineaDeEvaluacion[]) => sumaDePesos(de) ?? 0
  const sueltas = lineas.filter(l => !unidades.some(u => u.id === l.unidad_id))
  return [
    ...unidades.map(u => ({ unidad_id: u.id, peso: peso(lineas.filter(l => l.unidad_id === u.id)) })),
    ...(sueltas.length > 0 ? [{ unidad_id: null, peso: peso(sueltas) }] : []),
  ]
}

/** Lines after units went away: what belonged to one of them belongs to the whole course. */
export const sinUnidadesIdas = (
  lineas: readonly LineaDeEvaluacion[],
  unidades: readonly Pick<Unidad, 'id'>[],
): LineaDeEvaluacion[] =>
  lineas.map(l =>
    l.unidad_id === null || unidades.some(u => u.id === l.unidad_id) ? l : { ...l, unidad_id: null },
  )
