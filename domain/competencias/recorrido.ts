import { hijasPorPadre, type NodoDeCompetencia } from './arbol.ts'
import { FUNCIONAL } from './catalogos.ts'

/** A competency as it is met when the tree is read from above; `nivel` 1 is a root. */
export interface Recorrida<T> {
  una: T
  nivel: number
}

const lugarEn = (grupos: readonly number[], c: NodoDeCompetencia): number => {
  const lugar = grupos.indexOf(c.tabcompetencia_id)
  return lugar < 0 ? grupos.length : lugar
}

/** The roots in reading order: functional before transversal, then by group (`grupos`: ids in order, those without one last). */
export const raicesEnOrden = <T extends NodoDeCompetencia>(
  todas: readonly T[],
  grupos: readonly number[],
): T[] =>
  (hijasPorPadre(todas).get(0) ?? []).toSorted(
    (a, b) =>
      Number(a.tipopadre !== FUNCIONAL) - Number(b.tipopadre !== FUNCIONAL) ||
      lugarEn(grupos, a) - lugarEn(grupos, b),
  )

/** Every competency in reading order, each before its parts. */
export function enOrden<T extends NodoDeCompetencia>(
  todas: readonly T[],
  grupos: readonly number[],
): Recorrida<T>[] {
  const hijas = hijasPorPadre(todas)
  const bajar = (una: T, nivel: number): Recorrida<T>[] => [
    { una, nivel },
    ...(hijas.get(una.id) ?? []).flatMap(hija => bajar(hija, nivel + 1)),
  ]
  return raicesEnOrden(todas, grupos).flatMap(raiz => bajar(raiz, 1))
}

/** Which part of a long list is meant: pages count from 1. */
export interface ParteDeLista {
  page: number
  per_page: number
}

/** The branches of one page: `per_page` roots with all that hangs under them; a branch is never cut. `total`: pages there are. */
export function ramasDePagina<T extends NodoDeCompetencia>(
  todas: readonly T[],
  grupos: readonly number[],
  { page, per_page }: ParteDeLista,
): { ramas: T[]; total: number } {
  const raices = raicesEnOrden(todas, grupos)
  const suyas = new Set(raices.slice((page - 1) * per_page, page * per_page).map(r => r.id))
  const hijas = hijasPorPadre(todas)
  const ramas: T[] = todas.filter(c => suyas.has(c.id))
  for (const una of ramas) ramas.push(...(hijas.get(una.id) ?? []))
  return { ramas, total: Math.ceil(raices.length / per_page) }
}
