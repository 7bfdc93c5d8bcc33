import type { NodoRico } from './esquema.ts'
import { leerTextoRico } from './leer.ts'

const enLinea = (nodos: readonly NodoRico[]): string =>
  nodos.map(n => (n.type === 'hardBreak' ? '\n' : (n.text ?? ''))).join('')

const sinFin = (s: string): string => s.replace(/\n+$/, '')

function lista({ content = [], attrs, type }: NodoRico, sangria: string): string {
  const desde = typeof attrs?.start === 'number' ? attrs.start : 1
  return content
    .map((item, i) => {
      const signo = type === 'orderedList' ? `${desde + i}. ` : '• '
      return `${sangria}${signo}${sinFin(bloques(item.content ?? [], `${sangria}  `)).trimStart()}\n`
    })
    .join('')
}

const celda = (n: NodoRico): string =>
  sinFin(bloques(n.content ?? []))
    .replaceAll('\n', ' ')
    .trim()

function bloque(n: NodoRico, sangria: string): string {
  switch (n.type) {
    case 'bulletList':
    case 'orderedList':
      return lista(n, sangria)
    case 'table':
      return (n.content ?? []).map(fila => `${(fila.content ?? []).map(celda).join(' | ')}\n`).join('')
    case 'image':
      return `[Imagen${n.attrs?.alt ? `: ${n.attrs.alt}` : ''}]\n`
    case 'horizontalRule':
      return '———\n'
    case 'blockquote':
      return bloques(n.content ?? [], `${sangria}  `)
    default:
      return `${sangria}${enLinea(n.content ?? [])}\n`
  }
}

const bloques = (nodos: readonly NodoRico[], sangria = ''): string =>
  nodos.map(n => bloque(n, sangria)).join('')

/** A rich text in plain words, a line for each paragraph, item and row: what versions are compared by. */
export const textoLlano = (html: string): string => sinFin(bloques(leerTextoRico(html).content ?? []))
