import type { Terminos } from '../planes/terminos.ts'
import { comienzo } from '../texto/cortar.ts'
import { clave } from '../texto/normalizar.ts'
import { segmentos, type Version } from './campos.ts'
import type { Registro } from './json.ts'
import { nombreDe } from './nombre.ts'

/** A plan as CASE sees it: what the product says, and what an imported package said that the product has no place for. */

export interface ItemDePlan {
  /** Its case_id. */
  id: string
  /** case_id of its parent; null is a root. */
  padre: string | null
  orden: number
  nombre: string
  /** By its place: F1, C1.2. */
  codigo: string
  termino_id: number | null
  tipopadre: number
  /** The tab of a root. */
  grupo: { id: number; nombre: string; orden: number } | null
  /** When its row changed (ISO). */
  cambiado: string
  /** The CFItem as it was imported; without fullStatement only what the product does not say of an item of its own. */
  extra: Registro | null
}

/** What is kept of packages beside documents and associations. */
export interface PaqueteGuardado {
  /** Identifiers of the items that packages brought, in the order in which they appeared. */
  ids?: string[]
  /** CFDefinitions, CFRubrics, extensions and members that the standard does not know. */
  resto?: Registro
  /** CFDocuments of packages that were added to a plan which has another. */
  otros?: Registro[]
}

/** What tells the CFDocument of a plan. */
export interface DocumentoDePlan {
  /** Origin of the addresses: «https://malla.example.edu». */
  base: string
  documentoId: string
  /** The CFDocument as it was imported; empty when it is the plan's own. */
  documento: Registro
  /** What the plan says of itself, where nothing was imported. */
  propio: Registro
  /** When anything of it changed last (ISO); null: nothing since it was imported. */
  cambiado: string | null
}

export interface PlanCase extends DocumentoDePlan {
  items: readonly ItemDePlan[]
  asociaciones: readonly Registro[]
  guardado: PaqueteGuardado
  terminos: Terminos
}

/** What the plan calls an item of `termino_id` 1, 2, 3. */
export const nombreDeTermino = (t: Terminos, termino: number | null): string | undefined =>
  termino === null ? undefined : [t.nombreEspecifica, t.nombreCompetencia, t.nombreElemento][termino - 1]

/** Which of its three terms a CFItemType is, in the plan's own words; null for any other. */
export function terminoPorNombre(t: Terminos, tipo: unknown): number | null {
  if (typeof tipo !== 'string' || !tipo.trim()) return null
  const n = [1, 2, 3].find(x => clave(nombreDeTermino(t, x) ?? '') === clave(tipo))
  return n ?? null
}

/** Most characters of the name of a group. */
const MAS_GRUPO = 160

/**
 * Name of the group that the grouping of an association makes: its title, or that of its definition, as a group of the product may be called;
 * empty when it has none.
 */
export function tituloDeAgrupacion(asociacion: Registro | null, resto: Registro): string {
  const enlace = asociacion?.CFAssociationGroupingURI as Registro | undefined
  if (!enlace) return ''
  const definiciones = (resto.CFDefinitions as Registro | undefined)?.CFAssociationGroupings
  const lista = Array.isArray(definiciones) ? (definiciones as Registro[]) : []
  const definida = lista.find(d => d.identifier === enlace.identifier)
  return comienzo((nombreDe(enlace.title || definida?.title) ?? '').toWellFormed(), MAS_GRUPO).trim()
}

/** Address of a thing of ours. */
export const direccion = (base: string, version: Version, que: string, id: string): string =>
  `${base}/ims/case/${segmentos[version]}/${que}/${id}`

export interface Con {
  plan: PlanCase
  version: Version
  /** Link to the document. */
  enlace: Registro
}

/** Roots in no group come last. */
const deGrupo = ({ grupo }: ItemDePlan): number => grupo?.orden ?? Number.MAX_SAFE_INTEGER

/** The children of each competency in their order; roots by kind, then as they stand. */
export function hijosDe(items: readonly ItemDePlan[]): Map<string | null, ItemDePlan[]> {
  const hijos = Map.groupBy(items, item => item.padre)
  for (const lista of hijos.values()) lista.sort((a, b) => a.orden - b.orden)
  const raices = hijos.get(null)
  raices?.sort((a, b) => a.tipopadre - b.tipopadre || deGrupo(a) - deGrupo(b) || a.orden - b.orden)
  return hijos
}
