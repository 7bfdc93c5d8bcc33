import type { z } from 'zod'
import { leerJson } from './json.ts'
import { textoDeCable } from './textoDeCable.ts'

/**
 * The wire form of spec §7: dates dd/mm/yyyy, arrays and objects as JSON strings, empty values as empty strings.
 * `decode` turns any of the three encodings (multipart, urlencoded, JSON) into what the schema expects; `encode` writes
 * the multipart form. Both follow the schema, so «0021» stays text where text is expected.
 */

interface Def {
  type: string
  innerType?: z.core.$ZodType
  in?: z.core.$ZodType
  element?: z.core.$ZodType
  options?: z.core.$ZodType[]
  items?: z.core.$ZodType[]
  valueType?: z.core.$ZodType
  shape?: Record<string, z.core.$ZodType>
  getter?: () => z.core.$ZodType
  format?: string
}

const defOf = (schema: z.core.$ZodType): Def => schema._zod.def as unknown as Def
const isEmpty = (v: unknown): boolean => v === '' || v === null || v === undefined

const WRAPPERS = new Set(['default', 'prefault', 'nonoptional', 'readonly', 'catch', 'optional'])
const BOOLEANS = new Map<unknown, boolean>([
  ['1', true],
  ['true', true],
  [1, true],
  ['0', false],
  ['false', false],
  [0, false],
])
const NUMERIC = /^\s*-?\d+([.,]\d+)?\s*$/
const DMY = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/

/** '31/12/2026' → '2026-12-31'; anything else unchanged, so that the schema can say what is wrong with it. */
const dateFromWire = (v: string): string => {
  const m = DMY.exec(v.trim())
  return m ? `${m[3]}-${m[2]!.padStart(2, '0')}-${m[1]!.padStart(2, '0')}` : v
}

/** '2026-12-31' → '31/12/2026'. */
const dateToWire = (iso: string): string => iso.split('-').reverse().join('/')

function parsedJson(v: unknown): unknown {
  if (typeof v !== 'string') return v
  try {
    return leerJson(v)
  } catch {
    return v
  }
}

/** Is null an allowed value of this schema, under whatever wrappers? */
function isNullable(schema: z.core.$ZodType): boolean {
  const def = defOf(schema)
  if (def.type === 'nullable') return true
  return WRAPPERS.has(def.type) && def.innerType ? isNullable(def.innerType) : false
}

/** A day is no text: an empty one says nothing, and a text that is emptied says that it is empty. */
const isText = (def: Def): boolean => def.type === 'string' && def.format !== 'date'

/** Nobody chose another file: the field of one is empty then. That it is to go only null says, which JSON has. */
const isUntouchedFile = (schema: z.core.$ZodType, v: unknown): boolean =>
  v === '' && innermost(schema).type === 'custom'

/** Nothing is said: a text of blanks alone says no more than an empty one. */
const isNada = ({ innerType }: Def, v: unknown): boolean =>
  isEmpty(v) || (typeof v === 'string' && v.trim() === '' && isText(innermost(innerType!)))

/** May the value be left out? Then an empty text field means «left out». A text that must be there stays '' and fails its own rule. */
function decodeWrapper(def: Def, schema: z.core.$ZodType, v: unknown): unknown {
  if (v === undefined) return undefined
  if (isEmpty(v)) {
    if (isNullable(schema)) return isUntouchedFile(schema, v) ? undefined : null
    if (def.type === 'optional' && isText(innermost(schema))) return ''
    return def.type === 'optional' || def.type === 'default' || def.type === 'prefault' ? undefined : v
  }
  return decode(def.innerType!, v)
}

function innermost(schema: z.core.$ZodType): Def {
  const def = defOf(schema)
  return def.innerType ? innermost(def.innerType) : def.type === 'pipe' && def.in ? innermost(def.in) : def
}

function decodeObject(def: Def, v: unknown): unknown {
  const parsed = parsedJson(v)
  if (parsed === null || typeof parsed !== 'object' || Array.isArray(parsed)) return parsed
  const shape = def.shape ?? {}
  const out: Record<string, unknown> = {}
  for (const [k, x] of Object.entries(parsed)) {
    if (k === '__proto__') continue
    out[k] = Object.hasOwn(shape, k) ? decode(shape[k]!, x) : x
  }
  return out
}

function decodeRecord(def: Def, v: unknown): unknown {
  const parsed = parsedJson(v)
  if (parsed === null || typeof parsed !== 'object' || Array.isArray(parsed)) return parsed
  return Object.fromEntries(Object.entries(parsed).map(([k, x]) => [k, decode(def.valueType!, x)]))
}

function decodeUnion(def: Def, v: unknown): unknown {
  const structured = def.options?.some(o =>
    ['object', 'array', 'union', 'record'].includes(innermost(o).type),
  )
  return structured ? parsedJson(v) : v
}

/**
 * Turns wire values into what the schema expects; values that are typed already pass unchanged. Never throws: what cannot
 * be turned stays as it came, and the schema says why it is refused. Absent stays absent; '' of a nullable becomes null.
 */
export function decode(schema: z.core.$ZodType, v: unknown): unknown {
  const def = defOf(schema)
  if (def.type === 'nullable')
    return v === undefined ? undefined : isNada(def, v) ? null : decode(def.innerType!, v)
  if (WRAPPERS.has(def.type)) return decodeWrapper(def, schema, v)
  switch (def.type) {
    case 'pipe':
      return decode(def.in!, v)
    case 'lazy':
      return decode(def.getter!(), v)
    case 'number':
    case 'int':
      return typeof v === 'string' && NUMERIC.test(v) ? Number(v.replace(',', '.')) : v
    case 'boolean':
      return BOOLEANS.has(v) ? BOOLEANS.get(v) : v
    case 'string':
      return def.format === 'date' && typeof v === 'string' ? dateFromWire(v) : v
    case 'array': {
      const parsed = parsedJson(v)
      return Array.isArray(parsed) ? parsed.map(x => decode(def.element!, x)) : parsed
    }
    case 'object':
      return decodeObject(def, v)
    case 'record':
      return decodeRecord(def, v)
    case 'union':
      return decodeUnion(def, v)
    default:
      return v
  }
}

/** Levels of lists and objects inside a field: far more than anybody writes, far fewer than what would overflow a stack. */
const MOST_LEVELS = 100

const isDeeper = (v: unknown, levels: number): boolean =>
  typeof v === 'object' &&
  v !== null &&
  !ArrayBuffer.isView(v) &&
  (levels === 0 || Object.values(v).some(x => isDeeper(x, levels - 1)))

/** Fields that nest more than `MOST_LEVELS`: schemas that contain themselves (requisites) must not see them. */
export const fieldsTooDeep = (value: object): string[] =>
  Object.entries(value).flatMap(([k, v]) => (isDeeper(v, MOST_LEVELS) ? [k] : []))

/**
 * The multipart fields of a value, as §7 writes them: one text each, dates dd/mm/yyyy at the top level, arrays and objects as JSON.
 * Files are left to the caller.
 */
export function encode(schema: z.ZodObject, value: Record<string, unknown>): Record<string, string> {
  const out: Record<string, string> = {}
  for (const [k, v] of Object.entries(value)) {
    if (v === undefined) continue
    const field = schema.shape[k]
    const isFecha = field && innermost(field).format === 'date' && typeof v === 'string'
    out[k] = isFecha ? dateToWire(v) : textoDeCable(v)
  }
  return out
}
