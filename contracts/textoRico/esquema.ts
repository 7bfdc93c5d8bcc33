import { sinControles } from '@malla/domain/texto/normalizar.ts'

/**
 * Rich text of the whole product: what a text may hold, said once. The editor's extensions, the reader that cleans whatever HTML arrives,
 * the writer of what is kept and the reports all follow these tables; what is not named here cannot be kept.
 */

export interface MarcaRica {
  type: TipoDeMarca
  attrs?: { href: string }
}

/** A node of a text, as ProseMirror and the reports know it. */
export interface NodoRico {
  type: TipoDeNodo
  attrs?: Record<string, unknown>
  content?: NodoRico[]
  marks?: MarcaRica[]
  text?: string
}

/** What a node may hold: blocks, text and what stands in a line, or the one kind that it consists of. */
export type Contenido = 'bloques' | 'linea' | 'nada' | 'listItem' | 'tableRow' | 'celdas'

export const nodos = {
  doc: 'bloques',
  paragraph: 'linea',
  heading: 'linea',
  bulletList: 'listItem',
  orderedList: 'listItem',
  listItem: 'bloques',
  blockquote: 'bloques',
  table: 'tableRow',
  tableRow: 'celdas',
  tableHeader: 'bloques',
  tableCell: 'bloques',
  image: 'nada',
  horizontalRule: 'nada',
  hardBreak: 'nada',
  text: 'nada',
} as const satisfies Record<string, Contenido>

export type TipoDeNodo = keyof typeof nodos

/** Marks by the tag they are written with, from the outside to the inside. */
export const marcas = {
  link: 'a',
  bold: 'strong',
  italic: 'em',
  underline: 'u',
  strike: 's',
  superscript: 'sup',
  subscript: 'sub',
  code: 'code',
} as const

export type TipoDeMarca = keyof typeof marcas

export const ordenDeMarcas = Object.keys(marcas) as TipoDeMarca[]

/** Levels of headings inside a text. */
export const NIVELES = [1, 2, 3] as const
export const alineaciones = ['left', 'center', 'right', 'justify'] as const

/** How deep nodes may lie in each other: a list of lists of lists in a table, and some more. */
export const HONDURA = 24

/** A text of somebody without what cannot be kept: control characters, halves of letters. */
export const guardable = (s: string): string => sinControles(s.toWellFormed())

/** Addresses a link may lead to. Anything else, «javascript:» first of all, is no link. */
export function hrefPermitido(href: string | undefined): string | null {
  // Browsers skip blanks and control characters inside an address.
  const limpio = (href ?? '').toWellFormed().replace(/[ \p{Cc}]/gu, '')
  return /^(https?:\/\/[^/]|mailto:[^@]+@|tel:\+?\d)/i.test(limpio) && limpio.length <= 2000 ? limpio : null
}

/** Where images of a text lie: with us. A picture from elsewhere would tell its host who reads, and be gone one day. */
export const srcPermitido = (src: string | undefined): string | null =>
  /^\/api\/v1\/imagenes\/[\w-]{1,100}$/.test(src ?? '') ? src! : null
