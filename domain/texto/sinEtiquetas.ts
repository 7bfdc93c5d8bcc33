import { sinBlancosDeMas } from './normalizar.ts'

const nombradas: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  aacute: 'á',
  eacute: 'é',
  iacute: 'í',
  oacute: 'ó',
  uacute: 'ú',
  Aacute: 'Á',
  Eacute: 'É',
  Iacute: 'Í',
  Oacute: 'Ó',
  Uacute: 'Ú',
  ntilde: 'ñ',
  Ntilde: 'Ñ',
  uuml: 'ü',
  Uuml: 'Ü',
  iquest: '¿',
  iexcl: '¡',
  laquo: '«',
  raquo: '»',
  ldquo: '“',
  rdquo: '”',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  bull: '•',
  deg: '°',
  ordm: 'º',
  ordf: 'ª',
}

const deNumero = (n: number): string | null =>
  n > 0 && n <= 0x10ffff && !(n >= 0xd800 && n <= 0xdfff) ? String.fromCodePoint(n) : null

function entidad(todo: string, nombre: string): string {
  if (!nombre.startsWith('#')) return nombradas[nombre] ?? todo
  const n = /^#x/i.test(nombre) ? Number.parseInt(nombre.slice(2), 16) : Number.parseInt(nombre.slice(1), 10)
  return deNumero(n) ?? todo
}

/** What stands in a tag behind its name. It ends at the next «<»: of thousands of tags that nobody closed each is looked at once. */
const ATRIBUTOS = `(?:"[^"]*"|'[^']*'|[^<>"'])*`
const GUIONES = new RegExp(String.raw`<(script|style)\b${ATRIBUTOS}>[\s\S]*?(<\/\1\s*>|$)`, 'gi')
const MARCAS = new RegExp(
  String.raw`<\/?(?:b|i|u|s|em|strong|span|a|sub|sup|mark|code|small)\b${ATRIBUTOS}>`,
  'gi',
)
const ETIQUETAS = new RegExp(String.raw`<\/?[a-z]${ATRIBUTOS}>`, 'gi')

/** The text of a piece of rich text: no tags, no scripts or styles, entities as their signs, blanks joined. */
export const sinEtiquetas = (html: string): string =>
  sinBlancosDeMas(
    html
      .replace(GUIONES, ' ')
      .replace(/<!--[\s\S]*?(-->|$)/g, ' ')
      // Words of neighbouring blocks must not join; a bold half of a word must.
      .replace(MARCAS, '')
      .replace(ETIQUETAS, ' ')
      .replace(/&(#x[0-9a-f]+|#\d+|[a-z]+);/gi, entidad),
  )
