import { enProporcion } from '../planes/reparto.ts'
import { comienzo } from '../texto/cortar.ts'
import { clave } from '../texto/normalizar.ts'
import type { CriterioDeCarta, LineaDeEvaluacion } from './contenido.ts'
import { faltaAsignar } from './evaluacion.ts'

/** Weights of an evaluation, given out in hundredths of a percent: what is given out adds up exactly. */

/** Most letters of the name of a line (contracts/valoresDeSilabo.ts); criteria of a carta may be longer. */
const LARGO_DE_NOMBRE = 300

/** What a line is called that stands for a criterion of the carta. */
export const nombreDeCriterio = (criterio: string): string => comienzo(criterio, LARGO_DE_NOMBRE)

const centesimas = (n: number): number => Math.round(n * 100)

/** Whole percents where all of them are, else hundredths: in what an amount is given out. */
const enQue = (...cuantos: number[]): number => (cuantos.every(c => c % 100 === 0) ? 100 : 1)

/** An amount in so many parts that add up to it: whole percents where it is one, else hundredths; the first ones take what is over. */
export const enPartes = (cuanto: number, partes: number): number[] =>
  iguales(centesimas(cuanto), partes).map(c => c / 100)

function iguales(cuanto: number, partes: number): number[] {
  const unidad = enQue(cuanto)
  const total = cuanto / unidad
  return Array.from(
    { length: partes },
    (_, i) => (Math.floor(total / partes) + (i < total % partes ? 1 : 0)) * unidad,
  )
}

type Linea = Pick<LineaDeEvaluacion, 'nombre' | 'peso'>

/** What each of these lines lacks of the weight that the carta gives it by its name, lines of one name sharing it; null where it gives none. */
function loQueDice(
  destino: readonly Linea[],
  lineas: readonly Linea[],
  criterios: readonly CriterioDeCarta[],
): (number | null)[] {
  const dicho = new Map<string, number>()
  for (const { criterio, peso } of criterios) {
    const k = clave(nombreDeCriterio(criterio))
    if (peso !== null && k !== '') dicho.set(k, (dicho.get(k) ?? 0) + centesimas(peso))
  }
  for (const { nombre, peso } of lineas) {
    const k = clave(nombre)
    if (dicho.has(k)) dicho.set(k, dicho.get(k)! - centesimas(peso ?? 0))
  }
  const llamadas = Map.groupBy(destino, l => clave(l.nombre))
  const partes = new Map(
    [...dicho].map(([k, c]) => [k, iguales(Math.max(0, c), llamadas.get(k)?.length ?? 0)]),
  )
  return destino.map(l => partes.get(clave(l.nombre))?.shift() ?? null)
}

/** `falta` among lines of which the carta says so much each. */
function partesDe(falta: number, dicho: readonly (number | null)[]): number[] {
  const suma = dicho.reduce<number>((n, c) => n + (c ?? 0), 0)
  const calladas = dicho.filter(c => c === null).length
  if (calladas > 0 && suma < falta) {
    const resto = iguales(falta - suma, calladas)
    return dicho.map(c => c ?? resto.shift()!)
  }
  // The carta gives none of them more than they have, and yet some lacks.
  if (suma === 0) return iguales(falta, dicho.length)
  const quieren = dicho.map(c => c ?? 0)
  const unidad = enQue(falta, ...quieren)
  return enProporcion(quieren, falta / unidad).map(c => c * unidad)
}

/**
 * The lines with what is not assigned yet given out: among those without a weight, else among all. Each takes what the carta says of its name, in proportion
 * where that is not what lacks; those of which it says nothing share the rest alike, and stay as they are where none is left. The same lines where
 * nothing lacks.
 */
export function repartirResto(
  lineas: readonly LineaDeEvaluacion[],
  criterios: readonly CriterioDeCarta[] = [],
): LineaDeEvaluacion[] {
  const falta = faltaAsignar(lineas)
  if (falta <= 0 || lineas.length === 0) return [...lineas]
  const vacias = lineas.filter(l => !l.peso)
  const destino = vacias.length > 0 ? vacias : lineas
  const partes = partesDe(centesimas(falta), loQueDice(destino, lineas, criterios))
  return lineas.map(l => {
    const parte = partes[destino.indexOf(l)]
    return parte ? { ...l, peso: (centesimas(l.peso ?? 0) + parte) / 100 } : l
  })
}
