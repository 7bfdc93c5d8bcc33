import type { NodoDeCompetencia } from '@malla/domain/competencias/arbol.ts'
import { hijasPorPadre, isHermana, porOrden, whyNotColgar } from '@malla/domain/competencias/arbol.ts'

/** Where a competency goes, as the call `competencias.update` takes it; `posicion` counts the others there. */
export interface Destino {
  competencia_id: number
  tabcompetencia_id: number
  tipopadre: number
  posicion: number
}
export type Donde = 'antes' | 'despues' | 'dentro'

const hermanasSin = (todas: readonly NodoDeCompetencia[], lugar: NodoDeCompetencia, id: number) =>
  todas.filter(c => c.id !== id && isHermana(c, lugar)).sort(porOrden)

/** The place before, behind or in (at the end) another competency. */
export function lugarJunto(
  todas: readonly NodoDeCompetencia[],
  id: number,
  otra: NodoDeCompetencia,
  donde: Donde,
): Destino {
  const { tabcompetencia_id, tipopadre } = otra
  if (donde === 'dentro') {
    const dentro = (hijasPorPadre(todas).get(otra.id) ?? []).filter(c => c.id !== id)
    return { competencia_id: otra.id, tabcompetencia_id, tipopadre, posicion: dentro.length }
  }
  const lugar = hermanasSin(todas, otra, id).findIndex(c => c.id === otra.id)
  return {
    competencia_id: otra.competencia_id,
    tabcompetencia_id,
    tipopadre,
    posicion: donde === 'antes' ? lugar : lugar + 1,
  }
}

/** The end of a kind in a group. */
export function lugarEnTipo(
  todas: readonly NodoDeCompetencia[],
  id: number,
  tabcompetencia_id: number,
  tipopadre: number,
): Destino {
  const lugar = { id: 0, competencia_id: 0, orden: 0, tabcompetencia_id, tipopadre }
  return { competencia_id: 0, tabcompetencia_id, tipopadre, posicion: hermanasSin(todas, lugar, id).length }
}

/** One step to the right: into the sibling before it. Null for the first. */
export function lugarAdentro(todas: readonly NodoDeCompetencia[], una: NodoDeCompetencia): Destino | null {
  const hermanas = todas.filter(c => isHermana(c, una)).sort(porOrden)
  const anterior = hermanas[hermanas.findIndex(c => c.id === una.id) - 1]
  return anterior ? lugarJunto(todas, una.id, anterior, 'dentro') : null
}

/** One step to the left: behind its parent. Null for a root. */
export function lugarAfuera(todas: readonly NodoDeCompetencia[], una: NodoDeCompetencia): Destino | null {
  const madre = todas.find(c => c.id === una.competencia_id)
  return madre ? lugarJunto(todas, una.id, madre, 'despues') : null
}

/** Why a competency cannot be dropped at another, or null. */
export const whyNotSoltar = (
  todas: readonly NodoDeCompetencia[],
  id: number,
  otra: NodoDeCompetencia,
  donde: Donde,
): string | null => whyNotColgar(todas, id, donde === 'dentro' ? otra.id : otra.competencia_id)
