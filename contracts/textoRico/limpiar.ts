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
