import { alineaciones, type MarcaRica, type NodoRico, type TipoDeMarca } from './esquema.ts'

/** What tags of HTML mean in a text. */

/** Tags that are left out with all they hold. */
export const tagsOmitidos: ReadonlySet<string> = new Set([
  'script',
  'style',
  'head',
  'title',
  'template',
  'iframe',
  'frameset',
  'object',
  'embed',
  'applet',
  'noscript',
  'noembed',
  'svg',
  'math',
  'textarea',
  'select',
  'button',
  'audio',
  'video',
  'canvas',
  'xml',
  'o:p',
])

export const tagsDeMarca: Readonly<Record<string, TipoDeMarca>> = {
  a: 'link',
  strong: 'bold',
  b: 'bold',
  em: 'italic',
  i: 'italic',
  u: 'underline',
  ins: 'underline',
  s: 'strike',
  del: 'strike',
  strike: 'strike',
  sup: 'superscript',
  sub: 'subscript',
  code: 'code',
  tt: 'code',
}

type Dice = (style: string) => boolean

const dice =
  (pattern: RegExp): Dice =>
  style =>
    pattern.test(style)

/** Whether a style draws this line. By declaration: one pattern over the whole style would try each of its words with each of its colons. */
const raya =
  (linea: string): Dice =>
  style =>
    style.split(';').some(declaracion => {
      const colon = declaracion.indexOf(':')
      return (
        /^text-decoration(-line)?$/i.test(declaracion.slice(0, Math.max(colon, 0)).trim()) &&
        declaracion.slice(colon).toLowerCase().includes(linea)
      )
    })

const estilos: readonly [Dice, TipoDeMarca][] = [
  [dice(/(?:^|[;\s])font-weight:\s*(bold|bolder|[6-9]00)/i), 'bold'],
  [dice(/(?:^|[;\s])font-style:\s*(italic|oblique)/i), 'italic'],
  [raya('underline'), 'underline'],
  [raya('line-through'), 'strike'],
  [dice(/(?:^|[;\s])vertical-align:\s*super/i), 'superscript'],
  [dice(/(?:^|[;\s])vertical-align:\s*sub\b/i), 'subscript'],
]

/** More than any program writes; a longer one is there to keep this busy. */
const MOST_STYLE = 4000

/** Marks that Word and Google Docs say by style. */
export const estiloDeMarca = (style: string | undefined): MarcaRica[] =>
  style && style.length <= MOST_STYLE
    ? estilos.filter(([isDicho]) => isDicho(style)).map(([, type]) => ({ type }))
    : []

type Atributos = Record<string, string | undefined>

const alineacion = (attrs: Atributos): { textAlign?: string } => {
  const dicha = /text-align:\s*(\w+)/i.exec(attrs.style ?? '')?.[1] ?? attrs.align ?? ''
  const textAlign = alineaciones.find(a => a === dicha.toLowerCase())
  return textAlign && textAlign !== 'left' ? { textAlign } : {}
}

const conAttrs = (type: NodoRico['type'], attrs: Record<string, unknown>): NodoRico =>
  Object.keys(attrs).length > 0 ? { type, attrs } : { type }

const numero = (valor: string | undefined, minimo: number, maximo: number): number | undefined => {
  const n = Number.parseInt(valor ?? '', 10)
  return n >= minimo && n <= maximo ? n : undefined
}

const MOST_SPAN = 50

function celda(type: 'tableHeader' | 'tableCell', attrs: Atributos): NodoRico {
  const colspan = numero(attrs.colspan, 2, MOST_SPAN)
  const rowspan = numero(attrs.rowspan, 2, 500)
  const colwidth = (attrs.colwidth ?? '').split(',').map(n => numero(n, 20, 2000))
  return conAttrs(type, {
    ...(colspan && { colspan }),
    ...(rowspan && { rowspan }),
    ...(colwidth.length === (colspan ?? 1) && colwidth.every(n => n !== undefined) && { colwidth }),
  })
}

const bloques: Readonly<Record<string, (attrs: Atributos) => NodoRico>> = {
  p: attrs => conAttrs('paragraph', alineacion(attrs)),
  pre: () => ({ type: 'paragraph' }),
  ul: () => ({ type: 'bulletList' }),
  menu: () => ({ type: 'bulletList' }),
  ol: attrs => {
    const start = numero(attrs.start, 0, 100_000)
    return conAttrs('orderedList', start !== undefined && start !== 1 ? { start } : {})
  },
  li: () => ({ type: 'listItem' }),
  blockquote: () => ({ type: 'blockquote' }),
  table: () => ({ type: 'table' }),
  tr: () => ({ type: 'tableRow' }),
  th: attrs => celda('tableHeader', attrs),
  td: attrs => celda('tableCell', attrs),
}

/** Tags that only part what they hold from what stands beside it. */
const separadores: ReadonlySet<string> = new Set(
  'div section article header footer main aside nav figure figcaption address center form fieldset dl dt dd thead tbody tfoot caption body html'.split(
    ' ',
  ),
)

/** The block that a tag opens; 'separador' for one that only parts; null for what stands in a line. */
export function tagsDeBloque(tag: string, attrs: Atributos): NodoRico | 'separador' | null {
  const titulo = /^h([1-6])$/.exec(tag)
  if (titulo)
    return { type: 'heading', attrs: { level: Math.min(3, Number(titulo[1])), ...alineacion(attrs) } }
  if (separadores.has(tag)) return 'separador'
  return Object.hasOwn(bloques, tag) ? bloques[tag]!(attrs) : null
}
