const VOCAL = /[aeiouáéíóúü]/i
/** Two consonants that begin a syllable together. */
const JUNTAS = /^(?:[pbtdcgfk]r|[pbcgfk]l|ch|ll|rr)$/i
const GUION = '\u00ad'

/** Where the syllables after the first begin. Between vowels a word is never broken. */
function cortes(palabra: string): number[] {
  const hallados: number[] = []
  let i = 0
  const esVocal = (k: number): boolean => VOCAL.test(palabra[k] ?? '')
  while (i < palabra.length && !esVocal(i)) i++
  while (i < palabra.length) {
    while (i < palabra.length && esVocal(i)) i++
    const desde = i
    while (i < palabra.length && !esVocal(i)) i++
    if (i === palabra.length) break
    const consonantes = i - desde
    const ultimas = palabra.slice(i - 2, i)
    hallados.push(consonantes > 1 && JUNTAS.test(ultimas) ? i - 2 : i - 1)
  }
  return hallados
}

/** Fewest letters on either side of a hyphen. */
const [ANTES, DESPUES] = [2, 3]

/** How wide a letter is against an «n», in the type of the interface where it is bold. */
function anchoDe(letra: string): number {
  if (/[mw]/i.test(letra)) return 1.45
  if (/[ijlíI]/.test(letra)) return 0.45
  if (/[frt]/.test(letra)) return 0.65
  return /\p{Lu}/u.test(letra) ? 1.12 : 1
}
const anchoDePalabra = (palabra: string): number =>
  [...palabra].reduce((suma, letra) => suma + anchoDe(letra), 0)

/**
 * The text with invisible places at which words may be broken with a hyphen, by the syllables of Spanish. What fits whole on a line, which is as wide as
 * `caben` times an «n», is left whole.
 */
export const conGuiones = (texto: string, caben: number): string =>
  texto.replace(/\p{L}+/gu, palabra => {
    if (anchoDePalabra(palabra) <= caben) return palabra
    const donde = new Set(cortes(palabra).filter(k => k >= ANTES && palabra.length - k >= DESPUES))
    return [...palabra].map((letra, k) => (donde.has(k) ? GUION + letra : letra)).join('')
  })

/** The text as it was, without these places. */
export const sinGuiones = (texto: string): string => texto.replaceAll(GUION, '')
