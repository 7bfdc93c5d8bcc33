/** Letters of a word that hyphenation can be trusted to break; other long runs (codes, addresses) get breaks of their own. */
const LETRAS = 26
const SIGNOS = 14

/**
 * Makes a text fit to print: no control characters, no lone halves of characters, no invisible marks that turn the order
 * of the rest round. Line feeds stay.
 */
export const limpio = (texto: string): string =>
  yaLimpio.test(texto)
    ? texto
    : texto
        .toWellFormed()
        .replace(/\r\n?/g, '\n')
        .replace(/\t/g, ' ')
        .replace(/(?!\n)\p{Cc}|[\u200b\u202a-\u202e\u2066-\u2069\ufeff\ufffe\uffff]/gu, '')

/** Nearly every text: letters of Spanish and common signs, which need no cleaning. */
const yaLimpio = /^[\n -~\xa0-\u024f\u2010-\u2027]*$/

/** Whether a text is made of letters of Spanish and common signs alone. */
export const esLlano = (texto: string): boolean => yaLimpio.test(texto)

/** The text in pieces between which a line may break: one piece, unless it holds words longer than a narrow column, or codes wider than its `linea` (ems). */
export const piezas = (texto: string, linea = Infinity): string[] => {
  if (!conTirada.test(texto) && !hasCodigoAncho(texto, linea)) return [texto]
  const partes: string[] = []
  let llano = ''
  for (const palabra of texto.split(/(\s+)/)) {
    if (!esLarga(palabra) && !esCodigoAncho(palabra, linea)) {
      llano += palabra
      continue
    }
    // One by one: more than a call takes as arguments may come of one word.
    for (const [i, parte] of cortada(palabra, linea).entries()) {
      if (i > 0) partes.push(llano)
      llano = i > 0 ? parte : llano + parte
    }
  }
  const llenas = [...partes, llano].filter(Boolean)
  return llenas.length ? llenas : ['']
}

/** A run longer than `SIGNOS`: only such texts are looked at word by word. */
const conTirada = new RegExp(`\\S{${SIGNOS + 1}}`)
const soloLetras = /^[(«“"¿¡]*[\p{L}\p{M}]+[.,;:)»”"?!]*$/u
const esLarga = (palabra: string): boolean =>
  palabra.length > SIGNOS && palabra.length > (soloLetras.test(palabra) ? LETRAS : SIGNOS)

/** «MEDHUM-1012»: no word of letters, which has syllables, and no figure, which stays whole. */
const esCodigo = (palabra: string): boolean => /\d/.test(palabra) && /[\p{L}\-/_]/u.test(palabra)
const esCodigoAncho = (palabra: string, linea: number): boolean =>
  palabra.length * 0.72 > linea && esCodigo(palabra) && anchoEnEms(palabra) > linea
const hasCodigoAncho = (texto: string, linea: number): boolean =>
  linea !== Infinity && texto.split(/\s+/).some(p => esCodigoAncho(p, linea))

const separador = new Intl.Segmenter('es', { granularity: 'grapheme' })

/** Breaks after signs first, so that addresses part where people expect it; what stays too long, between any two letters. */
const cortada = (palabra: string, linea: number): string[] =>
  (palabra.match(/[^/?&=._\-@:,;()]*[/?&=._\-@:,;()]*/g) ?? [])
    .filter(Boolean)
    .flatMap(p =>
      p.length > (soloLetras.test(p) ? LETRAS : SIGNOS) || anchoEnEms(p) > linea
        ? deAPocas(Array.from(separador.segment(p), s => s.segment).flatMap(sinMontaña))
        : [p],
    )

/** Letters of a run that nobody reads as a word: it parts between any three of them, at a third of the cost; the narrowest column holds as many. */
const ILEGIBLE = 300
const JUNTAS = /[\s\S]{1,3}/g

const deAPocas = (letras: string[]): string[] => {
  if (letras.length < ILEGIBLE) return letras
  const todas = letras.join('')
  return llanas.test(todas) ? (todas.match(JUNTAS) ?? []) : letras
}
const llanas = /^[!-~\xa1-\u024f]*$/

/** Signs of one letter; more stand on no letter of any language, and a thousand of them cost as much as pages of text. */
const SIGNOS_DE_UNA = 32

const sinMontaña = (letra: string): string[] =>
  letra.length > SIGNOS_DE_UNA ? (letra.match(/.{1,32}/gsu) ?? []) : [letra]

/** About how wide a text is in ems of the book serif; meant to err on the wide side. */
export const anchoEnEms = (texto: string): number => {
  let ems = 0
  for (const letra of texto) {
    if (/[\s.,;:·'’il|!()[\]-]/.test(letra)) ems += 0.27
    else if (/[mw\p{Lu}@%—…]/u.test(letra)) ems += 0.72
    else ems += 0.55
  }
  return ems
}
