/** Light of a node or a section: done, begun, missing. */
export type Luz = 'success' | 'warning' | 'danger'

/** An entry of a section; status 2 is not finished (§3). */
export interface ItemDeSeccion {
  status?: number | null
}

/** A key with items is done, begun when its first item is not finished, missing when empty (§4). */
export function luzDeTexto(items: readonly ItemDeSeccion[] | null | undefined): Luz {
  if (!items || items.length === 0) return 'danger'
  return items[0]!.status === 2 ? 'warning' : 'success'
}

/**
 * The section that is a text above a table (equivalences): as its text says where there is one, since whoever wrote it says whether it is
 * finished; without a text, done when the table has rows.
 */
export const luzDeTextoConTabla = (items: readonly ItemDeSeccion[] | null | undefined, filas: number): Luz =>
  items?.length ? luzDeTexto(items) : luzDeLista(filas)

/** Research lines, malla, laboratories, modules and units are done when there is any (§4). */
export const luzDeLista = (cuantos: number): Luz => (cuantos > 0 ? 'success' : 'danger')

/** estadoCursosRegistrados of a plan: 1 done, 2 begun, anything else missing (§4). */
export const luzDeCursosRegistrados = (estado: number | null): Luz =>
  estado === 1 ? 'success' : estado === 2 ? 'warning' : 'danger'

/** «Incompleto» for status 2, else «Completo» (§3). */
export const etiquetaDeItem = (status: number | null | undefined): 'Incompleto' | 'Completo' =>
  status === 2 ? 'Incompleto' : 'Completo'

/** The light in words, since colour alone says nothing. */
export const palabraDeLuz: Readonly<Record<Luz, string>> = {
  success: 'Completo',
  warning: 'En avance',
  danger: 'Por hacer',
}

/** The same within a sentence: «3 en avance». */
export const luzEnFrase = (luz: Luz): string => palabraDeLuz[luz].toLowerCase()
