import net from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts'
import { soon } from './testing/soon.ts'
import { createWakeup, type Wakeup } from './wakeup.ts'

let database: TestDatabase
let admin: pg.Client
beforeAll(async () => {
  database = await createTestDatabase()
  admin = new pg.Client(database.url)
  await admin.connect()
})
afterAll(async () => {
  await admin.end()
  await database.drop()
})

let nodes: Wakeup[] = []
afterEach(async () => {
  await Promise.all(nodes.map(node => node.close()))
  nodes = []
})
/** A node, and what it hears. */
async function startNode(url = database.url) {
  const report = vi.fn()
  const node = createWakeup(url, report)
  nodes.push(node)
  const heard: [number, number][] = []
  const sessions: [number, boolean][] = []
  node.onWake((empresaId, id) => heard.push([empresaId, id]))
  node.onSession((sessionId, ended) => sessions.push([sessionId, ended]))
  await node.ready
  return { node, heard, sessions, report }
}
/** A question to a server that answers no more is given up after ten seconds (pgListener.ts); closing must not wait for it. */
const MOMENT_MS = 5000

const cutAll = () =>
  admin.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'malla avisos' and datname = current_database()",
  )

it('wakes every node, itself too, with the last record of each institution', async () => {
  const [one, two] = [await startNode(), await startNode()]
  for (const id of [7, 9, 8]) one.node.wake(5, id)
  one.node.wake(6, 2)
  for (const { heard } of [one, two])
    await soon(() =>
      expect(heard).toEqual([
        [5, 9],
        [6, 2],
      ]),
    )
})

it('joins what comes close together: few notifications for many writes', async () => {
  const { node } = await startNode()
  const payloads: string[] = []
  admin.on('notification', n => payloads.push(n.payload ?? ''))
  await admin.query('listen malla_cambios')
  for (let id = 1; id <= 500; id++) node.wake(1 + (id % 250), id)
  await soon(() => expect(payloads.flatMap(p => p.split(','))).toHaveLength(250))
  expect(payloads).toHaveLength(2)
  await admin.query('unlisten malla_cambios')
  admin.removeAllListeners('notification')
})

it('does not wait for the disk, and writes nothing', async () => {
  await startNode()
  const { rows } = await admin.query(
    "select query from pg_stat_activity where application_name = 'malla avisos' and datname = current_database()",
  )
  expect(rows).toEqual([{ query: expect.stringContaining('synchronous_commit = off') }])
})

it('tells of sessions, at once on its own node', async () => {
  const [one, two] = [await startNode(), await startNode()]
  one.node.endSession(11)
  one.node.changeSession(12)
  expect(one.sessions).toEqual([
    [11, true],
    [12, false],
  ])
  await soon(() =>
    expect(two.sessions).toEqual([
      [11, true],
      [12, false],
    ]),
  )
})

it('comes back after its connection was cut, says that there was a gap, and sends what waited', async () => {
  const [one, two] = [await startNode(), await startNode()]
  const gap = vi.fn()
  one.node.onGap(gap)
  await cutAll()
  await soon(() => expect(one.report).toHaveBeenCalled())
  one.node.wake(5, 40)
  one.node.endSession(13)
  await soon(() => expect(gap).toHaveBeenCalledTimes(1))
  await soon(() => expect(one.heard).toEqual([[5, 40]]))
  // The other node was cut too: what was said before it was back it finds by looking. From now on it hears again.
  await pause(300)
  one.node.wake(5, 41)
  await soon(() => expect(two.heard.at(-1)).toEqual([5, 41]))
})

it('gives up what is too long to be said, and the connection and what comes after it go on', async () => {
  const [one, two] = [await startNode(), await startNode()]
  const [gap, told] = [vi.fn(), vi.fn()]
  one.node.onGap(gap)
  two.node.onTell(told)
  const notice = (id: number, text: string) =>
    one.node.tell({ usuarioId: 1, empresaId: 5, event: 'x.updated', data: { id, text } as { id: number } })
  notice(1, 'x'.repeat(9000))
  notice(2, 'y')
  await soon(() => expect(told.mock.calls.map(([n]) => n.data.id)).toEqual([2]))
  expect(one.report.mock.calls).toEqual([[expect.objectContaining({ code: '22023' }), 'sending a wake-up']])
  expect(gap).not.toHaveBeenCalled()
})

it('is not disturbed by callbacks that throw, nor by what others send on its channels', async () => {
  const { node, heard, sessions, report } = await startNode()
  node.onWake(() => {
    throw new Error('broken listener')
  })
  const late: number[] = []
  node.onWake((_empresaId, id) => late.push(id))
  await admin.query(
    "select pg_notify('malla_cambios', 'basura'), pg_notify('malla_sesiones', 'x'), pg_notify('malla_cambios', '')",
  )
  node.wake(5, 1)
  await soon(() => expect(late).toEqual([1]))
  expect(heard).toEqual([[5, 1]])
  expect(sessions).toEqual([])
  expect(report).toHaveBeenCalledWith(expect.any(Error), 'hearing a wake-up')
})

it('stops telling a callback that no longer hears', async () => {
  const { node, heard } = await startNode()
  const other: number[] = []
  node.onWake((_empresaId, id) => other.push(id))()
  node.wake(5, 1)
  await soon(() => expect(heard).toEqual([[5, 1]]))
  expect(other).toEqual([])
})

it('sends its last words before it closes', async () => {
  const [one, two] = [await startNode(), await startNode()]
  one.node.wake(5, 99)
  one.node.endSession(14)
  await one.node.close()
  await soon(() => expect(two.heard).toEqual([[5, 99]]))
  expect(two.sessions).toEqual([[14, true]])
})

it('keeps trying when there is no server at first, and closes in a moment all the same', async () => {
  const report = vi.fn()
  const node = createWakeup('postgres://nadie@127.0.0.1:1/nada', report)
  node.wake(5, 1)
  await soon(() => expect(report.mock.calls.length).toBeGreaterThan(1))
  const began = Date.now()
  await node.close()
  expect(Date.now() - began).toBeLessThan(MOMENT_MS)
})

/** A way to the database that can be made to go silent, and then to break. */
async function startProxy() {
  const { hostname, port } = new URL(database.url)
  let streams: net.Socket[] = []
  const proxy = net.createServer(client => {
    const server = net.connect(Number(port), hostname)
    streams.push(client, server)
    client.pipe(server).pipe(client)
    for (const stream of [client, server]) stream.on('error', () => {})
  })
  await new Promise<void>(resolve => proxy.listen(0, '127.0.0.1', resolve))
  const url = new URL(database.url)
  url.hostname = '127.0.0.1'
  url.port = String((proxy.address() as net.AddressInfo).port)
  return {
    url: url.href,
    silence: () => streams.forEach(stream => void stream.unpipe().pause()),
    cut: () => {
      for (const stream of streams) stream.destroy()
      streams = []
    },
    close: () => new Promise(resolve => proxy.close(resolve)),
  }
}

it('says again what was on its way when the connection broke', async () => {
  const proxy = await startProxy()
  const { node, heard, report } = await startNode(proxy.url)
  const other = await startNode()
  proxy.silence()
  node.wake(5, 1)
  node.endSession(15)
  await pause(50)
  expect(other.heard).toEqual([])
  proxy.cut()
  await soon(() => expect([other.heard, other.sessions]).toEqual([[[5, 1]], [[15, true]]]))
  await soon(() => expect(heard).toEqual([[5, 1]]))
  expect(report).toHaveBeenCalled()
  await node.close()
  proxy.cut()
  await proxy.close()
})

it('closes in a moment when the server has stopped answering', async () => {
  const proxy = await startProxy()
  const { node } = await startNode(proxy.url)
  proxy.silence()
  node.wake(5, 1)
  await pause(50)
  const began = Date.now()
  await node.close()
  expect(Date.now() - began).toBeLessThan(MOMENT_MS)
  proxy.cut()
  await proxy.close()
})
