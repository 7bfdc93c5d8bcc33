import { type Bloque, type CeldaDeOrigen, tablaDe } from '@malla/domain/silabos/reconocer/bloques.ts'
import { escribirTextoRico } from './escribir.ts'
import type { NodoRico } from './esquema.ts'
import { leerTextoRico } from './leer.ts'

/** A document as recognizing sees it, out of any HTML: cleaned, and in blocks. */
export const enBloques = (html: string): Bloque[] => (leerTextoRico(html).content ?? []).flatMap(bloquesDe)

const linea = (n: NodoRico): string => (n.content ?? []).map(escribirTextoRico).join('')

function bloquesDe(n: NodoRico): Bloque[] {
  switch (n.type) {
    case 'heading':
      return [{ tipo: 'titulo', nivel: Number(n.attrs?.level ?? 1), html: linea(n) }]
    case 'bulletList':
    case 'orderedList':
      return [{ tipo: 'lista', ordenada: n.type === 'orderedList', items: (n.content ?? []).map(dentro) }]
    case 'table':
      return enMarco(n)?.flatMap(bloquesDe) ?? [tablaDe((n.content ?? []).map(celdasDe))]
    case 'blockquote':
      return (n.content ?? []).flatMap(bloquesDe)
    case 'paragraph':
      return n.content?.length ? [{ tipo: 'parrafo', html: linea(n) }] : []
    case 'image':
      return [{ tipo: 'parrafo', html: escribirTextoRico(n) }]
    default:
      return []
  }
}

/** What a table of one cell holds: many forms have a frame around the whole syllabus. Null for another table. */
function enMarco({ content = [] }: NodoRico): NodoRico[] | null {
  const celdas = content.flatMap(fila => fila.content ?? [])
  return celdas.length === 1 ? (celdas[0]!.content ?? []) : null
}

const celdasDe = (fila: NodoRico): CeldaDeOrigen[] =>
  (fila.content ?? []).map(celda => {
    const { colspan, rowspan } = (celda.attrs ?? {}) as { colspan?: number; rowspan?: number }
    return { html: dentro(celda), ...(colspan && { colspan }), ...(rowspan && { rowspan }) }
  })

/** What a cell or an item holds: a single paragraph as the line that it is, more as the blocks that they are. */
function dentro(n: NodoRico): string {
  const hijos = (n.content ?? []).filter(h => h.type !== 'paragraph' || h.content?.length)
  const [unico] = hijos
  return hijos.length === 1 && unico?.type === 'paragraph'
    ? linea(unico)
    : hijos.map(escribirTextoRico).join('')
}
