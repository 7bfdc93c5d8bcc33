import { createConnection } from 'node:net'
import { allCalls } from '@malla/contracts/calls.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Casa, createCasa } from '../testing/malas/casa.ts'
import { crudos, mandar } from '../testing/malas/crudos.ts'
import { CUERPOS, type Cuerpo } from '../testing/malas/cuerpos.ts'
import { enviar, peticion } from '../testing/malas/envio.ts'
import { juzgar } from '../testing/malas/juez.ts'

/** Bodies, forms, addresses, headers and bytes that are no request: at the calls one after the other, and on a bare connection (0050). */

const largo = process.env.MALAS === 'largo'
/** Of each call; all of them when there is time. The next call goes on where this one ended. */
const POR_LLAMADA = largo ? CUERPOS.length : 3

let casa: Casa
let port: number
let n = 0
/** One in five is asked by nobody, of whichever call. */
let preguntas = 0
beforeAll(async () => {
  casa = await createCasa()
  await casa.t.app.listen({ port: 0, host: '127.0.0.1' })
  port = (casa.t.app.server.address() as { port: number }).port
}, 180_000)
afterAll(() => casa.close())

const siguientes = (): Cuerpo[] => Array.from({ length: POR_LLAMADA }, () => CUERPOS[n++ % CUERPOS.length]!)

it.each(allCalls())('%s takes no body for another', { timeout: 600_000 }, async (name, call) => {
  const { buena } = await casa.materia(name, call)
  const quien = await casa.persona('operador')
  const found: string[] = []
  for (const cuerpo of siguientes()) {
    const asked = await peticion(call, buena, 'json')
    const { query = '', ...spoiled } = cuerpo.hace(String(asked.payload ?? '{}'))
    const o = {
      method: asked.method,
      url: query ? `${String(asked.url).split('?')[0]}?${query}` : asked.url,
      ...spoiled,
    }
    const papel = preguntas++ % 5 === 4 ? 'nadie' : 'operador'
    await casa.escritas()
    const r = await enviar(casa.t.app, o as Parameters<typeof enviar>[1], {
      ...quien,
      token: papel === 'nadie' ? null : quien.token,
    })
    const own = papel === 'nadie' || 'authorization' in (spoiled.headers ?? {}) ? 'nadie' : papel
    const wrong = juzgar(
      { call, rol: 'alguien', empresa: null, dicho: () => 'zqajena', cuerpoRoto: true },
      r,
      await casa.escritas(),
    )
    // Who asks is known before a form is read, but not before JSON is: refused it is.
    if (own === 'nadie' && call.access !== 'public' && r.status < 400)
      wrong.push(`nobody was answered ${r.status}`)
    found.push(...wrong.map(w => `${name} as ${own}, ${cuerpo.que}: ${w}`))
  }
  await casa.reponer()
  expect(found.join('\n')).toBe('')
})

describe('on a bare connection', () => {
  /** The handshake of a socket is no call: RFC 6455 has it refused with 400. */
  const DE_SOCKET = 'a socket with a bad key'
  const isBad = (status: number): boolean => status === 400 || status >= 500

  it('no bytes make a 400 or a 5xx, and none of them a change that was refused', {
    timeout: 300_000,
  }, async () => {
    const { token } = await casa.persona('operador')
    const all = crudos(token!)
    await casa.escritas()
    const answered = await Promise.all(
      all.map(async ([que, bytes]) => [que, await mandar(port, bytes)] as const),
    )
    expect(answered.filter(([que, statuses]) => que !== DE_SOCKET && statuses.some(isBad))).toEqual([])
    expect(answered.filter(([, statuses]) => statuses.length > 0).length).toBeGreaterThan(all.length / 2)
    // Where nothing was accepted nothing was written: of those that were, each made one faculty.
    const accepted = answered.filter(([que, s]) => s.includes(200) && /length|chunk|Expect/.test(que)).length
    const made = (await casa.escritas()).filter(e => e.tabla === 'facultades').length
    expect(made).toBeLessThanOrEqual(accepted)
    expect((await casa.t.app.inject('/api/health')).statusCode).toBe(200)
  })

  it('a hundred bodies that never end keep nobody waiting', async () => {
    const { token } = await casa.persona('operador')
    const head = `POST /api/v1/facultades HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${token}\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{`
    const sockets = Array.from({ length: 100 }, () => createConnection(port, '127.0.0.1'))
    for (const s of sockets) {
      s.on('error', () => {})
      s.write(head)
    }
    const ask = () =>
      fetch(`http://127.0.0.1:${port}/api/v1/programas`, { headers: { authorization: `Bearer ${token}` } })
    const statuses = await Promise.all(Array.from({ length: 20 }, async () => (await ask()).status))
    expect(new Set(statuses)).toEqual(new Set([200]))
    for (const s of sockets) s.destroy()
    await casa.escritas()
    expect((await ask()).status).toBe(200)
    expect(await casa.escritas()).toEqual([])
  })
})
