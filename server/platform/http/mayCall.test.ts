import { once } from 'node:events'
import { createConnection, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/app.ts'
import type { RolDePrueba } from '../../testing/gente.ts'

let t: TestApp
let sockets: Socket[] = []
beforeAll(async () => {
  t = await createTestApp()
  await t.app.listen({ port: 0, host: '127.0.0.1' })
})
afterEach(() => {
  for (const s of sockets) s.destroy()
  sockets = []
})
afterAll(() => t.close())

const ALL = 40_000_000
const BEGINNING = `--b\r\nContent-Disposition: form-data; name="archivo"; filename="a.xlsx"\r\n\r\n${'x'.repeat(10_000)}`

async function opened(): Promise<Socket> {
  const { port } = t.app.server.address() as { port: number }
  const socket = createConnection(port, '127.0.0.1')
  sockets.push(socket)
  socket.on('error', () => {})
  await once(socket, 'connect')
  return socket
}

const headOf = (verb: string, path: string, rol: RolDePrueba, type: string, length: number): string =>
  `${verb} /api${path} HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${t.gente.token[rol]}\r\nContent-Length: ${length}\r\nContent-Type: ${type}\r\n\r\n`

const firstLineOf = ([bytes]: unknown[]): string => String(bytes).split('\r\n')[0]!

/** Says that 40 MB follow, sends the beginning of them, and answers the first line of what comes back. */
async function begin(verb: string, path: string, rol: RolDePrueba): Promise<string> {
  const socket = await opened()
  socket.write(headOf(verb, path, rol, 'multipart/form-data; boundary=b', ALL) + BEGINNING)
  return firstLineOf(await once(socket, 'data'))
}

it.each([
  ['POST', '/v1/plan/estudios', 'inspector', 'HTTP/1.1 403 Forbidden'],
  // Which of them is meant stands in the body; neither may be.
  ['POST', '/v1/plan/estudios/1', 'inspector', 'HTTP/1.1 403 Forbidden'],
  ['PUT', '/v1/plan/estudios/1', 'inspector', 'HTTP/1.1 403 Forbidden'],
  ['POST', '/v1/changes', 'operador', 'HTTP/1.1 404 Not Found'],
] as const)('%s %s by %s is answered before the rest of its body has come', async (verb, path, rol, line) =>
  expect(await begin(verb, path, rol)).toBe(line),
)

it('what may be meant is heard to the end', async () => {
  const [beginning, end] = ['{"full_name":', '""}']
  const socket = await opened()
  socket.write(
    headOf('POST', '/v1/plan/estudios', 'operador', 'application/json', beginning.length + end.length) +
      beginning,
  )
  const answer = once(socket, 'data')
  expect(await Promise.race([answer, sleep(300, 'waits')])).toBe('waits')
  socket.write(end)
  expect(firstLineOf(await answer)).toBe('HTTP/1.1 422 Unprocessable Entity')
})

it('one of them that is allowed is not held up by the others', async () => {
  const { id } = (
    await t.as(t.gente.token.operador)('POST', '/v1/vistas', {
      lista: 'planes',
      nombre: 'Una',
      consulta: 'a=1',
    })
  ).body.data
  const r = await t.as(t.gente.token.operador)('POST', `/v1/vistas/${id}`, { _method: 'DELETE' })
  expect(r.status).toBe(200)
})
