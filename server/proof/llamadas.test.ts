import { type Call, writes } from '@malla/contracts/call.ts'
import { allCalls } from '@malla/contracts/calls.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readOutbox } from '../testing/outbox.ts'
import { createDemostracion, type Demostracion } from '../testing/proof/demostracion.ts'
import { alrededor, type Efecto } from '../testing/proof/efecto.ts'
import { efectos } from '../testing/proof/efectos.ts'
import type { Entrada } from '../testing/proof/fila.ts'
import { filas } from '../testing/proof/filas.ts'
import { type Forma, formasDe, preguntar } from '../testing/proof/formas.ts'
import { LLAMADAS } from '../testing/proof/llamadas.ts'

/**
 * Every call of the specification is made with a valid input of the demonstration, once as the client of §7 sends it (multipart, `_method`, dates
 * dd/mm/yyyy, lists as JSON, empty texts) and once as JSON, and is looked at: status, shape, and what it did.
 */

const forma = (path: string): string => path.replace(/\{\w+\}/g, '{}')
const porLinea = new Map(allCalls().map(([name, c]) => [`${c.verb} ${forma(c.path)}`, { name, call: c }]))
const todas = LLAMADAS.map(linea => ({ linea, ...porLinea.get(forma(linea)) }))
const declaradas = todas.filter((x): x is { linea: string; name: string; call: Call } => Boolean(x.call))

let d: Demostracion
let n = 0
/** Addresses to which a document was asked to be sent. */
const pedidos: string[] = []
beforeAll(async () => {
  d = await createDemostracion()
}, 240_000)
afterAll(() => d?.close())

describe('the list', () => {
  it('has 203 calls, each once, and each is declared', () => {
    expect(new Set(LLAMADAS).size).toBe(203)
    expect(todas.filter(x => !x.call).map(x => x.linea)).toEqual([])
  })
  it('each has an effect that is looked for', () => {
    expect(declaradas.filter(({ name, call }) => !efectoDe(name, call)?.queda).map(x => x.name)).toEqual([])
    const names = new Set(declaradas.map(x => x.name))
    expect(Object.keys(efectos).filter(name => !names.has(name))).toEqual([])
  })
})

const sends = (call: Call): boolean => 'correo' in call.input.shape && 'job' in shapeOf(call)
const shapeOf = (call: Call): object => (call.output as { shape?: object }).shape ?? {}

/** A mail is looked for at the end: all of them are on their way meanwhile. */
const vaPorCorreo: Efecto = {
  async queda({ entrada }) {
    pedidos.push(String(entrada.correo))
  },
}

const efectoDe = (name: string, call: Call): Efecto | undefined =>
  sends(call) ? { ...efectos[name], ...vaPorCorreo } : efectos[name]

async function prueba(name: string, call: Call, forma: Forma): Promise<void> {
  const efecto = efectoDe(name, call)!
  const texto = `Marca ${++n}`
  const l = writes(call) && !sends(call) ? await d.fresh() : d.demo
  const previa = { d, forma, l, texto, ...alrededor(d, forma) }
  const { token = d.root[forma], cookie, ...dada } = (await efecto.antes?.(previa)) ?? {}
  const entrada: Entrada = dada.entrada ?? filas[name]!.entrada(l, texto)
  if (sends(call)) entrada.correo = `${forma}.${name}@ejemplo.edu`.toLowerCase()
  const respuesta = await preguntar(d.servidor.app, call, entrada, {
    forma,
    token,
    ...(cookie ? { cookie } : {}),
  })
  expect(
    [respuesta.status, respuesta.body?.errors ?? respuesta.body?.message],
    JSON.stringify(entrada),
  ).toEqual([200, respuesta.body?.message])
  if (respuesta.body) expect(call.output.safeParse(respuesta.body).error).toBeUndefined()
  await efecto.queda!({ ...previa, entrada, respuesta, cuerpo: respuesta.body, token })
}

const formas = (name: string): Forma[] => formasDe(filas[name]?.entrada(SIN_LUGAR, 'x') ?? {})
const SIN_LUGAR = new Proxy({}, { get: () => 1 }) as Demostracion['demo']

describe.each(declaradas)('$linea', ({ name, call }) => {
  it.each(formas(name))('as %s', como => prueba(name, call, como))
})

it('every document that was to be sent lies in the outbox, with the mail it came in', async () => {
  expect(pedidos.length).toBeGreaterThan(20)
  const attached = () =>
    readOutbox(d.servidor.dataDir)
      .filter(m => /JVBERi|UEsDB/.test(m.texto))
      .map(m => m.para)
  await expect.poll(() => pedidos.filter(p => !attached().includes(p))).toEqual([])
})
