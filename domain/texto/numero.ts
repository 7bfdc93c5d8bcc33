/** Numbers inside sentences. */

/** «2,5»: as people read it, to at most so many decimals and without the noise of binary fractions. */
export function numero(n: number, decimales = 2): string {
  const potencia = 10 ** decimales
  return String(Math.round(n * potencia) / potencia).replace('.', ',')
}

/** «12,5 %». */
export const porcentaje = (n: number): string => `${numero(n)} %`

/** «1 semana», «4 semanas», «0,5 horas», «2 observaciones»: words in a vowel, or in «ión». */
export const contar = (n: number, palabra: string): string =>
  `${numero(n)} ${n === 1 ? palabra : palabra.endsWith('ión') ? `${palabra.slice(0, -3)}iones` : `${palabra}s`}`

/** The same for a word whose plural has to be said, or for more than one word: «3 créditos aprobados». */
export const cuantos = (n: number, uno: string, varios: string): string =>
  `${numero(n)} ${n === 1 ? uno : varios}`
