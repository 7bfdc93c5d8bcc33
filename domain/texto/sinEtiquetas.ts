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

/** The text of a piece of rich text: no tags, no scripts or styles, entities as their signs, blanks joined. */
export const sinEtiquetas = (html: string): string =>
  sinBlancosDeMas(
    html
      .replace(/<(script|style)\b[^>]*>[\s\S]*?(<\/\1\s*>|$)/gi, ' ')
      .replace(/<!--[\s\S]*?(-->|$)/g, ' ')
      // Words of neighbouring blocks must not join; a bold half of a word must.
      .replace(/<\/?(?:b|i|u|s|em|strong|span|a|sub|sup|mark|code|small)\b[^>]*>/gi, '')
      .replace(/<\/?[a-z][^>]*>/gi, ' ')
      .replace(/&(#x[0-9a-f]+|#\d+|[a-z]+);/gi, entidad),
  )
