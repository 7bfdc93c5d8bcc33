import type { CriterioDeCarta, LineaDeEvaluacion, Unidad } from '@malla/domain/silabos/contenido.ts'
import type { TerminoDeUnidad } from '@malla/domain/silabos/estructura.ts'
import { faltaAsignar } from '@malla/domain/silabos/evaluacion.ts'
import { deRotulo } from './programacion/unidades.ts'

/** Weights of an evaluation, given out. */

/** Most letters of the name of a line (contracts/valoresDeSilabo.ts); criteria of a carta may be longer. */
const LARGO_DE_NOMBRE = 300

const centesimas = (n: number): number => Math.round(n * 100)

/** An amount in so many parts that add up to it: whole percents where it is one, else hundredths; the first ones take what is over. */
export function enPartes(cuanto: number, partes: number): number[] {
  const unidad = Number.isInteger(cuanto) ? 100 : 1
  const total = centesimas(cuanto) / unidad
  return Array.from(
    { length: partes },
    (_, i) => ((Math.floor(total / partes) + (i < total % partes ? 1 : 0)) * unidad) / 100,
  )
}

/** The lines with what is not assigned yet given out: among those without a weight, else among all alike. The same lines where nothing is left. */
export function repartirResto(lineas: readonly LineaDeEvaluacion[]): LineaDeEvaluacion[] {
  const falta = faltaAsignar(lineas)
  if (falta <= 0 || lineas.length === 0) return [...lineas]
  const vacias = lineas.filter(l => !l.peso)
  const destino = vacias.length > 0 ? vacias : lineas
  const partes = enPartes(falta, destino.length)
  return lineas.map(l => {
    const i = destino.indexOf(l)
    return i < 0 ? l : { ...l, peso: (centesimas(l.peso ?? 0) + centesimas(partes[i]!)) / 100 }
  })
}

/** The criteria of the carta as lines, with their weights: of the whole course. */
export const lineasDeCriterios = (
  criterios: readonly CriterioDeCarta[],
  nuevoId: () => string,
): LineaDeEvaluacion[] =>
  criterios.map(({ criterio, peso }) => ({
    id: nuevoId(),
    nombre: criterio.slice(0, LARGO_DE_NOMBRE),
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
