import fc from 'fast-check'
import type { z } from 'zod'
import { defOf, desnudo, esArchivo, limites } from './esquema.ts'

/** Values for a schema at random: most of them fit, some are a little off. A schema says its kind and its bounds; nothing is known of any call. */

const JSON_CORTO: fc.Arbitrary<unknown> = fc.jsonValue({ maxDepth: 2 })
const DIAS = ['2026-02-28', '31/12/2026', '2026-03-16', '2099-07-17']

function numero(schema: z.core.$ZodType, entero: boolean): fc.Arbitrary<unknown> {
  const { min = entero ? -3 : -1, max = 400, paso } = limites(schema)
  const [desde, hasta] = [Math.max(min, -1e6), Math.min(max, 1e6)]
  const [a, b] = desde > hasta ? [desde, desde] : [desde, hasta]
  if (entero || (paso && paso >= 1))
    return fc.integer({ min: Math.ceil(a), max: Math.max(Math.ceil(a), Math.floor(b)) })
  return fc
    .integer({ min: Math.ceil(a * 10), max: Math.max(Math.ceil(a * 10), Math.floor(b * 10)) })
    .map(n => n / 10)
}

function texto(schema: z.core.$ZodType): fc.Arbitrary<unknown> {
  const { format } = defOf(schema)
  if (format === 'date') return fc.constantFrom(...DIAS)
  if (format === 'email') return fc.constantFrom('a@ejemplo.edu', 'ñandú@ejemplo.edu')
  if (format === 'url') return fc.constantFrom('https://127.0.0.1:1/a', 'http://127.0.0.1:1/')
  const { min = 0, max = 40 } = limites(schema)
  return fc.string({
    unit: 'grapheme',
    minLength: Math.min(min, 30),
    maxLength: Math.min(Math.max(max, min), 60),
  })
}

function fitting(schema: z.core.$ZodType, hondo: number): fc.Arbitrary<unknown> {
  // A schema that contains itself (requisites) ends here.
  if (hondo < 0) return JSON_CORTO
  const bare = desnudo(schema)
  const def = defOf(bare)
  if (esArchivo(schema)) return fc.constant({ name: 'nada.bin', bytes: Buffer.from('nada') })
  switch (def.type) {
    case 'string':
      return texto(bare)
    case 'number':
      return numero(bare, def.format === 'safeint')
    case 'boolean':
      return fc.boolean()
    case 'enum':
      return fc.constantFrom(...Object.values(def.entries!))
    case 'literal':
      return fc.constantFrom(...def.values!)
    case 'null':
      return fc.constant(null)
    case 'array':
      return hondo <= 0
        ? fc.constant([])
        : fc.array(arbitrario(def.element!, hondo - 1), { minLength: limites(bare).min ?? 0, maxLength: 4 })
    case 'object':
      return objeto(def.shape!, hondo - 1)
    case 'record':
      return fc.dictionary(fc.string({ maxLength: 8 }), arbitrario(def.valueType!, hondo - 1), { maxKeys: 3 })
    case 'union':
      return fc.oneof(...def.options!.map(o => arbitrario(o, hondo - 1)))
    default:
      return JSON_CORTO
  }
}

/** Random values for a schema; one in eight does not fit. `hondo`: levels of lists and objects. */
function arbitrario(schema: z.core.$ZodType, hondo = 5): fc.Arbitrary<unknown> {
  const off = fc.oneof(
    fc.constant(null),
    fc.constant(''),
    fc.integer(),
    fc.string({ maxLength: 300 }),
    JSON_CORTO,
  )
  return fc.oneof({ weight: 7, arbitrary: fitting(schema, hondo) }, { weight: 1, arbitrary: off })
}

function objeto(shape: Record<string, z.core.$ZodType>, hondo: number): fc.Arbitrary<unknown> {
  const fields = Object.entries(shape).map(([k, s]): [string, fc.Arbitrary<unknown>] => {
    const optional = (s as z.ZodType).safeParse(undefined).success
    const value = arbitrario(s, hondo)
    return [k, optional ? fc.option(value, { nil: undefined, freq: 2 }) : value]
  })
  return fc.record(Object.fromEntries(fields))
}

/** A value that fits, always the same: what a list's only element or an object's other fields are while one is spoiled. */
export const ejemplo = (schema: z.core.$ZodType): unknown =>
  fc.sample(fitting(schema, 4), { numRuns: 1, seed: 7 })[0]

/** Inputs of a call at random, upon a good one: a field is the good one's, or anything for its schema. */
export function entradasAlAzar(
  schema: z.ZodObject,
  buena: Record<string, unknown>,
  o: { cuantas: number; seed: number },
): Record<string, unknown>[] {
  const fields = Object.entries(schema.shape).map(([k, s]) => {
    const value = arbitrario(s as z.core.$ZodType)
    const mixed =
      k in buena
        ? fc.oneof({ weight: 3, arbitrary: fc.constant(buena[k]) }, { weight: 2, arbitrary: value })
        : fc.option(value, { nil: undefined, freq: 2 })
    return [k, mixed] as const
  })
  return fc.sample(fc.record(Object.fromEntries(fields)), { numRuns: o.cuantas, seed: o.seed }) as Record<
    string,
    unknown
  >[]
}
