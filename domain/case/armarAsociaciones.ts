import { comienzo } from '../texto/cortar.ts'
import { clave } from '../texto/normalizar.ts'
import { arbolDe, destinoDe, enOrden, origenDe, type Rama } from './arbol.ts'
import { AGRUPACION, ASOCIACION, derivar } from './identificadores.ts'
import type { Registro } from './json.ts'
import { type Con, direccion, hijosDe, type ItemDePlan, tituloDeAgrupacion } from './planCase.ts'

/**
 * The associations of a plan. Those that packages brought stay as they came while they still say what the tree says; where people moved
 * something, the association that placed it is written anew, in its old place.
 */

interface Obra extends Con {
  items: ReadonlyMap<string, Registro>
  /** Where items hung when they were imported. */
  ramas: ReadonlyMap<string, Rama>
  lugar: ReadonlyMap<string, number>
}

const agrupacionId = (documentoId: string, grupo: number): string =>
  derivar(documentoId, AGRUPACION + BigInt(grupo))

function enlaceDeGrupo(grupo: ItemDePlan['grupo'], { plan, version }: Con): Registro {
  if (!grupo) return {}
  const identifier = agrupacionId(plan.documentoId, grupo.id)
  const uri = direccion(plan.base, version, 'CFAssociationGroupings', identifier)
  return { CFAssociationGroupingURI: { title: grupo.nombre, identifier, uri } }
}

/** Group of a root; what hangs below goes with it. */
const grupoDe = (item: ItemDePlan) => (item.padre === null ? item.grupo : null)

const isMismoGrupo = (item: ItemDePlan, asociacion: Registro | null, { plan }: Con): boolean =>
  item.padre !== null ||
  clave(tituloDeAgrupacion(asociacion, plan.guardado.resto ?? {})) === clave(item.grupo?.nombre ?? '')

/** Whether an item still hangs where its package put it. */
function isEnSuSitio(item: ItemDePlan, obra: Obra): boolean {
  const rama = obra.ramas.get(item.id)
  if (!rama || rama.padre !== item.padre) return false
  return rama.asociacion !== null || !grupoDe(item)
}

/** Whether the order of siblings still is that which their package tells. */
function isSuOrden(lista: readonly ItemDePlan[], obra: Obra): boolean {
  if (!lista.every(item => isEnSuSitio(item, obra))) return false
  const dicho = enOrden(lista, item => ({
    secuencia: obra.ramas.get(item.id)!.asociacion?.sequenceNumber,
    codigo: item.extra?.humanCodingScheme,
    lugar: obra.lugar.get(item.id) ?? 0,
  }))
  return dicho.every((item, i) => item === lista[i])
}

/** Titles of nodes: a code, or the beginning of the text. */
const tituloDe = (item: Registro): string =>
  comienzo(
    String(item.humanCodingScheme || item.abbreviatedStatement || item.fullStatement).toWellFormed(),
    120,
  )

function nodo(id: string | null, { items, enlace }: Obra): Registro {
  const item = id === null ? undefined : items.get(id)
  return item ? { title: tituloDe(item), identifier: item.identifier, uri: item.uri } : enlace
}

function propia(item: ItemDePlan, sequenceNumber: number, obra: Obra): Registro {
  const identifier = derivar(item.id, ASOCIACION)
  return {
    identifier,
    uri: direccion(obra.plan.base, obra.version, 'CFAssociations', identifier),
    associationType: 'isChildOf',
    sequenceNumber,
    originNodeURI: nodo(item.id, obra),
    destinationNodeURI: nodo(item.padre, obra),
    ...enlaceDeGrupo(grupoDe(item), obra),
    lastChangeDateTime: item.cambiado,
  }
}

/** An association that still places its item, with another number or group where people changed these. */
function alDia(item: ItemDePlan, suya: Registro, numero: number | null, obra: Obra): Registro {
  const isGrupo = isMismoGrupo(item, suya, obra)
  const sequenceNumber = numero ?? suya.sequenceNumber
  if (isGrupo && sequenceNumber === suya.sequenceNumber) return suya
  const { CFAssociationGroupingURI: _, ...sinGrupo } = suya
  return {
    ...(isGrupo ? suya : { ...sinGrupo, ...enlaceDeGrupo(grupoDe(item), obra) }),
    ...(sequenceNumber !== undefined && { sequenceNumber }),
    lastChangeDateTime: item.cambiado,
  }
}

/** The association that places each item of a list of siblings; null for one that never had any. */
function delArbol(lista: readonly ItemDePlan[], obra: Obra): [ItemDePlan, Registro | null][] {
  const partes = Map.groupBy(lista, i => (i.padre === null ? `${i.tipopadre} ${i.grupo?.id}` : ''))
  const isSuyo = [...partes.values()].every(parte => isSuOrden(parte, obra))
  return lista.map((item, i) => {
    const suya = obra.ramas.get(item.id)?.asociacion
    if (isSuyo) return [item, suya ? alDia(item, suya, null, obra) : null]
    if (suya && isEnSuSitio(item, obra)) return [item, alDia(item, suya, i + 1, obra)]
    return [item, propia(item, i + 1, obra)]
  })
}

/** What hung from the document of an added package hangs from the plan's, of which no address was kept. */
const alDocumento = (nodo: unknown, { plan, enlace }: Con): unknown => {
  const { identifier, uri } = nodo as Registro
  return identifier === plan.documentoId && uri === undefined ? enlace : nodo
}

function agrupacionesDe(
  items: readonly ItemDePlan[],
  asociaciones: readonly Registro[],
  con: Con,
): Registro[] {
  const usadas = new Set(
    asociaciones.map(a => (a.CFAssociationGroupingURI as Registro | undefined)?.identifier),
  )
  const grupos = new Map(items.flatMap(i => (i.grupo ? [[i.grupo.id, i.grupo]] : [])))
  return [...grupos.values()].flatMap(grupo => {
    const enlace = enlaceDeGrupo(grupo, con).CFAssociationGroupingURI as Registro
    const lastChangeDateTime = con.plan.cambiado ?? con.plan.documento.lastChangeDateTime
    return usadas.has(enlace.identifier) ? [{ ...enlace, lastChangeDateTime }] : []
  })
}

/** The associations of a plan and the groupings of its own that they name. `items`: as they are written, by identifier. */
export function armarAsociaciones(
  con: Con,
  items: ReadonlyMap<string, Registro>,
): { asociaciones: Registro[]; agrupaciones: Registro[] } {
  const { plan, enlace } = con
  const ids = plan.guardado.ids ?? []
  const { ramas } = arbolDe(ids, plan.documentoId, plan.asociaciones)
  const obra: Obra = { ...con, items, ramas, lugar: new Map(ids.map((id, i) => [id, i])) }
  const hijos = hijosDe(plan.items)
  const escritas = [null, ...plan.items.map(i => i.id)].flatMap(padre =>
    delArbol(hijos.get(padre) ?? [], obra),
  )
  const enLugarDe = new Map(
    escritas.flatMap(([item, a]) => {
      const antes = ramas.get(item.id)?.asociacion
      return antes && a ? [[antes, a] as const] : []
    }),
  )
  const deArbol = new Set([...ramas.values()].map(r => r.asociacion))
  const vinieron = new Set(ids)
  const isIda = (id: string): boolean => vinieron.has(id) && !items.has(id)
  const venidas = plan.asociaciones.flatMap(a => {
    const ahora = enLugarDe.get(a)
    if (ahora || deArbol.has(a)) return ahora ? [ahora] : []
    return isIda(origenDe(a)) || isIda(destinoDe(a)) ? [] : [a]
  })
  const nuevas = escritas.flatMap(([item, a]) => (a && !ramas.get(item.id)?.asociacion ? [a] : []))
  const asociaciones = [...venidas, ...nuevas].map(a => ({
    CFDocumentURI: enlace,
    uri: direccion(plan.base, con.version, 'CFAssociations', String(a.identifier)),
    ...a,
    originNodeURI: alDocumento(a.originNodeURI, con),
    destinationNodeURI: alDocumento(a.destinationNodeURI, con),
  }))
  return { asociaciones, agrupaciones: agrupacionesDe(plan.items, asociaciones, con) }
}
