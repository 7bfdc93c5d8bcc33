import { escribirTextoRico } from '@malla/contracts/textoRico/escribir.ts'
import type { NodoRico } from '@malla/contracts/textoRico/esquema.ts'
import { leerTextoRico } from '@malla/contracts/textoRico/leer.ts'
import { camposDeSemana, isTextoVacio, type Semana, type TextoRico } from '@malla/domain/silabos/contenido.ts'
import { escapar } from '@malla/domain/silabos/reconocer/bloques.ts'
import type { Corte } from '@malla/domain/silabos/semanas.ts'

/** Where a week that is split without a cursor is cut. */

const LISTAS: ReadonlySet<NodoRico['type']> = new Set(['bulletList', 'orderedList'])

/** Paragraphs and items that a text may be cut between: a list counts as its items. */
function piezasDe(bloques: readonly NodoRico[]): NodoRico[] {
  return bloques.flatMap(b => {
    if (!LISTAS.has(b.type)) return [b]
    const desde = typeof b.attrs?.start === 'number' ? b.attrs.start : 1
    return (b.content ?? []).map((item, i) => ({
      ...b,
      ...(b.type === 'orderedList' && { attrs: desde + i > 1 ? { start: desde + i } : undefined }),
      content: [item],
    }))
  })
}

/** Items of one list that follow each other are one list again. */
function juntar(piezas: readonly NodoRico[]): TextoRico {
  const juntas: NodoRico[] = []
  for (const p of piezas) {
    const previa = juntas.at(-1)
    if (previa && LISTAS.has(p.type) && previa.type === p.type)
      juntas.splice(-1, 1, { ...previa, content: [...(previa.content ?? []), ...(p.content ?? [])] })
    else juntas.push(p)
  }
  return escribirTextoRico({ type: 'doc', content: juntas })
}

/** A text in two between its paragraphs or items, the first half the longer one; null where it is one piece. */
export function enDos(html: TextoRico): { antes: TextoRico; despues: TextoRico } | null {
  const piezas = piezasDe(leerTextoRico(html).content ?? []).filter(p => !isTextoVacio(escribirTextoRico(p)))
  if (piezas.length < 2) return null
  const corte = Math.ceil(piezas.length / 2)
  return { antes: juntar(piezas.slice(0, corte)), despues: juntar(piezas.slice(corte)) }
}

/** What of each text of a week goes into the second one when it is split without a cursor. */
export const corteALaMitad = (semana: Semana): Corte =>
  Object.fromEntries(
    camposDeSemana.flatMap(campo => {
      const partes = enDos(semana[campo])
      return partes ? [[campo, partes]] : []
    }),
  )

/** A text with letters typed at its end: in its last paragraph, or in a new one behind a list or a table. */
export const conLetras = (html: TextoRico, letras: string): TextoRico =>
  html.endsWith('</p>') ? `${html.slice(0, -4)}${escapar(letras)}</p>` : `${html}<p>${escapar(letras)}</p>`
