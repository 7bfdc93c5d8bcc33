import type { NodoRico } from './document.ts'

/** The text of a node without marks, breaks as line feeds. */
export const todoElTexto = (n: NodoRico): string => {
  if (n.type === 'hardBreak') return '\n'
  return n.text ?? (n.content ?? []).map(todoElTexto).join('')
}

/** Whether anything of a node is seen: letters, or a picture. */
export const diceAlgo = (n: NodoRico): boolean =>
  n.type === 'image' || (n.text ?? '').trim() !== '' || (n.content ?? []).some(diceAlgo)

/** A whole number between two bounds, null when the attribute is none: attributes of the editor are not to be trusted. */
export const numeroDe = (valor: unknown, minimo: number, maximo: number): number | null =>
  typeof valor === 'number' && Number.isFinite(valor)
    ? Math.min(maximo, Math.max(minimo, Math.trunc(valor)))
    : null
