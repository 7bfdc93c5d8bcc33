import { clave as plegada } from '../../texto/normalizar.ts'
import { leerRomano } from '../../texto/romanos.ts'
import { camposDeSemana } from '../contenido.ts'
import { distintas, llano } from './bloques.ts'
import { leerSemanas } from './semanasEscritas.ts'

/** Rows of tables that only sum up the others. */

const SUMA = /^((sub[ -]?)?total(es)?|sumas?|sumatoria)\b/
/** A sum whatever follows it: «Total de la unidad I: Lógica». */
const SUMA_DE = /^(sub[ -]?total|total (de )?(horas|(la )?unidad))\b/

/** Words of a sum: «Suma de vectores» is a topic. */
const PALABRAS: ReadonlySet<string> = new Set(
  `sub subtotal subtotales total totales suma sumas sumatoria general parcial acumulado de del la el por en y
  hora horas hrs hs h semana semanas sesiones unidad modulo curso asignatura ciclo semestre periodo
  academicas lectivas teoricas practicas teoria practica`.split(/\s+/),
)

const isDeSuma = (palabra: string): boolean =>
  PALABRAS.has(palabra) || /^\d+$/.test(palabra) || leerRomano(palabra) !== null

/** Whether a row of a table says the sum of others, with no words of its own: «TOTAL DE HORAS | 64», «Subtotal | | 8 h». Cells are HTML. */
export function isFilaDeSuma(fila: readonly string[]): boolean {
  const textos = distintas(fila).map(c => plegada(llano(c)))
  if (!textos.some(t => SUMA.test(t))) return false
  return SUMA_DE.test(textos[0]!) || textos.every(t => palabrasDe(t).every(isDeSuma))
}

/** «3 semanas» says how many there are, not which. */
const DICE_CUANTAS = /^\d+ ?sem/

const deTexto: ReadonlySet<string> = new Set(camposDeSemana)

/**
 * Whether a row that reads like a sum is a week about sums: «2 · Suma · 4» behind week 1. In doubt it is none. `tipos`: what its columns hold;
 * `ultima`: the week before it, 0 for none.
 */
export function isSemanaDeSumas(
  fila: readonly string[],
  tipos: readonly (string | null)[],
  ultima: number,
): boolean {
  const dicha = llano(fila[tipos.indexOf('semana')] ?? '')
  const semanas = leerSemanas(dicha)
  const enTexto = fila.every((c, i) => !SUMA.test(plegada(llano(c))) || deTexto.has(tipos[i] ?? ''))
  return semanas !== null && enTexto && semanas.numeros[0]! > ultima && !DICE_CUANTAS.test(plegada(dicha))
}

const palabrasDe = (texto: string): string[] => texto.match(/\p{L}+|\d+/gu) ?? []
