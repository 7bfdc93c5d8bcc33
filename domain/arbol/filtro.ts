import { clave as llave } from '../texto/normalizar.ts'
import type { NodoArbol } from './nodo.ts'

/** What a filter leaves of a tree, and what has to be open for the matches to be seen. */
export interface ArbolFiltrado {
  nodos: readonly NodoArbol[]
  abiertos: ReadonlySet<string>
  /** How many lines match. */
  coincidencias: number
}

interface Busqueda {
  palabras: readonly string[]
  abiertos: Set<string>
  coincidencias: number
}

/**
 * A line matches when each word stands in it or in a line above it, and one of them in itself: «sistemas 2026» finds the
 * plan 2026 of Sistemas. What hangs on a match stays, so that it can be opened.
 */
function podar(n: NodoArbol, faltan: readonly string[], b: Busqueda): NodoArbol | null {
  const titulo = llave(n.titulo)
  const quedan = faltan.filter(p => !titulo.includes(p))
  const coincide = quedan.length === 0 && b.palabras.some(p => titulo.includes(p))
  if (coincide) b.coincidencias++
  const hijos = n.hijos.map(h => podar(h, quedan, b)).filter(h => h !== null)
  if (hijos.length > 0) b.abiertos.add(n.clave)
  if (!coincide) return hijos.length > 0 ? { ...n, hijos } : null
  return n
}

/** The tree with only the lines that match and those above them; accent- and case-insensitive. A blank text filters nothing. */
export function filtrarArbol(nodos: readonly NodoArbol[], texto: string): ArbolFiltrado {
  const palabras = llave(texto).split(' ').filter(Boolean)
  if (palabras.length === 0) return { nodos, abiertos: new Set(), coincidencias: 0 }
  const b: Busqueda = { palabras, abiertos: new Set(), coincidencias: 0 }
  const quedan = nodos.map(n => podar(n, palabras, b)).filter(n => n !== null)
  return { nodos: quedan, abiertos: b.abiertos, coincidencias: b.coincidencias }
}
