import type { Competencia } from '@malla/contracts/competencias.ts'
import {
  isHermana,
  nivelBajo,
  porOrden,
  ramaDe,
  terminoDeNivel,
  whyNotColgar,
} from '@malla/domain/competencias/arbol.ts'
import { mover } from '@malla/domain/listas/mover.ts'

/** Competencies as they will be once what waits was sent: places as the server will give them. */

/** The fields that tell where a competency is. */
export const DE_LUGAR = [
  'orden',
  'competencia_id',
  'tabcompetencia_id',
  'tipopadre',
  'termino_id',
  'codigo',
] as const satisfies readonly (keyof Competencia)[]

type Todas = readonly Competencia[]
type Pedido = Partial<
  Pick<Competencia, 'competencia_id' | 'tabcompetencia_id' | 'tipopadre' | 'termino_id'>
> & {
  posicion?: number
}

const puestas = (todas: Todas, cambiadas: Todas): Todas => {
  const porId = new Map(cambiadas.map(c => [c.id, c]))
  return todas.map(c => porId.get(c.id) ?? c)
}
const numeradas = (lista: Todas): Todas => lista.map((c, orden) => ({ ...c, orden }))
const hermanasDe = (todas: Todas, una: Competencia): Competencia[] =>
  todas.filter(c => isHermana(c, una)).sort(porOrden)

/** One step up or down among its siblings. */
export function unPaso(todas: Todas, id: number, path: 'up' | 'down'): Todas {
  const una = todas.find(c => c.id === id)
  if (!una) return todas
  const hermanas = hermanasDe(todas, una)
  return puestas(todas, numeradas(mover(hermanas, una, hermanas.indexOf(una) + (path === 'up' ? -1 : 1))))
}

/** Where a competency is asked to stand: under a parent it takes kind and group of its branch. Null where it cannot stand. */
function lugarDe(todas: Todas, una: Competencia, pedido: Pedido) {
  const padre = pedido.competencia_id ?? una.competencia_id
  const { tabcompetencia_id = una.tabcompetencia_id, tipopadre = una.tipopadre } = pedido
  if (padre === 0) return { competencia_id: 0, tabcompetencia_id, tipopadre }
  const de = todas.find(c => c.id === padre)
  if (!de || whyNotColgar(todas, una.id, padre)) return null
  return { competencia_id: padre, tabcompetencia_id: de.tabcompetencia_id, tipopadre: de.tipopadre }
}

/** To another parent, group, kind or `posicion`, with its parts, or under another letter. What is not asked for, and what the server will refuse, stays as it is. */
export function aSuLugar(todas: Todas, id: number, pedido: Pedido): Todas {
  const una = todas.find(c => c.id === id)
  const lugar = una && lugarDe(todas, una, pedido)
  if (!una || !lugar) return todas
  const deNivel =
    lugar.competencia_id === una.competencia_id
      ? una.termino_id
      : terminoDeNivel(nivelBajo(todas, lugar.competencia_id))
  const { posicion, termino_id = deNivel } = pedido
  const puesta = { ...una, ...lugar, termino_id }
  const isMovida = !isHermana(una, puesta)
  if (!isMovida && posicion === undefined) return puestas(todas, [puesta])
  const otras = hermanasDe(todas, puesta).filter(c => c.id !== id)
  const dejadas = isMovida ? hermanasDe(todas, una).filter(c => c.id !== id) : []
  const enOrden = otras.toSpliced(posicion ?? otras.length, 0, puesta)
  const conLugar = puestas(todas, [...numeradas(dejadas), ...numeradas(enOrden)])
  return isMovida ? puestas(conLugar, partesDe(todas, una, puesta)) : conLugar
}

/** The parts of a competency that moves: kind and group of their new branch, and letters of their new levels. */
function partesDe(todas: Todas, una: Competencia, puesta: Competencia): Todas {
  const { tabcompetencia_id, tipopadre } = puesta
  const nivel = nivelBajo(todas, puesta.competencia_id)
  const isOtroNivel = nivel !== nivelBajo(todas, una.competencia_id)
  // Parents come before their parts: each level follows from the one above it.
  const niveles = new Map([[una.id, nivel]])
  return ramaDe(todas, una)
    .slice(1)
    .map(c => {
      const suyo = niveles.get(c.competencia_id)! + 1
      niveles.set(c.id, suyo)
      return { ...c, tabcompetencia_id, tipopadre, ...(isOtroNivel && { termino_id: terminoDeNivel(suyo) }) }
    })
}
