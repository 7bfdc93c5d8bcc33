import type { Armado } from './armar.ts'
import { type Clase, type Definicion, definiciones, type Version } from './campos.ts'
import { isRegistro, type Registro } from './json.ts'
import { escribirRegistro } from './registro.ts'

/** Writing a plan exactly as a version of CASE has it. */

/** Members that a version does not know: in the open in 1.0, among the extensions in 1.1. */
function conOtros(escrito: Registro, otros: Registro, version: Version): Registro {
  const { extensions, ...demas } = otros
  if (version === '1.0') return { ...escrito, ...demas }
  const dichas = isRegistro(extensions) ? extensions : extensions === undefined ? {} : { extensions }
  const todas = { ...dichas, ...demas }
  return isRegistro(extensions) || Object.keys(todas).length > 0 ? { ...escrito, extensions: todas } : escrito
}

const isDefinicion = (nombre: string): nombre is Definicion => Object.hasOwn(definiciones, nombre)

function escribirDefiniciones(de: Registro, version: Version): Registro {
  const suyas = Object.entries(de).filter(([nombre]) => isDefinicion(nombre))
  const otras = Object.entries(de).filter(([nombre]) => !isDefinicion(nombre))
  const listas = suyas.map(([nombre, lista]) => [
    nombre,
    (lista as Registro[]).map(d => escribirRegistro(definiciones[nombre as Definicion], d, version)),
  ])
  return conOtros(Object.fromEntries(listas), Object.fromEntries(otras), version)
}

/** A whole package: CFPackages/{id}, and the file that is downloaded. */
export function escribirPaquete({ documento, items, asociaciones, resto, version }: Armado): Registro {
  const { CFDefinitions, CFRubrics, ...otros } = resto
  const de = (clase: Clase, lista: readonly Registro[]) => lista.map(x => escribirRegistro(clase, x, version))
  return conOtros(
    {
      CFDocument: escribirRegistro('CFDocument', documento, version),
      CFItems: de('CFItem', items),
      CFAssociations: de('CFAssociation', asociaciones),
      ...(isRegistro(CFDefinitions) && { CFDefinitions: escribirDefiniciones(CFDefinitions, version) }),
      ...(Array.isArray(CFRubrics) && { CFRubrics: de('CFRubric', CFRubrics) }),
    },
    otros,
    version,
  )
}

/** One thing as an answer of its own. */
export const escribirSuelto = (clase: Clase, de: Registro, version: Version): Registro =>
  escribirRegistro(clase, de, version, true)
