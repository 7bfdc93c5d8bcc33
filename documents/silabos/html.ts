import { leerTextoRico } from '@malla/contracts/textoRico/leer.ts'
import { isTextoVacio, type TextoRico } from '@malla/domain/silabos/contenido.ts'
import type { Bloque, Celda, NodoRico, Tramo } from '../document.ts'
import { bloquesDeTextoRico } from '../textoRico.ts'

/** Rich text of syllabi, kept as HTML, as blocks of a document. */

/** One paragraph of plain letters, as most texts of a week are: read without a parser. */
const LLANO = /^<p>([^<&]*)<\/p>$/

const llano = (html: TextoRico): string | null => LLANO.exec(html)?.[1] ?? (/[<&]/.test(html) ? null : html)

/** Blocks of a text; none where nothing is written. Its headings begin at `nivel`. */
export const bloquesDeHtml = (html: TextoRico | undefined, nivel: number): Bloque[] => {
  if (!html || isTextoVacio(html)) return []
  const texto = llano(html)
  return texto === null
    ? bloquesDeTextoRico(leerTextoRico(html) as NodoRico, nivel)
    : [{ tipo: 'parrafo', estilo: 'normal', texto: [{ texto: texto.trim() }] }]
}

/** A text in one line of runs, where it is one paragraph; null where it is more. */
export const unParrafo = (bloques: readonly Bloque[]): readonly Tramo[] | null => {
  const [b] = bloques
  return bloques.length === 1 && b?.tipo === 'parrafo' && b.estilo === 'normal' && !b.alineacion
    ? b.texto
    : null
}

/** What a cell holds of a text: runs where it is one paragraph, which engines draw faster; blocks where it is more. */
export const contenidoDeHtml = (html: TextoRico | undefined, nivel: number): Celda['contenido'] => {
  const bloques = bloquesDeHtml(html, nivel)
  return unParrafo(bloques) ?? bloques
}
