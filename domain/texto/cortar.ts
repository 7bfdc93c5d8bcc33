/** Length of the summary of a text (§9). */
export const LARGO_RESUMEN = 80

/** At most `max` characters of a text, cut between words where there is a blank, with «…» in place of the rest. */
export function cortar(s: string, max: number = LARGO_RESUMEN): string {
  const letras = [...s]
  if (letras.length <= max) return s
  const cabe = letras.slice(0, max - 1).join('')
  const blanco = letras[max - 1] === ' ' ? cabe.length : cabe.lastIndexOf(' ')
  return `${(blanco > 0 ? cabe.slice(0, blanco) : cabe).trimEnd()}…`
}

/** The beginning of a text, at most `max` long as columns and files count; a letter of two halves at the end is there whole or not at all. */
export const comienzo = (s: string, max: number): string => s.slice(0, max).replace(/[\ud800-\udbff]$/, '')

/** The end of a text, as `comienzo` is its beginning. */
export const final = (s: string, max: number): string => s.slice(-max).replace(/^[\udc00-\udfff]/, '')
