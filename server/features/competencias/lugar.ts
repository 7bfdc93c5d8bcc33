import { nivelBajo, ramaDe, terminoDeNivel, whyNotColgar } from '@malla/domain/competencias/arbol.ts'
import { FUNCIONAL } from '@malla/domain/competencias/catalogos.ts'
import { invalidField } from '../../platform/errors.ts'
import type { RowChange } from '../../platform/rows.ts'
import { type CompetenciaRow, type CompetenciaTable, hermanasDe, type Nodo } from './abrir.ts'

/** Where a competency is asked to stand; what is absent stays as it is. */
export interface LugarPedido {
  competencia_id?: number
  tabcompetencia_id?: number
  tipopadre?: number
  posicion?: number
}

/** A place in the tree, as columns. */
export type Lugar = Pick<CompetenciaRow, 'padre_id' | 'grupo_id' | 'tipopadre'>

const nodoEn = (lugar: Lugar) => ({
  id: 0,
  orden: 0,
  competencia_id: lugar.padre_id ?? 0,
  tipopadre: lugar.tipopadre,
  tabcompetencia_id: lugar.grupo_id ?? 0,
})

/**
 * The place that is asked for: under a parent it takes kind and group of its branch. `una` is the competency as it stands, absent for a
 * new one. 422 `competencia_id` for a parent of another plan or one that would close a loop.
 */
export function lugarPedido(todas: readonly Nodo[], pedido: LugarPedido, una?: Nodo): Lugar {
  const padre = pedido.competencia_id ?? una?.competencia_id ?? 0
  if (padre === 0)
    return {
      padre_id: null,
      grupo_id: (pedido.tabcompetencia_id ?? una?.tabcompetencia_id) || null,
      tipopadre: pedido.tipopadre ?? una?.tipopadre ?? FUNCIONAL,
    }
  const de = todas.find(c => c.id === padre)
  if (!de) throw invalidField('competencia_id', 'Elija una competencia de este plan.')
  const reason = una && whyNotColgar(todas, una.id, padre)
  if (reason) throw invalidField('competencia_id', reason)
  return { padre_id: padre, grupo_id: de.row.grupo_id, tipopadre: de.tipopadre }
}

/** `termino_id` of a place: that of its level. */
export const terminoEn = (todas: readonly Nodo[], lugar: Lugar): number | null =>
  terminoDeNivel(nivelBajo(todas, lugar.padre_id ?? 0))

/** The order of the siblings of a place, without `una`: who stands there before it comes. */
export const otrasEn = (todas: readonly Nodo[], lugar: Lugar, una?: Nodo): Nodo[] =>
  hermanasDe(todas, nodoEn(lugar)).filter(c => c !== una)

/** What changes for these to stand in this order; null: a place that is kept free. */
export const numeradas = (lista: readonly (Nodo | null)[]): RowChange<CompetenciaTable>[] =>
  lista.flatMap((c, orden) => (c ? [{ row: c.row, values: { orden } }] : []))

/** What changes around a competency that comes to a place: the others there make room. Answers its own `orden` too. */
export function hacerSitio(
  otras: readonly Nodo[],
  posicion = otras.length,
): { orden: number; cambios: RowChange<CompetenciaTable>[] } {
  const orden = Math.min(posicion, otras.length)
  return { orden, cambios: numeradas([...otras.slice(0, orden), null, ...otras.slice(orden)]) }
}

/** What changes in the parts of a competency that moves: kind and group of their new branch, and letters of their new levels. */
export function llevarPartes(todas: readonly Nodo[], una: Nodo, lugar: Lugar): RowChange<CompetenciaTable>[] {
  const isOtroNivel = nivelBajo(todas, lugar.padre_id ?? 0) !== nivelBajo(todas, una.competencia_id)
  // Parents come before their parts: each level follows from the one above it.
  const niveles = new Map([[una.id, nivelBajo(todas, lugar.padre_id ?? 0)]])
  return ramaDe(todas, una)
    .slice(1)
    .map(({ row, id, competencia_id }) => {
      const nivel = niveles.get(competencia_id)! + 1
      niveles.set(id, nivel)
      return {
        row,
        values: {
          grupo_id: lugar.grupo_id,
          tipopadre: lugar.tipopadre,
          ...(isOtroNivel && { termino_id: terminoDeNivel(nivel) }),
        },
      }
    })
}
