import { segun } from '../texto/numero.ts'
import { type Arbol, arbolDe, enOrden } from './arbol.ts'
import { abrirCuaderno, type Cuaderno, type Informe, type Que } from './informe.ts'
import { isRegistro, limpiar, MAS_LARGO, type Registro } from './json.ts'
import { leerAsociaciones } from './leerAsociaciones.ts'
import { leerDefiniciones } from './leerDefiniciones.ts'
import { asentar, type ItemLeido, leerItems, sinLosMasHondos } from './leerItems.ts'
import { leerRegistro } from './registro.ts'

/** A package of CASE 1.0 or 1.1 as the product takes it in. */
export interface PaqueteLeido {
  /** The CFDocument; empty when the package has none. */
  documento: Registro
  /** Its identifier; null when it has none that can be used. */
  documentoId: string | null
  /** In the order in which they appear. */
  items: ItemLeido[]
  /** Identifiers of the children of each, in their order; null are the roots. */
  hijos: Map<string | null, string[]>
  /** The association that places each root under the document. */
  raices: Map<string, Registro>
  /** All that came in, of whatever kind. */
  asociaciones: Registro[]
  /** CFDefinitions, CFRubrics and further members. */
  resto: Registro
  informe: Informe
  /** How many of each kind were left out. */
  omitidos: Record<Que, number>
  /** How many things of each kind the package has, good or not. */
  total: { items: number; asociaciones: number }
}

/** The members that the standard knows, by how some systems call them. */
const OTRO_NOMBRE: Readonly<Record<string, string>> = {
  document: 'CFDocument',
  items: 'CFItems',
  associations: 'CFAssociations',
  definitions: 'CFDefinitions',
  rubrics: 'CFRubrics',
}

/** The members of a package: also of one that is wrapped, or in the form in which some systems store it. */
function miembrosDe(crudo: unknown): Registro | null {
  if (!isRegistro(crudo)) return null
  if (isRegistro(crudo.CFPackage)) return miembrosDe(crudo.CFPackage)
  const isEnOtraForma = !('CFDocument' in crudo) && isRegistro(crudo.document)
  if (!isEnOtraForma) return 'CFDocument' in crudo || 'CFItems' in crudo ? crudo : null
  return Object.fromEntries(Object.entries(crudo).map(([k, v]) => [OTRO_NOMBRE[k] ?? k, v]))
}

/** A member that should be a list; anything else is told and counts as none. */
function listaDe(miembros: Registro, nombre: string, cuaderno: Cuaderno): unknown[] {
  const v = miembros[nombre]
  if (Array.isArray(v)) return v
  if (v !== undefined && v !== null)
    cuaderno.omitir({ que: 'paquete', cual: nombre, texto: '', motivo: `${nombre} no es una lista` })
  return []
}

function leerDocumento(miembros: Registro, cuaderno: Cuaderno): Registro {
  const avisar = (motivo: string): void =>
    cuaderno.avisar({ que: 'documento', cual: 'CFDocument', texto: '', motivo })
  if (!isRegistro(miembros.CFDocument)) {
    avisar('El paquete no trae un CFDocument: el plan responde con el suyo')
    return {}
  }
  const documento = leerRegistro('CFDocument', miembros.CFDocument, campo =>
    avisar(`El campo ${campo} no es como pide la norma: se conserva entre las extensiones`),
  )
  if (typeof documento.identifier !== 'string')
    avisar('El CFDocument no tiene un identificador UUID: el plan responde con el suyo')
  const { caseVersion: _, ...resto } = documento
  return resto
}

/** The children of each item in the order in which they stand. */
function hijosEnOrden(items: readonly ItemLeido[], { ramas }: Arbol): Map<string | null, string[]> {
  const porPadre = Map.groupBy(items, item => ramas.get(item.id)!.padre)
  return new Map(
    [...porPadre].map(([padre, lista]) => [
      padre,
      enOrden(lista, item => ({
        secuencia: ramas.get(item.id)!.asociacion?.sequenceNumber,
        codigo: item.campos.humanCodingScheme,
        lugar: item.lugar,
      })).map(item => item.id),
    ]),
  )
}

const raicesDe = ({ ramas }: Arbol): Map<string, Registro> =>
  new Map([...ramas].flatMap(([id, r]) => (r.padre === null && r.asociacion ? [[id, r.asociacion]] : [])))

/** What the standard does not know in a package: kept as it came. */
function otrosMiembros(miembros: Registro): Registro {
  const conocidos = Object.values(OTRO_NOMBRE)
  return Object.fromEntries(Object.entries(miembros).filter(([k, v]) => !conocidos.includes(k) && v !== null))
}

/**
 * Reads a package leniently; whatever it is, this does not fail. `crudo` is what JSON.parse answered, `ahora` the moment (ISO) that stands in
 * where something does not say when it changed. Null when it is no package at all.
 */
export function leerPaquete(crudo: unknown, ahora: string): PaqueteLeido | null {
  const { valor, hondos, cortados } = limpiar(crudo)
  const miembros = miembrosDe(valor)
  if (!miembros) return null
  const cuaderno = abrirCuaderno()
  const delPaquete = (motivo: string) =>
    cuaderno.omitir({ que: 'paquete', cual: 'CFPackage', texto: '', motivo })
  if (hondos > 0)
    delPaquete(
      segun(
        hondos,
        '1 valor estaba anidado con demasiada profundidad',
        '# valores estaban anidados con demasiada profundidad',
      ),
    )
  if (cortados > 0)
    delPaquete(
      segun(
        cortados,
        `1 texto pasaba de ${MAS_LARGO} caracteres y se ha cortado`,
        `# textos pasaban de ${MAS_LARGO} caracteres y se han cortado`,
      ),
    )

  const documento = leerDocumento(miembros, cuaderno)
  const documentoId = typeof documento.identifier === 'string' ? documento.identifier : null
  const crudosItems = listaDe(miembros, 'CFItems', cuaderno)
  const crudasAsociaciones = listaDe(miembros, 'CFAssociations', cuaderno)
  const leidos = leerItems(crudosItems, { documentoId, ahora, cuaderno })
  const bien = leerAsociaciones(crudasAsociaciones, { documentoId, ahora, cuaderno, items: leidos })
  const llanos = sinLosMasHondos(leidos, arbolDe(leidos.ids, documentoId, bien), cuaderno)
  const { asociaciones, arbol } = asentar(llanos, documentoId, bien, cuaderno)

  return {
    documento,
    documentoId,
    items: llanos.items,
    hijos: hijosEnOrden(llanos.items, arbol),
    raices: raicesDe(arbol),
    asociaciones,
    resto: { ...otrosMiembros(miembros), ...leerDefiniciones(miembros, ahora, cuaderno) },
    informe: cuaderno.informe,
    omitidos: cuaderno.cuenta,
    total: { items: crudosItems.length, asociaciones: crudasAsociaciones.length },
  }
}
