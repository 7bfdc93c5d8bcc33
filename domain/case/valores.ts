import { relaciones, type Tipo } from './campos.ts'
import { uuidDe } from './identificadores.ts'
import { isRegistro } from './json.ts'

/** Values of fields as a lenient reader takes them: each kind from whatever people write for it; undefined is «that is none». */

const INSTANTE = /^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d+)?(Z|[+-]\d{2}:\d{2})$/
const DIA = /^(\d{4}-\d{2}-\d{2})(?:[T ].*)?$/

const isDia = (dia: string): boolean => {
  const fecha = new Date(`${dia}T00:00:00Z`)
  return !Number.isNaN(fecha.getTime()) && fecha.toISOString().startsWith(dia)
}

function instanteDe(v: unknown): string | undefined {
  if (typeof v !== 'string' || v.length > 60) return undefined
  if (INSTANTE.test(v) && isDia(v.slice(0, 10))) return v
  const dicho = DIA.test(v) && !/(Z|[+-]\d{2}:?\d{2})$/.test(v) ? `${v.replace(' ', 'T')}` : v
  const conHora = /T\d/.test(dicho) && !/(Z|[+-]\d{2}:?\d{2})$/.test(dicho) ? `${dicho}Z` : dicho
  const fecha = new Date(conHora)
  const año = fecha.getUTCFullYear()
  return Number.isNaN(fecha.getTime()) || año < 0 || año > 9999 ? undefined : fecha.toISOString()
}

const fechaDe = (v: unknown): string | undefined => {
  const dia = typeof v === 'string' ? DIA.exec(v)?.[1] : undefined
  return dia && isDia(dia) ? dia : undefined
}

/** A text, or what is written as one: a number, yes or no. */
export const textoDe = (v: unknown): string | undefined =>
  typeof v === 'string' ? v : typeof v === 'number' || typeof v === 'boolean' ? String(v) : undefined

function textosDe(v: unknown): string[] | undefined {
  if (!Array.isArray(v)) {
    const uno = textoDe(v)
    return uno === undefined ? undefined : uno === '' ? [] : [uno]
  }
  const textos = v.filter(x => x !== null).map(textoDe)
  return textos.every(x => x !== undefined) ? textos : undefined
}

/** An address with nothing in it that an address cannot hold. */
function uriDe(v: unknown): string | undefined {
  if (typeof v !== 'string') return undefined
  const dicha = v.trim()
  if (!/^[a-z][a-z0-9+.-]*:[^\s]/i.test(dicha)) return undefined
  return dicha
    .replace(/[^A-Za-z0-9\-._~:/?#@!$&'()*+,;=%]/gu, c => encodeURIComponent(c))
    .replace(/%(?![0-9a-f]{2})/gi, '%25')
}

function numeroDe(v: unknown): number | undefined {
  const n = typeof v === 'string' && /^\s*-?\d+(\.\d+)?\s*$/.test(v) ? Number(v) : v
  return typeof n === 'number' && Number.isFinite(n) ? n : undefined
}
const enteroDe = (v: unknown): number | undefined => {
  const n = numeroDe(v)
  return Number.isSafeInteger(n) ? n : undefined
}

/** An identifier out of the end of an address. */
const uuidAlFinal = (uri: string): string | null => uuidDe(uri.split(/[?#]/)[0]!.split('/').at(-1))

function enlaceDe(v: unknown): object | undefined {
  if (typeof v === 'string') {
    const identifier = uuidAlFinal(v)
    const uri = uriDe(v)
    return identifier && uri ? { title: '', identifier, uri } : undefined
  }
  if (!isRegistro(v)) return undefined
  const uri = uriDe(v.uri)
  const identifier = uuidDe(v.identifier) ?? (uri ? uuidAlFinal(uri) : null)
  if (!identifier) return undefined
  return { title: textoDe(v.title) ?? '', identifier, uri: uri ?? `urn:uuid:${identifier}` }
}

const DESTINO = /^(CASE|ext:[a-zA-Z0-9._][a-zA-Z0-9._-]*)$/

/** One end of an association: `identifier` is its UUID, or whatever names a thing of another kind. */
function nodoDe(v: unknown): object | undefined {
  const enlace = enlaceDe(v)
  const suTipo = isRegistro(v) && typeof v.targetType === 'string' ? v.targetType : ''
  const targetType = DESTINO.test(suTipo) ? { targetType: suTipo } : {}
  if (enlace) return { ...enlace, ...targetType }
  if (!isRegistro(v)) return undefined
  const uri = uriDe(v.uri)
  const identifier = textoDe(v.identifier)?.trim() || uri
  return identifier && uri ? { title: textoDe(v.title) ?? '', identifier, uri, ...targetType } : undefined
}

const letras = (s: string): string => s.toLowerCase().replace(/[^a-z0-9]/g, '')
const porLetras = new Map<string, string>(relaciones.map(r => [letras(r), r]))

function relacionDe(v: unknown): string | undefined {
  const dicha = textoDe(v)?.trim()
  return dicha ? (porLetras.get(letras(dicha)) ?? dicha) : undefined
}

const listaDe =
  <T>(uno: (v: unknown) => T | undefined) =>
  (v: unknown): T[] | undefined => {
    const lista = (Array.isArray(v) ? v : [v]).map(uno)
    return lista.every(x => x !== undefined) ? (lista as T[]) : undefined
  }

const objetoDe = (v: unknown): object | undefined => (isRegistro(v) ? v : undefined)

const lectores: Readonly<Record<Extract<Tipo, string>, (v: unknown) => unknown>> = {
  texto: textoDe,
  textos: textosDe,
  uri: uriDe,
  uuid: v => uuidDe(v) ?? undefined,
  fecha: fechaDe,
  instante: instanteDe,
  entero: enteroDe,
  numero: numeroDe,
  enlace: enlaceDe,
  enlaces: listaDe(enlaceDe),
  nodo: nodoDe,
  relacion: relacionDe,
  objeto: objetoDe,
  objetos: listaDe(objetoDe),
}

/** A value as its kind asks; undefined where it cannot be taken for one. */
export const valorDe = (tipo: Extract<Tipo, string>, v: unknown): unknown => lectores[tipo](v)
