/** Sets of small numbers as bits: for hundreds of courses each is a handful of words, and joining two is a few operations. */

export interface Conjuntos {
  /** Words of 32 bits, `ancho` of them a set. */
  bits: Uint32Array
  ancho: number
}

/** `cuantos` empty sets, each able to hold the numbers below `cuantos`. */
export function conjuntosVacios(cuantos: number): Conjuntos {
  const ancho = Math.ceil(cuantos / 32)
  return { bits: new Uint32Array(cuantos * ancho), ancho }
}

/** Puts a number into set `cual`. */
export function incluir({ bits, ancho }: Conjuntos, cual: number, numero: number): void {
  const palabra = cual * ancho + (numero >>> 5)
  bits[palabra] = bits[palabra]! | (1 << (numero & 31))
}

/** Whether a number is in set `cual`. */
export const incluye = ({ bits, ancho }: Conjuntos, cual: number, numero: number): boolean =>
  (bits[cual * ancho + (numero >>> 5)]! & (1 << (numero & 31))) !== 0

/** Adds everything of set `otro` (of `de`) to set `cual`. Both hold the same numbers. */
export function unir(en: Conjuntos, cual: number, otro: number, de: Conjuntos = en): void {
  const { bits, ancho } = en
  for (let i = 0; i < ancho; i++)
    bits[cual * ancho + i] = bits[cual * ancho + i]! | de.bits[otro * ancho + i]!
}

/** How many numbers a set has. */
export function tamano({ bits, ancho }: Conjuntos, cual: number): number {
  let suma = 0
  for (let i = cual * ancho; i < (cual + 1) * ancho; i++)
    for (let palabra = bits[i]!; palabra !== 0; palabra &= palabra - 1) suma++
  return suma
}
