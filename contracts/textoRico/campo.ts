import { z } from 'zod'
import { escribirTextoRico } from './escribir.ts'
import type { NodoRico } from './esquema.ts'
import { leerTextoRico } from './leer.ts'

const tieneAlgo = (n: NodoRico): boolean =>
  n.type === 'image' || n.type === 'horizontalRule' || Boolean(n.text) || (n.content ?? []).some(tieneAlgo)

/** What of a piece of HTML a text may hold, always written the same way; '' when nothing of it can be seen. */
export function limpiarTextoRico(html: string): string {
  const doc = leerTextoRico(html)
  return tieneAlgo(doc) ? escribirTextoRico(doc) : ''
}

/** A field of rich text: HTML in, cleaned. `max` in characters of what came. */
export const textoRico = (max = 500_000) => z.string().max(max).overwrite(limpiarTextoRico)
