import type { NodoArbol } from '@malla/domain/arbol/nodo.ts'

const isIntermedio = (n: NodoArbol): boolean => n.tipo === 'nivel' || n.tipo === 'modalidad'

function plegar(n: NodoArbol): NodoArbol {
  if (n.tipo !== 'facultad' && !isIntermedio(n)) return n
  let hijos = n.hijos
  while (hijos.length === 1 && isIntermedio(hijos[0]!)) hijos = hijos[0]!.hijos
  return { ...n, hijos: hijos.map(plegar) }
}

/**
 * The tree for a narrow place: a level or modality that is the only one where it hangs tells nothing apart, so that what hangs on it moves up. A
 * faculty that teaches only «Pregrado · Presencial» shows its programmes at once.
 */
export const plegarUnicos = (nodos: readonly NodoArbol[]): readonly NodoArbol[] => nodos.map(plegar)
