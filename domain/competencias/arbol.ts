/** A competency as far as the tree needs it: ids and places (§3, Competencia). */
export interface NodoDeCompetencia {
  id: number
  /** The parent; 0 is a root. */
  competencia_id: number
  /** Place among its siblings. */
  orden: number
  /** 1 functional, 2 transversal; in the whole branch that of its root. */
  tipopadre: number
  /** Group of its branch; 0 is none. */
  tabcompetencia_id: number
}

/** Siblings stand in one order: those of one parent, or the roots of one kind in one group. */
export const isHermana = (a: NodoDeCompetencia, b: NodoDeCompetencia): boolean =>
  a.competencia_id === b.competencia_id &&
  (a.competencia_id !== 0 || (a.tipopadre === b.tipopadre && a.tabcompetencia_id === b.tabcompetencia_id))

/** Sorts siblings: by their order, then by id. */
export const porOrden = (a: NodoDeCompetencia, b: NodoDeCompetencia): number =>
  a.orden - b.orden || a.id - b.id

/** Competencies by their parent, each list in its order; the roots under 0. */
export function hijasPorPadre<T extends NodoDeCompetencia>(todas: readonly T[]): Map<number, T[]> {
  const hijas = Map.groupBy(todas, c => c.competencia_id)
  for (const lista of hijas.values()) lista.sort(porOrden)
  return hijas
}

/** A competency and all that hangs under it, parents before their parts. */
export function ramaDe<T extends NodoDeCompetencia>(todas: readonly T[], raiz: T): T[] {
  const hijas = hijasPorPadre(todas)
  const rama = [raiz]
  for (const una of rama) rama.push(...(hijas.get(una.id) ?? []))
  return rama
}

/** A competency and what it hangs on, the nearest first, its root last. */
export function haciaArriba<T extends NodoDeCompetencia>(porId: ReadonlyMap<number, T>, una: T): T[] {
  const linea = [una]
  for (let c = porId.get(una.competencia_id); c; c = porId.get(c.competencia_id)) linea.push(c)
  return linea
}

/** Level of a competency: 1 for a root. `padre` 0 is above all. */
export function nivelBajo(todas: readonly NodoDeCompetencia[], padre: number): number {
  const porId = new Map(todas.map(c => [c.id, c]))
  let nivel = 1
  for (let de = porId.get(padre); de; de = porId.get(de.competencia_id)) nivel++
  return nivel
}

/** `termino_id` of a level: which of the plan's letters it carries; null below the third. */
export const terminoDeNivel = (nivel: number): number | null => (nivel <= 3 ? nivel : null)

/** Why a competency cannot hang under another (0: become a root), or null. A branch never hangs under itself. */
export function whyNotColgar(todas: readonly NodoDeCompetencia[], id: number, padre: number): string | null {
  if (padre === 0) return null
  if (padre === id) return 'Una competencia no puede estar dentro de sí misma.'
  const raiz = todas.find(c => c.id === id)
  return raiz && ramaDe(todas, raiz).some(c => c.id === padre)
    ? 'Una competencia no puede estar dentro de una de sus partes.'
    : null
}
