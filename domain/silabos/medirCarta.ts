import type { Luz } from '../planes/estado.ts'
import { type ClaveDeCarta, type ContenidoDeCarta, isTextoVacio, isVacio } from './contenido.ts'
import { faltaAsignar } from './evaluacion.ts'

/** How far a carta descriptiva is: the one rule behind its lights and the progress of cartas, elements and sumillas (docs/decisions/0032). */

/** Light of a list: nothing in it, something lacking, or each line whole. */
function luzDeLineas<T>(lineas: readonly T[] | undefined, isEntera: (linea: T) => boolean): Luz {
  if (isVacio(lineas)) return 'danger'
  return lineas!.every(isEntera) ? 'success' : 'warning'
}

const isEscrito = (texto: string): boolean => !isTextoVacio(texto)

/** Criteria need no weights; where one has a weight, all do, and they reach 100 %. */
function luzDeCriterios(criterios: ContenidoDeCarta['cartaCriterios']): Luz {
  const luz = luzDeLineas(criterios, c => isEscrito(c.criterio))
  if (luz !== 'success') return luz
  const sinPeso = criterios!.filter(c => c.peso === null).length
  if (sinPeso === criterios!.length) return 'success'
  return sinPeso === 0 && faltaAsignar(criterios!) === 0 ? 'success' : 'warning'
}

/** The light of each part of a carta. `enMatriz`: the matrix of the plan says which competencies the course serves, and the carta prints them. */
export const lucesDeCarta = (carta: ContenidoDeCarta, enMatriz = false): Record<ClaveDeCarta, Luz> => ({
  sumilla: isTextoVacio(carta.sumilla ?? '') ? 'danger' : 'success',
  cartaCompetencias:
    enMatriz && isVacio(carta.cartaCompetencias)
      ? 'success'
      : luzDeLineas(carta.cartaCompetencias, l => isEscrito(l.texto)),
  cartaContenidos: luzDeLineas(carta.cartaContenidos, u => isEscrito(u.nombre) && isEscrito(u.contenidos)),
  cartaCriterios: luzDeCriterios(carta.cartaCriterios),
  cartaBibliografia: luzDeLineas(carta.cartaBibliografia, r => isEscrito(r.texto) || isEscrito(r.titulo)),
})

/** What a carta gives to the progress of its plan. */
export interface PartesDeCarta {
  cartas: Luz
  elementos: Luz
  sumillas: Luz
}

/** The carta as a whole (success when all its parts are, danger while nobody wrote in it), the elements that it serves, its sumilla. */
export function partesDeCarta(carta: ContenidoDeCarta, enMatriz = false): PartesDeCarta {
  const luces = lucesDeCarta(carta, enMatriz)
  const entera = Object.values(luces).every(luz => luz === 'success')
  return {
    cartas: entera ? 'success' : isVacio(Object.values(carta)) ? 'danger' : 'warning',
    elementos: luces.cartaCompetencias,
    sumillas: luces.sumilla,
  }
}
