import { type Call, writes } from '@malla/contracts/call.ts'
import { allCalls } from '@malla/contracts/calls.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ZodType } from 'zod'
import { createTestApp, type TestApp } from '../testing/app.ts'
import type { Entrada } from '../testing/proof/fila.ts'
import { filas } from '../testing/proof/filas.ts'
import { type Mundo, plantMundo } from '../testing/proof/mundo.ts'
import { pedir } from '../testing/proof/pedir.ts'

/**
 * Nothing is mixed: in an input that is good, one id after the other is replaced by that of another faculty and of another institution. Whoever
 * works in the first is never let through, and nothing of the other changes or shows.
 */

const conFila = allCalls().filter(([name, c]) => c.access !== 'public' && filas[name])
/** Named from every faculty, because they belong to the whole institution. */
const DE_TODOS = new Set(['laboratorios_ids', 'periodo_id'])

let t: TestApp
let m: Mundo
let n = 0
beforeAll(async () => {
  t = await createTestApp()
  m = await plantMundo(t)
})
afterAll(() => t.close())

/** A good input of a place with one id of it taken from elsewhere, wherever ids stand: in a field, in a list among one's own, within what a list is of. */
function mixtures(propia: Entrada, otra: Entrada): [field: string, mixed: Entrada][] {
  return Object.keys(propia).flatMap(k =>
    mezclas(propia[k], otra[k]).map(([donde, valor]): [string, Entrada] => [
      k + donde,
      { ...propia, [k]: valor },
    ]),
  )
}

/** A value with something of the other in it, and where. */
function mezclas(propio: unknown, otro: unknown): [donde: string, valor: unknown][] {
  if (JSON.stringify(propio) === JSON.stringify(otro)) return []
  if (typeof propio === 'number') return [['', otro]]
  if (Array.isArray(propio) && Array.isArray(otro)) {
    const dentro = propio.flatMap((uno, i) =>
      mezclas(uno, otro[i]).map(([donde, valor]): [string, unknown] => [
        `[${i}]${donde}`,
        propio.with(i, valor),
      ]),
    )
    return propio.every(uno => typeof uno === 'number')
      ? [...dentro, ['[+]', [...propio, ...otro]], ['[+otro primero]', [...otro, ...propio]]]
      : dentro
  }
  if (isObjeto(propio) && isObjeto(otro))
    return mixtures(propio, otro).map(([donde, valor]) => [`.${donde}`, valor])
  return []
}
const isObjeto = (v: unknown): v is Entrada => typeof v === 'object' && v !== null

async function whatGetsThrough(name: string, call: Call): Promise<string[]> {
  const { entrada, clase } = filas[name]!
  const through: string[] = []
  for (const [donde, token] of [
    [m.dos, m.token.facultad.operador],
    [m.otra, m.token.entidad.operador],
    [m.otra, m.token.entidad.root],
  ] as const) {
    const marca = donde === m.dos ? /zqdos/ : /zqajena/
    for (const [field, mixed] of mixtures(entrada(m.uno, `zquno ${++n}`), entrada(donde, `zquno ${n}`))) {
      if (donde === m.dos && (clase === 'comun' || DE_TODOS.has(field.replace(/\[.*/, '')))) continue
      const r = await pedir(t, token, call, mixed)
      const where = `${field} of ${donde.marca}`
      // What only filters finds nothing of elsewhere.
      if (r.status < 400 && clase !== 'nada') through.push(`${where}: ${r.status} ${r.text.slice(0, 160)}`)
      if (marca.test(r.text)) through.push(`${where}, read: ${r.text.slice(0, 160)}`)
    }
  }
  return through
}

const dataOf = (call: Call): ZodType | undefined =>
  (call.output as unknown as { shape?: { data?: ZodType } }).shape?.data
const conRevision = conFila.filter(
  ([name, c]) => 'revision' in c.input.shape && writes(c) && dataOf(c) && filas[name]!.clase !== 'deOtro',
)
/** Forms bring two edits together: they read the newer record of a 409 as they read the one that a save answers. */
it.each(conRevision)(
  '%s refuses an older edit with the record as a save of it answers it',
  async (name, call) => {
    const entrada = { ...filas[name]!.entrada(m.uno, `zquno ${++n}`), revision: 987_654 }
    const ask = () => pedir(t, m.token.entidad.root, call, entrada)
    const first = await ask()
    // What was not there yet is made by it.
    const { status, text } = first.status === 200 ? await ask() : first
    expect(status, text).toBe(409)
    expect(dataOf(call)!.safeParse(JSON.parse(text).actual).error).toBeUndefined()
  },
)

it.each(conFila.filter(([name]) => filas[name]!.clase !== 'instalacion'))(
  '%s takes nothing of elsewhere',
  async (name, call) => expect((await whatGetsThrough(name, call)).join('\n')).toBe(''),
)
