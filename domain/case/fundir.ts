import { terminoDeNivel } from '../competencias/arbol.ts'
import { FUNCIONAL, TRANSVERSAL } from '../competencias/catalogos.ts'
import type { Terminos } from '../planes/terminos.ts'
import { clave } from '../texto/normalizar.ts'
import type { Registro } from './json.ts'
import type { PaqueteLeido } from './leer.ts'
import type { ItemLeido } from './leerItems.ts'
import { diceTransversal } from './nombre.ts'
import { terminoPorNombre, tituloDeAgrupacion } from './planCase.ts'

/** What bringing a package into a plan makes of its competencies. */

/** A competency of the plan as it stands. */
export interface Existente {
  id: number
  case_id: string
  padre_id: number | null
  orden: number
  nombre: string
  tipopadre: number
  /** Name of its group. */
  grupo: string | null
  termino_id: number | null
  case_extra: Registro | null
}

/** A competency as it will be. */
export interface Puesto {
  /** Its case_id. */
  id: string
  /** As it stands; null when the package makes it. */
  existente: Existente | null
  /** case_id of its parent. */
  padre: string | null
  /** 1 for a root. */
  nivel: number
  orden: number
  nombre: string
  tipopadre: number
  grupo: string | null
  termino_id: number | null
  extra: Registro | null
  /** Whether the package brings it. */
  isDelPaquete: boolean
}

const DE_TODOS = ['identifier', 'uri', 'lastChangeDateTime', 'CFDocumentURI']
const DE_ITEM = [
  ...DE_TODOS,
  'fullStatement',
  'humanCodingScheme',
  'CFItemType',
  'CFItemTypeURI',
  'language',
  'conceptKeywords',
]

/** Without what the product says of a thing of its own; null when nothing is left. */
export function sinLoPropio(campos: Registro, propios: readonly string[]): Registro | null {
  const otros = Object.entries(campos).filter(([k]) => !propios.includes(k))
  return otros.length > 0 ? Object.fromEntries(otros) : null
}

/** Whether a competency was made in the product: CASE only names it. */
export const isPropia = (e: Pick<Existente, 'case_extra'>): boolean =>
  typeof e.case_extra?.fullStatement !== 'string'

function extraDe(item: ItemLeido, existente: Existente | null): Registro | null {
  if (existente && isPropia(existente)) return sinLoPropio(item.campos, DE_ITEM)
  return sinLoPropio(item.campos, ['identifier'])
}

interface Raiz {
  tipopadre: number
  grupo: string | null
}

/** Kind and group of a root, in the words of the package; where it says none, as they were. */
function raizDe(item: ItemLeido, existente: Existente | null, leido: PaqueteLeido): Raiz {
  const titulo = tituloDeAgrupacion(leido.raices.get(item.id) ?? null, leido.resto)
  const deAntes = existente && !isPropia(existente) ? existente.tipopadre : FUNCIONAL
  return {
    tipopadre: diceTransversal(item.campos) ? TRANSVERSAL : deAntes,
    grupo: titulo || existente?.grupo || null,
  }
}

interface Obra {
  leido: PaqueteLeido
  terminos: Terminos
  items: ReadonlyMap<string, ItemLeido>
  existentes: ReadonlyMap<string, Existente>
}

function puestoDe(id: string, padre: Puesto | null, orden: number, obra: Obra): Puesto {
  const item = obra.items.get(id)
  const existente = obra.existentes.get(id) ?? null
  const nivel = (padre?.nivel ?? 0) + 1
  const enRaiz = item
    ? raizDe(item, existente, obra.leido)
    : { tipopadre: existente!.tipopadre, grupo: existente!.grupo }
  const { tipopadre, grupo } = padre ?? enRaiz
  const dicho = item && terminoPorNombre(obra.terminos, item.campos.CFItemType)
  return {
    id,
    existente,
    padre: padre?.id ?? null,
    nivel,
    orden,
    nombre: item?.nombre ?? existente!.nombre,
    tipopadre,
    grupo,
    termino_id: dicho ?? (existente ? existente.termino_id : terminoDeNivel(nivel)),
    extra: item ? extraDe(item, existente) : existente!.case_extra,
    isDelPaquete: item !== undefined,
  }
}

/** Roots are counted within their kind and group. */
function numerarRaices(raices: Puesto[]): Puesto[] {
  const partes = Map.groupBy(raices, r => `${r.tipopadre} ${clave(r.grupo ?? '')}`)
  for (const parte of partes.values()) parte.forEach((raiz, orden) => void (raiz.orden = orden))
  return raices
}

/**
 * The competencies of a plan after a package came in, parents before their parts: those of the package where it puts them (those that are
 * there already, by case_id, change), the others where they are. New ones come after what is there; what comes again, in its own order before it.
 */
export function fundir(existentes: readonly Existente[], leido: PaqueteLeido, terminos: Terminos): Puesto[] {
  const items = new Map(leido.items.map(i => [i.id, i]))
  const obra: Obra = { leido, terminos, items, existentes: new Map(existentes.map(e => [e.case_id, e])) }
  const caseDe = new Map(existentes.map(e => [e.id, e.case_id]))
  const otros = existentes
    .filter(e => !items.has(e.case_id))
    .toSorted((a, b) => a.orden - b.orden || a.id - b.id)
  const otrosPorPadre = Map.groupBy(otros, e => (e.padre_id === null ? null : caseDe.get(e.padre_id)!))
  const isOtraVez = otros.length < existentes.length
  const hijosDe = (padre: string | null): string[] => {
    const delPaquete = leido.hijos.get(padre) ?? []
    const deAntes = (otrosPorPadre.get(padre) ?? []).map(e => e.case_id)
    return isOtraVez ? [...delPaquete, ...deAntes] : [...deAntes, ...delPaquete]
  }
  const puestos = numerarRaices(hijosDe(null).map((id, i) => puestoDe(id, null, i, obra)))
  for (const padre of puestos) puestos.push(...hijosDe(padre.id).map((id, i) => puestoDe(id, padre, i, obra)))
  return puestos
}
