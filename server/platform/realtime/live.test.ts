import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts'
import { lastChanges, readCambios } from '../changes/read.ts'
import { type Db, openDb } from '../db/db.ts'
import { createDelivery, type Delivery } from './delivery.ts'
import { type LiveServer, next, type Oyente, startLiveServer } from './testing/liveServer.ts'
import { soon } from './testing/soon.ts'
import { createWakeup, type Wakeup } from './wakeup.ts'

/** One server of an installation: its own sockets, reading and listening, on the common database. */
interface Node {
  live: LiveServer
  wakeup: Wakeup
  delivery: Delivery
}

let database: TestDatabase
let owner: pg.Client
let db: Db
let nodes: Node[] = []
let empresas: number[]

async function startNode(): Promise<Node> {
  const live = await startLiveServer()
  const wakeup = createWakeup(database.url, () => {})
  const delivery = createDelivery<Oyente>({
    sockets: live.sockets,
    wakeup,
    empresaOf: oyente => oyente.empresa_id,
    lastIds: ids => lastChanges(db, ids),
    readChanges: (empresaId, after, limit) => readCambios(db, empresaId, after, limit),
    mayRead: () => true,
    toEvent: cambio => ({ event: cambio.evento, data: { change_id: cambio.id } }),
    report: () => {},
  })
  await wakeup.ready
  return { live, wakeup, delivery }
}

beforeAll(async () => {
  database = await createTestDatabase()
  owner = new pg.Client(database.url)
  await owner.connect()
  db = openDb(database.url)
  const { rows } = await owner.query(
    "insert into empresas (razonsocial, tipo) values ('Uno', 'Universidad'), ('Dos', 'Instituto') returning id",
  )
  empresas = rows.map(row => Number(row.id))
  nodes = [await startNode(), await startNode()]
})
afterAll(async () => {
  for (const { delivery, wakeup, live } of nodes) {
    delivery.close()
    await wakeup.close()
    await live.close()
  }
  await db.close()
  await owner.end()
  await database.drop()
})

async function listen(node: Node, empresaId: number) {
  const heard: number[] = []
  const channel = node.live.client('ana', empresaId).subscribe(`private-empresa.${empresaId}`)
  channel.bind('facultad.updated', ({ change_id }: { change_id: number }) => heard.push(change_id))
  await next(channel, 'pusher:subscription_succeeded')
  return heard
}

it('delivers 400 writes of 40 concurrent writers on two nodes, in commit order, over a cut connection', async () => {
  const listeners: { empresaId: number; heard: number[] }[] = []
  for (const node of nodes) {
    for (const empresaId of empresas) listeners.push({ empresaId, heard: await listen(node, empresaId) })
  }
  const write = async (writer: number) => {
    const empresaId = empresas[writer % 2]!
    for (let i = 0; i < 10; i++) {
      const { lastChange } = await db.write(empresaId, null, async (_tx, record) => {
        await pause(Math.random() * 5)
        record({ evento: 'facultad.updated', objeto_id: writer, despues: { i } })
      })
      nodes[writer % 3 === 0 ? 0 : 1]!.wakeup.wake(empresaId, lastChange!)
    }
  }
  const cut = pause(30).then(() =>
    owner.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'malla avisos' and datname = current_database()",
    ),
  )
  await Promise.all([cut, ...Array.from({ length: 40 }, (_, writer) => write(writer))])
  await soon(() => expect(listeners.map(l => l.heard.length)).toEqual([200, 200, 200, 200]))
  const all = Array.from({ length: 200 }, (_, i) => i + 1)
  for (const { heard } of listeners) expect(heard).toEqual(all)
})

it('tells within a fraction of a second what one node wrote to a listener of the other', async () => {
  const heard = await listen(nodes[1]!, empresas[0]!)
  const lags: number[] = []
  for (let i = 1; i <= 20; i++) {
    const { lastChange } = await db.write(empresas[0]!, null, async (_tx, record) => {
      record({ evento: 'facultad.updated', objeto_id: 1 })
    })
    const began = performance.now()
    nodes[0]!.wakeup.wake(empresas[0]!, lastChange!)
    await soon(() => expect(heard).toHaveLength(i))
    lags.push(performance.now() - began)
  }
  // Unwoken each waits for the look every 1.5 s; on a busy machine some are late all the same.
  expect(lags.sort((a, b) => a - b)[5]).toBeLessThan(500)
})
