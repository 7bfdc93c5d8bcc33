import { type Campo, type Clase, clases, relaciones, type Version } from './campos.ts'
import { isRegistro, type Registro } from './json.ts'
import { valorDe } from './valores.ts'

/** One thing of a package (a document, an item, an association …) read by the table of its class, and written for a version. */

const campoDe = (clase: Clase, nombre: string): Campo | undefined =>
  Object.hasOwn(clases[clase], nombre) ? clases[clase][nombre] : undefined

function leerCampo(campo: Campo, v: unknown): unknown {
  if (typeof campo.tipo === 'string') return valorDe(campo.tipo, v)
  const { lista } = campo.tipo
  return Array.isArray(v) && v.every(isRegistro) ? v.map(x => leerRegistro(lista, x, () => {})) : undefined
}

/**
 * The fields as the standard knows them, each in its kind; an empty one (null) is none. What cannot be taken for its kind is told to `extraño`
 * and kept among the extensions; fields that the standard does not know stay as they are.
 */
export function leerRegistro(clase: Clase, crudo: Registro, extraño: (campo: string) => void): Registro {
  const leido: Record<string, unknown> = {}
  const extensiones: Record<string, unknown> = {}
  for (const [nombre, v] of Object.entries(crudo)) {
    if (v === null || nombre === 'sourcedId') continue
    const campo = campoDe(clase, nombre)
    const valor = campo ? leerCampo(campo, v) : v
    if (valor !== undefined) leido[nombre] = valor
    else {
      extraño(nombre)
      extensiones[nombre] = v
    }
  }
  // Its storage form calls the identifier otherwise.
  const identifier = leido.identifier ?? valorDe('uuid', crudo.sourcedId)
  if (identifier !== undefined) leido.identifier = identifier
  if (Object.keys(extensiones).length > 0 && !Array.isArray(leido.extensions))
    leido.extensions = { ...(leido.extensions as Registro | undefined), ...extensiones }
  return leido
}

const CLASICAS = new Set<unknown>(relaciones)
/** 1.1 names kinds of its own `ext:…`, out of few letters, of which the first is no hyphen. */
const relacionEn = (v: unknown, version: Version): unknown =>
  version === '1.0' || CLASICAS.has(v) || /^ext:[a-zA-Z0-9._][a-zA-Z0-9._-]*$/.test(String(v))
    ? v
    : `ext:${String(v)
        .replace(/^ext:/, '')
        .replace(/[^a-zA-Z0-9._-]+/g, '-')
        .replace(/^-/, '_')}`

function nodoEn(v: unknown, version: Version): unknown {
  if (version === '1.1' || !isRegistro(v)) return v
  const { targetType: _, ...nodo } = v
  return nodo
}

function escribirValor({ tipo }: Campo, v: unknown, version: Version): unknown {
  if (typeof tipo !== 'string') return (v as Registro[]).map(x => escribirRegistro(tipo.lista, x, version))
  if (tipo === 'relacion') return relacionEn(v, version)
  return tipo === 'nodo' ? nodoEn(v, version) : v
}

/** What stands in for something that must be there. */
function faltaDe({ debe, tipo }: Campo, { identifier }: Registro): string | undefined {
  if (!debe) return undefined
  return tipo === 'texto' ? '' : tipo === 'uri' ? `urn:uuid:${identifier}` : undefined
}

/**
 * A thing as a version writes it: its fields in the order of the standard. What the standard does not know stands in the open in 1.0, among
 * the extensions in 1.1, which allows nothing else. `suelto`: an answer of its own, not a part of a package.
 */
export function escribirRegistro(clase: Clase, de: Registro, version: Version, suelto = false): Registro {
  const escrito: Record<string, unknown> = {}
  for (const [nombre, campo] of Object.entries(clases[clase])) {
    const v = de[nombre] ?? faltaDe(campo, de)
    const isDeEsta = !campo.solo || campo.solo === version
    if (v === undefined || !isDeEsta || (campo.suelto && version === '1.1' && !suelto)) continue
    escrito[nombre] = escribirValor(campo, v, version)
  }
  const otros = Object.entries(de).filter(([nombre]) => !campoDe(clase, nombre))
  if (otros.length === 0) return escrito
  if (version === '1.0') return { ...escrito, ...Object.fromEntries(otros) }
  const ya = escrito.extensions
  if (Array.isArray(ya)) return { ...escrito, extensions: [...ya, Object.fromEntries(otros)] }
  return { ...escrito, extensions: { ...(ya as Registro | undefined), ...Object.fromEntries(otros) } }
}
