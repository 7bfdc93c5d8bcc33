import { sumaDePesos } from '../../planes/pesos.ts'
import { clave as plegada } from '../../texto/normalizar.ts'
import type { LineaDeEvaluacion } from '../contenido.ts'
import { distintas, llano } from './bloques.ts'

/** Weights as documents write them: alone in a cell, and with their names in a line. */

export const TOTAL = /^(sub ?)?total|^suma\b/
/** What all lines make together, where it weighs as much as all. */
const NOTA_FINAL = /^(promedio|nota|calificacion|puntaje)( (general|promedio))? final\b/
const TODO: ReadonlySet<number> = new Set([1, 100])

/** «40 %», «40», «0,4»; null for anything else. */
export function pesoDe(texto: string): number | null {
  const n = /^(\d{1,3}(?:[.,]\d{1,4})?)\s*(?:%|por ciento)?$/i.exec(texto.trim())?.[1]
  return n === undefined ? null : Number(n.replace(',', '.'))
}

/** Whether a row begins with the word of a sum. */
export const isTotal = (fila: readonly string[]): boolean =>
  TOTAL.test(plegada(llano(distintas(fila)[0] ?? '')))

/** Whether a text is one line of weights. */
export function isLineaDePeso(texto: string): boolean {
  const linea = lineaDeTexto(texto, () => '')
  return linea !== null && !isSuma(linea)
}

/** Whether a line only says what the others make together. */
export const isSuma = ({ nombre, peso }: LineaDeEvaluacion): boolean =>
  TOTAL.test(plegada(nombre)) || isNotaFinal(nombre, peso)

/** Whether a name with its weight says what all lines make together: «Promedio final», 100. */
export const isNotaFinal = (nombre: string, peso: number | null): boolean =>
  NOTA_FINAL.test(plegada(nombre)) && TODO.has(peso ?? 0)

/** «Prácticas calificadas (PC): 40 %» or «40 % Prácticas» as a line; null for another text. */
export function lineaDeTexto(texto: string, nuevoId: () => string): LineaDeEvaluacion | null {
  const detras = /^(\p{L}[^%]{1,200}?)[\s:=\-–—(.]+(\d{1,3}(?:[.,]\d{1,2})?)\s*%\)?[.;]?$/u.exec(texto)
  const delante = /^(\d{1,3}(?:[.,]\d{1,2})?)\s*%\s*[:\-–—]?\s*(\p{L}[^%]{1,200}?)[.;]?$/u.exec(texto)
  const [nombre, peso] = detras ? [detras[1]!, detras[2]!] : delante ? [delante[2]!, delante[1]!] : ['', '']
  if (nombre === '') return null
  return {
    id: nuevoId(),
    nombre: nombre.trim(),
    instrumento: '',
    peso: Number(peso.replace(',', '.')),
    unidad_id: null,
  }
}

/** Weights written as parts of one become percentages. */
export function enPorcentajes(lineas: LineaDeEvaluacion[]): void {
  const suma = sumaDePesos(lineas)
  if (suma === null || Math.abs(suma - 1) > 0.011 || lineas.length < 2) return
  for (const l of lineas) l.peso = l.peso === null ? null : Math.round(l.peso * 10_000) / 100
}

/** Rounds weights of more decimals than are kept, and says whether there were any, so that they add up to the same: six of 16,667 % are four of 16,67 % and two of 16,66 %. */
export function redondear(lineas: readonly LineaDeEvaluacion[]): boolean {
  const largas = lineas
    .map(linea => ({ linea, centesimas: (linea.peso ?? 0) * 100 }))
    .filter(({ centesimas }) => Math.abs(centesimas - Math.round(centesimas)) > 1e-6)
    .map(x => ({ ...x, enteras: Math.floor(x.centesimas) }))
  if (largas.length === 0) return false
  const total = Math.round(largas.reduce((suma, x) => suma + x.centesimas, 0))
  const faltan = total - largas.reduce((suma, x) => suma + x.enteras, 0)
  largas.sort((a, b) => b.centesimas - b.enteras - (a.centesimas - a.enteras))
  for (const [i, { linea, enteras }] of largas.entries()) linea.peso = (enteras + (i < faltan ? 1 : 0)) / 100
  return true
}
