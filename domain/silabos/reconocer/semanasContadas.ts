import { clave as plegada } from '../../texto/normalizar.ts'
import { type FilasDeTabla, llano } from './bloques.ts'
import type { FormaDeTabla } from './formaDeSemanas.ts'
import { MAYOR_SEMANA } from './semanasEscritas.ts'
import { isFilaDeSuma } from './sumas.ts'

/** Tables whose rows say how many weeks they have, not which: «N.° de semanas: 4». */

const DICE_CUANTAS = /^(n[°ºo.]* *|numero |cantidad |total )(de )?semanas$/

/**
 * A table with the numbers of its weeks where it says how many each row has: 4 and 4 become «1-4» and «5-8». Null where it says which. `desde`: the
 * first row behind its header; `previas`: weeks before it.
 */
export function conSemanasContadas(
  { filas, cubiertas }: FilasDeTabla,
  { columnas }: FormaDeTabla,
  desde: number,
  previas: number,
): (readonly string[])[] | null {
  const c = columnas.findIndex(x => x.tipo === 'semana')
  if (!DICE_CUANTAS.test(plegada(columnas[c]?.titulo ?? ''))) return null
  const cuantas = filas.map((fila, f) => {
    const isSuya = f >= desde && !cubiertas?.[f]?.[c] && !isFilaDeSuma(fila)
    return isSuya ? llano(fila[c] ?? '') : ''
  })
  const dichas = cuantas.filter(t => /\d/.test(t))
  const numeros = dichas.map(Number)
  if (!numeros.every(n => Number.isInteger(n) && n > 0) || sonLugares(numeros, previas)) return null
  if (previas + numeros.reduce((a, b) => a + b, 0) > MAYOR_SEMANA) return null
  let hasta = previas
  let dicha = ''
  return filas.map((fila, f) => {
    if (cuantas[f] !== '' && /\d/.test(cuantas[f]!)) {
      const primera = hasta + 1
      hasta += Number(cuantas[f])
      dicha = primera === hasta ? `${primera}` : `${primera}-${hasta}`
    } else if (!cubiertas?.[f]?.[c]) return fila
    return fila.map((celda, i) => (i === c ? dicha : celda))
  })
}

/** Whether numbers go on from the weeks before them, as numbers of weeks do. */
const sonLugares = (numeros: readonly number[], previas: number): boolean =>
  numeros.length === 0 ||
  (numeros[0] === previas + 1 &&
    numeros.every((n, i) => i === 0 || n >= numeros[i - 1]!) &&
    (numeros.length === 1 || numeros.at(-1)! > numeros[0]!))
