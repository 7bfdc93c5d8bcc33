import { destinoDe, isDeArbol, origenDe } from './arbol.ts'
import { definiciones } from './campos.ts'
import { isPropia, type Puesto, sinLoPropio } from './fundir.ts'
import { AGRUPACION, ASOCIACION, derivar, isDerivado, TIPO } from './identificadores.ts'
import type { Registro } from './json.ts'
import type { PaqueteLeido } from './leer.ts'
import type { PaqueteGuardado } from './planCase.ts'

/** What a plan keeps of packages beside its competencies (case_documentos). */
export interface Guardado {
  documentoId: string
  documento: Registro
  asociaciones: readonly Registro[]
  paquete: PaqueteGuardado
}

const DE_DOCUMENTO = [
  'identifier',
  'uri',
  'lastChangeDateTime',
  'title',
  'creator',
  'publisher',
  'language',
  'version',
  'adoptionStatus',
  'statusStartDate',
  'statusEndDate',
  'CFPackageURI',
]

/** How a package stands to the plan: it fills an empty one, comes again, or is added to what is there. */
export type Manera = 'llena' | 'otra vez' | 'añade'

/** How this package stands to this plan. `puestos`: the competencies as they will be. */
export function maneraDe(antes: Guardado, leido: PaqueteLeido, puestos: readonly Puesto[]): Manera {
  if (puestos.every(p => p.existente === null)) return 'llena'
  return leido.documentoId === antes.documentoId ? 'otra vez' : 'añade'
}

type Lista = readonly Registro[]
const listaEn = (de: Registro, nombre: string): Lista =>
  Array.isArray(de[nombre]) ? (de[nombre] as Lista) : []

/** Both lists, by identifier; what comes later wins. */
function juntar(antes: Lista, nuevos: Lista): Registro[] {
  const ids = new Set(nuevos.map(x => x.identifier))
  return [...antes.filter(x => !ids.has(x.identifier)), ...nuevos]
}

function juntarResto(antes: Registro, nuevo: Registro): Registro {
  const a = (antes.CFDefinitions ?? {}) as Registro
  const n = (nuevo.CFDefinitions ?? {}) as Registro
  const listas = Object.keys(definiciones).flatMap(nombre => {
    const junta = juntar(listaEn(a, nombre), listaEn(n, nombre))
    return nombre in a || nombre in n ? [[nombre, junta] as const] : []
  })
  const rubricas = juntar(listaEn(antes, 'CFRubrics'), listaEn(nuevo, 'CFRubrics'))
  return {
    ...antes,
    ...nuevo,
    ...(listas.length > 0 && { CFDefinitions: { ...a, ...n, ...Object.fromEntries(listas) } }),
    ...(rubricas.length > 0 && { CFRubrics: rubricas }),
  }
}

/** Without the definitions that the product makes of terms and groups of its own. */
function sinDefinicionesPropias(resto: Registro, documentoId: string): Registro {
  const { CFDefinitions, ...otros } = resto
  if (!CFDefinitions) return resto
  const suyas = CFDefinitions as Registro
  const ajenas = (nombre: string, clase: bigint) =>
    listaEn(suyas, nombre).filter(d => !isDerivado(String(d.identifier), documentoId, clase))
  const listas = {
    ...suyas,
    CFItemTypes: ajenas('CFItemTypes', TIPO),
    CFAssociationGroupings: ajenas('CFAssociationGroupings', AGRUPACION),
  }
  const llenas = Object.entries(listas).filter(([, v]) => !Array.isArray(v) || v.length > 0)
  return llenas.length > 0 ? { ...otros, CFDefinitions: Object.fromEntries(llenas) } : otros
}

/** A node that names the document of an added package comes to name the plan's; its address follows from that. */
const traspasar = (nodo: unknown, de: string | null, a: string): unknown =>
  (nodo as Registro).identifier === de ? { title: '', identifier: a } : nodo

function asociacionesDe(
  antes: Guardado,
  leido: PaqueteLeido,
  puestos: readonly Puesto[],
  manera: Manera,
): Registro[] {
  const propias = new Set(puestos.filter(p => p.existente && isPropia(p.existente)).map(p => p.id))
  const isNuestra = (a: Registro): boolean =>
    isDeArbol(a) && propias.has(origenDe(a)) && a.identifier === derivar(origenDe(a), ASOCIACION)
  const nuevas = leido.asociaciones.filter(a => !isNuestra(a))
  if (manera === 'llena') return nuevas
  if (manera === 'añade') {
    const traspasadas = nuevas.map(a => ({
      ...a,
      originNodeURI: traspasar(a.originNodeURI, leido.documentoId, antes.documentoId),
      destinationNodeURI: traspasar(a.destinationNodeURI, leido.documentoId, antes.documentoId),
    }))
    return juntar(antes.asociaciones, traspasadas)
  }
  const otras = new Set(puestos.filter(p => !p.isDelPaquete).map(p => p.id))
  const quedan = antes.asociaciones.filter(a => otras.has(origenDe(a)) || otras.has(destinoDe(a)))
  return juntar(quedan, nuevas)
}

/** What the plan keeps once a package came in as `puestos` say. */
export function guardadoTras(antes: Guardado, leido: PaqueteLeido, puestos: readonly Puesto[]): Guardado {
  const manera = maneraDe(antes, leido, puestos)
  const asociaciones = asociacionesDe(antes, leido, puestos, manera)
  const vienen = new Set(
    puestos.filter(p => p.isDelPaquete && !(p.existente && isPropia(p.existente))).map(p => p.id),
  )
  const nuevos = leido.items.map(i => i.id).filter(id => vienen.has(id))
  if (manera === 'llena')
    return {
      documentoId: leido.documentoId ?? antes.documentoId,
      documento: leido.documento,
      asociaciones,
      paquete: { ids: nuevos, resto: leido.resto },
    }
  const deAntes = (antes.paquete.ids ?? []).filter(id => !vienen.has(id))
  const resto = sinDefinicionesPropias(leido.resto, antes.documentoId)
  const paquete: PaqueteGuardado = { ...antes.paquete, resto: juntarResto(antes.paquete.resto ?? {}, resto) }
  if (manera === 'añade') {
    const otros = juntar(antes.paquete.otros ?? [], [leido.documento])
    return { ...antes, asociaciones, paquete: { ...paquete, ids: [...deAntes, ...nuevos], otros } }
  }
  const isPropio = typeof antes.documento.title !== 'string'
  const documento = isPropio ? (sinLoPropio(leido.documento, DE_DOCUMENTO) ?? {}) : leido.documento
  const aqui = new Set(puestos.map(p => p.id))
  return {
    ...antes,
    documento,
    asociaciones,
    paquete: { ...paquete, ids: [...nuevos, ...deAntes.filter(id => aqui.has(id))] },
  }
}
