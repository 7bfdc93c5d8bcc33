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

const estilos: readonly [RegExp, TipoDeMarca][] = [
  [/(?:^|[;\s])font-weight:\s*(bold|bolder|[6-9]00)/i, 'bold'],
  [/(?:^|[;\s])font-style:\s*(italic|oblique)/i, 'italic'],
  [/(?:^|[;\s])text-decoration[^;]*:[^;]*underline/i, 'underline'],
  [/(?:^|[;\s])text-decoration[^;]*:[^;]*line-through/i, 'strike'],
  [/(?:^|[;\s])vertical-align:\s*super/i, 'superscript'],
  [/(?:^|[;\s])vertical-align:\s*sub\b/i, 'subscript'],
]

/** More than any program writes; a longer one is there to keep the patterns busy. */
const MOST_STYLE = 4000

/** Marks that Word and Google Docs say by style. */
export const estiloDeMarca = (style: string | undefined): MarcaRica[] =>
  style && style.length <= MOST_STYLE
    ? estilos.filter(([dice]) => dice.test(style)).map(([, type]) => ({ type }))
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
