import { type Suya, suyaDe, suyaPorNumero, type Titulo } from './cicloDeHoja.ts'
import { hasNombres } from './cursosDeHoja.ts'
import { enOrdenDeCerteza, type Hoja } from './hoja.ts'

/** Books in which each cycle has a sheet of its own. */

export type HojaDeCiclo = Hoja & { suya: Suya }

const isDeCiclo = (hoja: Hoja): hoja is HojaDeCiclo => hoja.suya !== undefined

const con = (hoja: Hoja, suya: Suya | null): Hoja => (suya ? { ...hoja, suya } : hoja)

const numeroDe = ({ suya: { anio, ciclo } }: HojaDeCiclo): number => (anio ?? ciclo)!.ciclo.numero

const llaveDe = ({ ciclo }: Titulo): string => `${ciclo.numero} ${ciclo.calificador ?? ''}`

/** By what sheets are told apart: two of one key would be one cycle. */
export const llaveDeHoja = ({ suya: { anio, ciclo } }: HojaDeCiclo): string =>
  ciclo && ciclo !== anio ? llaveDe(ciclo) : `año ${llaveDe(anio!)}`

const distintas = (llaves: readonly string[]): boolean => new Set(llaves).size > 1

/** Sheets with what they say; also by the numbers that are their names, where all have them and these count from one on. */
function conSuyas(hojas: readonly Hoja[]): Hoja[] {
  const dichas = hojas.map(h => con(h, suyaDe(h)))
  const todas = dichas.map(h => (isDeCiclo(h) ? h : con(h, suyaPorNumero(h)))).filter(isDeCiclo)
  const numeros = todas.map(numeroDe).sort((a, b) => a - b)
  return todas.length === hojas.length && numeros.every((n, i) => n === i + 1) ? todas : dichas
}

/** An age is no year that semesters are counted in: beside «2 años», «1 año» is one too. */
const sinAnios = (hojas: readonly HojaDeCiclo[]): readonly HojaDeCiclo[] =>
  hojas.some(h => h.suya.ciclo?.ciclo.isEdad)
    ? hojas.map(h => ({ ...h, suya: { ...h.suya, anio: null } }))
    : hojas

/**
 * The sheets of a book that are of one cycle each, in the order of their cycles. Null where there are none, all are of the same, or another sheet more
 * surely has the courses.
 */
export function hojasDeCiclos(abiertas: readonly Hoja[]): readonly HojaDeCiclo[] | null {
  const hojas = conSuyas(abiertas.filter(hasNombres))
  const [primera] = enOrdenDeCerteza(hojas, false)
  if (!primera || !isDeCiclo(primera)) return null
  const suyas = sinAnios(hojas.filter(isDeCiclo))
  const porNombre = suyas.flatMap(h => (h.suya.deNombre ? [llaveDe(h.suya.deNombre)] : []))
  if (!distintas(suyas.map(llaveDeHoja)) && !distintas(porNombre)) return null
  return suyas.toSorted((a, b) => numeroDe(a) - numeroDe(b))
}
