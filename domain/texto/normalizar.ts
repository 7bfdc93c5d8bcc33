/** One letter without accent and in lower case; always one code unit, so that places in both texts agree. */
const foldUnit = (unit: string): string => unit.normalize('NFD')[0]!.toLowerCase()[0]!

/** Accents as marks of their own (as macOS types them) joined to their letters. */
const compose = (s: string): string => s.normalize('NFC')

/** The ligatures that a PDF has for «fi», «fl» and their like, as their letters. */
const sinLigaduras = (s: string): string => s.replace(/[\ufb00-\ufb06]/g, l => l.normalize('NFKC'))

/**
 * Text as comparing sees it: no accents, no case. Same length as its composed (NFC) form, so a place found here is the
 * same place there. `plegar('Ética') === 'etica'`.
 */
export function plegar(s: string): string {
  let out = ''
  for (const unit of compose(s).split('')) out += unit < '\u0080' ? unit.toLowerCase() : foldUnit(unit)
  return out
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it looks for
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/

/** Whether there are characters in it that PostgreSQL, XML and HTML cannot hold: control characters that are no tab and no end of a line. */
export const conControles = (s: string): boolean => CONTROL.test(s)

const CONTROLES = new RegExp(CONTROL, 'g')
/** The text without them. */
export const sinControles = (s: string): string => s.replace(CONTROLES, '')

const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/
/** A picture and the joiner that makes one of it and the next; else what nobody sees. */
const UNION_O_INVISIBLE = new RegExp(
  String.raw`(\p{ExtPict}[\u{1f3fb}-\u{1f3ff}\ufe0f]?\u200d)(?=\p{ExtPict})|${INVISIBLE.source}`,
  'gu',
)

/**
 * Without the signs that nobody sees: joiners, soft hyphens, marks of direction. Pasted along from other programs, they make two
 * names that look alike differ, or turn what stands beside them around. What joins several pictures into one is seen, and stays.
 */
export const sinInvisibles = (s: string): string =>
  INVISIBLE.test(s) ? s.replace(UNION_O_INVISIBLE, '$1') : s

/**
 * One line of text as it is meant: no signs that nobody sees, accents and ligatures as letters, runs of blanks (also the hard blanks of Excel) as
 * one, none at the ends.
 */
export const sinBlancosDeMas = (s: string): string =>
  compose(sinLigaduras(sinInvisibles(s)))
    .replace(/\s+/g, ' ')
    .trim()

/** Key by which names, codes and headers are compared: accent- and case-insensitive, blanks joined. */
export const clave = (s: string): string => plegar(sinBlancosDeMas(s))

/** A code that is folded already, without the signs that it may be written with or without. */
export const sinSignosDeCodigo = (llano: string): string => llano.replace(/[\s.\-_/]/g, '')

/** Key of a code as people type it: «INF 134», «inf-134» and «INF134» are the same. */
export const claveDeCodigo = (s: string): string => sinSignosDeCodigo(clave(s))

/** Whether `texto` contains `parte`, accent- and case-insensitive; every word of `parte` must be there, in any order. */
export function contiene(texto: string, parte: string): boolean {
  const donde = clave(texto)
  return clave(parte)
    .split(' ')
    .every(palabra => donde.includes(palabra))
}

const sinSignosEnPalabras = (llano: string): string => llano.split(' ').map(sinSignosDeCodigo).join(' ')

/** The same of a course by its code and name, whose signs may be missing on either side: «INF134» is «INF-134» (`claveDeCodigo`). */
export function cursoContiene(
  { codigo, nombre }: { codigo: string | null; nombre: string },
  parte: string,
): boolean {
  const escrito = `${clave(codigo ?? '')} ${clave(nombre)}`
  const donde = `${claveDeCodigo(codigo ?? '')} ${sinSignosEnPalabras(escrito)} ${escrito}`
  // A word of signs alone is looked for as it stands.
  return clave(parte)
    .split(' ')
    .every(palabra => donde.includes(sinSignosDeCodigo(palabra) || palabra))
}
