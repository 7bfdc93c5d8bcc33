import { TRANSVERSAL } from '../competencias/catalogos.ts'
import { letraDe } from '../planes/terminos.ts'
import { armarAsociaciones } from './armarAsociaciones.ts'
import type { Version } from './campos.ts'
import { derivar, TIPO } from './identificadores.ts'
import type { Registro } from './json.ts'
import { conTransversal, diceTransversal, nombreDe } from './nombre.ts'
import {
  type Con,
  type DocumentoDePlan,
  direccion,
  hijosDe,
  type ItemDePlan,
  nombreDeTermino,
  type PlanCase,
  terminoPorNombre,
} from './planCase.ts'

/** A plan as things of CASE, before they are written for a version: all that is known of each. */
export interface Armado {
  version: Version
  documento: Registro
  items: Registro[]
  asociaciones: Registro[]
  /** CFDefinitions, CFRubrics and further members. */
  resto: Registro
}

/** The CFDocument of a plan. */
export function armarDocumento(
  { base, documento, documentoId, propio, cambiado }: DocumentoDePlan,
  version: Version,
): Registro {
  const title = String(documento.title ?? propio.title)
  const isImportado = typeof documento.title === 'string'
  const suyo = isImportado ? { creator: propio.creator, ...documento } : { ...propio, ...documento }
  return {
    uri: direccion(base, version, 'CFDocuments', documentoId),
    CFPackageURI: {
      title,
      identifier: documentoId,
      uri: direccion(base, version, 'CFPackages', documentoId),
    },
    ...suyo,
    title,
    identifier: documentoId,
    lastChangeDateTime: cambiado ?? documento.lastChangeDateTime,
    caseVersion: '1.1',
  }
}

const tipoId = (documentoId: string, termino: number): string => derivar(documentoId, TIPO + BigInt(termino))

function tipoPropio(termino: number, { plan, version }: Con): Registro {
  const title = nombreDeTermino(plan.terminos, termino)
  if (!title) return {}
  const identifier = tipoId(plan.documentoId, termino)
  const uri = direccion(plan.base, version, 'CFItemTypes', identifier)
  return { CFItemType: title, CFItemTypeURI: { title, identifier, uri } }
}

function itemPropio(item: ItemDePlan, con: Con): Registro {
  const isTransversal = item.padre === null && item.tipopadre === TRANSVERSAL
  return {
    fullStatement: item.nombre,
    humanCodingScheme: item.codigo,
    language: 'es',
    ...(item.termino_id && tipoPropio(item.termino_id, con)),
    ...(isTransversal && { conceptKeywords: conTransversal([], true) }),
  }
}

/** What people changed of an imported item since: its name, its kind, its term. */
function cambiosDe(item: ItemDePlan, extra: Registro, con: Con): Registro {
  const isTransversal = item.tipopadre === TRANSVERSAL
  const termino = terminoPorNombre(con.plan.terminos, extra.CFItemType)
  return {
    ...(item.nombre !== nombreDe(extra.fullStatement) && { fullStatement: item.nombre }),
    ...(item.padre === null &&
      diceTransversal(extra) !== isTransversal && {
        conceptKeywords: conTransversal(extra.conceptKeywords, isTransversal),
      }),
    ...(termino !== null &&
      item.termino_id &&
      termino !== item.termino_id &&
      tipoPropio(item.termino_id, con)),
  }
}

function armarItem(item: ItemDePlan, con: Con): Registro {
  const { base } = con.plan
  const comun = { identifier: item.id, uri: direccion(base, con.version, 'CFItems', item.id) }
  const { extra } = item
  const fechado = { lastChangeDateTime: item.cambiado }
  if (typeof extra?.fullStatement !== 'string')
    return { CFDocumentURI: con.enlace, ...comun, ...fechado, ...itemPropio(item, con), ...extra }
  const cambios = cambiosDe(item, extra, con)
  const isCambiado = Object.keys(cambios).length > 0
  return { CFDocumentURI: con.enlace, ...comun, ...extra, ...cambios, ...(isCambiado && fechado) }
}

/** Items as their packages had them, then those of our own, parents before their parts. */
function enSuLugar(plan: PlanCase): ItemDePlan[] {
  const hijos = hijosDe(plan.items)
  const todos = [...(hijos.get(null) ?? [])]
  for (const item of todos) todos.push(...(hijos.get(item.id) ?? []))
  const lugar = new Map((plan.guardado.ids ?? []).map((id, i) => [id, i]))
  const de = (item: ItemDePlan): number => lugar.get(item.id) ?? lugar.size
  return todos.sort((a, b) => de(a) - de(b))
}

/** The types of the plan's own that its items name. */
function tiposUsados(items: readonly Registro[], { plan, version }: Con): Registro[] {
  const usados = new Set(items.map(i => (i.CFItemTypeURI as Registro | undefined)?.identifier))
  return [1, 2, 3].flatMap(n => {
    const identifier = tipoId(plan.documentoId, n)
    if (!usados.has(identifier)) return []
    const title = nombreDeTermino(plan.terminos, n)!
    return {
      identifier,
      uri: direccion(plan.base, version, 'CFItemTypes', identifier),
      title,
      description: `${title} (nivel ${n} de las competencias del plan)`,
      hierarchyCode: String(n),
      typeCode: letraDe(plan.terminos, n) ?? undefined,
      lastChangeDateTime: plan.cambiado ?? plan.documento.lastChangeDateTime,
    }
  })
}

/** Definitions of packages, and ours where none of theirs has that identifier. */
function conDefiniciones(resto: Registro, lista: string, nuestras: readonly Registro[]): Registro {
  const antes = (resto.CFDefinitions ?? {}) as Registro
  const suyas = (antes[lista] ?? []) as Registro[]
  const ids = new Set(suyas.map(d => d.identifier))
  const nuevas = nuestras.filter(d => !ids.has(d.identifier))
  return nuevas.length === 0
    ? resto
    : { ...resto, CFDefinitions: { ...antes, [lista]: [...suyas, ...nuevas] } }
}

/** All that CASE says of a plan. */
export function armar(plan: PlanCase, version: Version): Armado {
  const documento = armarDocumento(plan, version)
  const { title, identifier, uri } = documento
  const con: Con = { plan, version, enlace: { title, identifier, uri } }
  const items = enSuLugar(plan).map(item => armarItem(item, con))
  const { asociaciones, agrupaciones } = armarAsociaciones(
    con,
    new Map(items.map(i => [String(i.identifier), i])),
  )
  const conTipos = conDefiniciones(plan.guardado.resto ?? {}, 'CFItemTypes', tiposUsados(items, con))
  return {
    version,
    documento,
    items,
    asociaciones,
    resto: conDefiniciones(conTipos, 'CFAssociationGroupings', agrupaciones),
  }
}
