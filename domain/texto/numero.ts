/** Numbers inside sentences. */

/** «2,5»: as people read it, to at most so many decimals and without the noise of binary fractions. */
export function numero(n: number, decimales = 2): string {
  const potencia = 10 ** decimales
  return String(Math.round(n * potencia) / potencia).replace('.', ',')
}

/** What binary fractions leave over in a sum. */
const RUIDO = 1e-7

/**
 * A share in percent, rounded: 100 only where it is the whole, 0 only where it is nothing; else the last step before them, for «100 %» is read as
 * «complete». The noise of binary fractions is neither.
 */
export function redondearParte(n: number, decimales = 0): number {
  const potencia = 10 ** decimales
  const cerca = Math.round(n * potencia + RUIDO) / potencia
  const isExacto = (cerca !== 0 && cerca !== 100) || Math.abs(n - cerca) < RUIDO
  return isExacto ? cerca : (cerca * potencia + Math.sign(n - cerca)) / potencia
}

/** «12,5 %»; «99,99 %» of what only nearly is the whole. */
export const porcentaje = (n: number): string => `${numero(redondearParte(n, 2))} %`

/** «1 semana», «4 semanas», «0,5 horas», «2 observaciones»: words in a vowel, or in «ión». */
export const contar = (n: number, palabra: string): string =>
  `${numero(n)} ${n === 1 ? palabra : palabra.endsWith('ión') ? `${palabra.slice(0, -3)}iones` : `${palabra}s`}`

/** The same for a word whose plural has to be said, or for more than one word: «3 créditos aprobados». */
export const cuantos = (n: number, uno: string, varios: string): string =>
  `${numero(n)} ${n === 1 ? uno : varios}`

/** For a sentence that is another with one than with several, where # is the number: «Queda 1 día», «Quedan # días»; «un sílabo», «# sílabos». */
export const segun = (n: number, uno: string, varios: string): string =>
  n === 1 ? uno : varios.replace('#', numero(n))
