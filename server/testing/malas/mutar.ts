import type { Call } from '@malla/contracts/call.ts'
import type { z } from 'zod'
import type { Adjunto, Entrada } from '../proof/fila.ts'
import { ejemplo, entradasAlAzar } from './azar.ts'
import { HONDO, IDS, VALORES } from './corpus.ts'
import { defOf, desnudo, esArchivo } from './esquema.ts'

/** One input to try. It is built when its turn comes: many are large. */
export interface Caso {
  clase: string
  /** Which field, and what is wrong with it. */
  que: string
  entrada(): Entrada
}

/** What cases are made of: a good input, what its ids name elsewhere, files. */
export interface Materia {
  buena: Entrada
  /** The same input in other places: of another faculty, of another institution, of things that are deleted or of another kind. */
  ajenas: readonly [de: string, entrada: Entrada][]
  archivos: readonly [que: string, archivo: Adjunto][]
}

type Poner = (valor: unknown) => Entrada

const MOST_LEVELS = 3
const cortos = new Map<unknown, string>()
/** Written once: the same values are put in thousands of places, and some are megabytes. */
function corto(v: unknown): string {
  const hecho = cortos.get(v)
  if (hecho !== undefined) return hecho
  const text = typeof v === 'string' ? JSON.stringify(v.slice(0, 40)) : (JSON.stringify(v) ?? 'left out')
  cortos.set(v, text.slice(0, 60))
  return text.slice(0, 60)
}

/** What is put in place of one field. */
function* enLugar(que: string, schema: z.core.$ZodType, poner: Poner, m: Materia): Generator<Caso> {
  for (const [clase, valores] of Object.entries(VALORES))
    for (const v of valores) yield { clase, que: `${que} = ${corto(v)}`, entrada: () => poner(v) }
  if (esArchivo(schema))
    for (const [name, file] of m.archivos)
      yield { clase: 'archivo', que: `${que}: ${name}`, entrada: () => poner(file) }
  if (
    /(^id|_id|Id|^ids|_ids|asignatura|origen|destino)$/.test(que.split('.').at(-1)!) ||
    defOf(desnudo(schema)).format === 'safeint'
  )
    for (const v of IDS) yield { clase: 'id', que: `${que} = ${corto(v)}`, entrada: () => poner(v) }
}

/** Every place of a value, field after field and level after level, with everything that can be put there. */
function* lugares(
  que: string,
  schema: z.core.$ZodType,
  valor: unknown,
  poner: Poner,
  m: Materia,
  hondo = 0,
): Generator<Caso> {
  yield* enLugar(que, schema, poner, m)
  if (hondo >= MOST_LEVELS || esArchivo(schema)) return
  const bare = desnudo(schema)
  const def = defOf(bare)
  if (def.type === 'object') {
    const whole = (valor && typeof valor === 'object' ? valor : ejemplo(bare)) as Entrada
    for (const [k, s] of Object.entries(def.shape!))
      yield* lugares(`${que}.${k}`, s, whole[k], v => poner({ ...whole, [k]: v }), m, hondo + 1)
  }
  if (def.type === 'array') {
    const first = Array.isArray(valor) && valor.length > 0 ? valor[0] : ejemplo(def.element!)
    yield* lugares(`${que}.0`, def.element!, first, v => poner([v]), m, hondo + 1)
    yield {
      clase: 'enorme',
      que: `${que}: the same 2000 times`,
      entrada: () => poner(Array.from({ length: 2000 }, () => first)),
    }
    yield { clase: 'id', que: `${que}: the same twice`, entrada: () => poner([first, first]) }
  }
  if (def.type === 'record')
    for (const k of ['__proto__', 'constructor', '', 'x'.repeat(5000), '\u0000', '1'])
      yield {
        clase: 'claves raras',
        que: `${que}.${k.slice(0, 12)}`,
        entrada: () => poner(Object.fromEntries([[k, ejemplo(def.valueType!)]])),
      }
  if (def.type === 'union')
    for (const [i, option] of def.options!.entries())
      yield* lugares(`${que}|${i}`, option, ejemplo(option), poner, m, hondo + 1)
}

/** Ids of elsewhere, one field after the other and all together. */
function* deOtraParte({ buena, ajenas }: Materia): Generator<Caso> {
  for (const [de, otra] of ajenas) {
    yield { clase: 'id ajeno', que: `all of ${de}`, entrada: () => otra }
    for (const k of Object.keys(buena))
      if (JSON.stringify(buena[k]) !== JSON.stringify(otra[k]))
        yield { clase: 'id ajeno', que: `${k} of ${de}`, entrada: () => ({ ...buena, [k]: otra[k] }) }
  }
}

const SOBRAN: Entrada = {
  root: true,
  empresa_id: 1,
  usuario_id: 1,
  revision: -1,
  created_at: 'x',
  deleted_at: null,
  _method: undefined,
  constructor: 1,
  toString: 'x',
}

/** All cases of a call: each field in turn spoiled, ids of elsewhere, what is not declared, and `azar` random ones. */
export function* casosDe(call: Call, m: Materia, azar: { cuantas: number; seed: number }): Generator<Caso> {
  yield { clase: 'buena', que: 'as it should be', entrada: () => m.buena }
  for (const [k, s] of Object.entries(call.input.shape))
    yield* lugares(k, s as z.core.$ZodType, m.buena[k], v => ({ ...m.buena, [k]: v }), m)
  yield* deOtraParte(m)
  yield {
    clase: 'claves raras',
    que: 'fields that nobody declared',
    entrada: () => ({ ...m.buena, ...SOBRAN }),
  }
  yield {
    clase: 'enorme',
    que: 'a thousand fields that nobody declared',
    entrada: () => ({
      ...m.buena,
      ...Object.fromEntries(Array.from({ length: 1000 }, (_, i) => [`x${i}`, i])),
    }),
  }
  yield {
    clase: 'enorme',
    que: 'a deep field that nobody declared',
    entrada: () => ({ ...m.buena, x: HONDO }),
  }
  yield { clase: 'vacío', que: 'nothing at all', entrada: () => ({}) }
  for (const [i, entrada] of entradasAlAzar(call.input, m.buena, azar).entries())
    yield { clase: 'al azar', que: `number ${i}`, entrada: () => entrada }
}
