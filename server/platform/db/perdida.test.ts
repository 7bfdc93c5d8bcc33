import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { abrirCable, type Cable } from '../../../faults/cable.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts'
import { fromDatabase } from '../errors.ts'
import { type Db, openDb } from './db.ts'
import { sql } from './drizzle.ts'

const EMPRESA = 1
const SILENCE_MS = 600
const one = sql`select 1 as one`

describe('a connection that is lost while it is used', () => {
  let database: TestDatabase
  let cable: Cable
  let db: Db
  beforeAll(async () => {
    database = await createTestDatabase()
    const url = new URL(database.url)
    cable = await abrirCable({ host: url.hostname, port: Number(url.port) })
    url.port = String(cable.port)
    db = openDb(url.href, 2, SILENCE_MS)
  })
  afterAll(async () => {
    await db.close()
    await cable.close()
    await database.drop()
  })

  /** The cable is whole again; what was cut with it may fail once more before the pool has thrown it away. */
  const mend = async () => {
    cable.modo('pasa')
    await vi.waitFor(
      () => Promise.all([db.read(EMPRESA, tx => tx.execute(one)), db.global.execute(one)]),
      20_000,
    )
  }
  /** What a person is answered. */
  const failing = async (work: Promise<unknown>): Promise<number | undefined> =>
    fromDatabase(
      await work.then(
        () => null,
        e => e,
      ),
    )?.status

  it('fails what runs on it with 503, and nothing else: the next gets another', async () => {
    // Between two statements nobody waits for an answer: only the connection itself can say that it ended.
    const lost = db.write(EMPRESA, null, async tx => {
      await tx.execute(one)
      cable.modo('corta')
      await sleep(50)
      cable.modo('pasa')
      await tx.execute(one)
    })
    expect(await failing(lost)).toBe(503)
    expect((await db.read(EMPRESA, tx => tx.execute(one))).rows).toEqual([{ one: 1 }])
  })

  it.each(['read', 'write'] as const)(
    'is not waited for for ever when the network says nothing: %s',
    async how => {
      const mute = async (tx: Parameters<Parameters<Db['read']>[1]>[0]) => {
        await tx.execute(one)
        cable.modo('calla')
        await tx.execute(one)
      }
      const lost = how === 'read' ? db.read(EMPRESA, mute) : db.write(EMPRESA, null, mute)
      expect(await failing(lost)).toBe(503)
      await mend()
    },
  )

  it('outside of institutions too', async () => {
    await db.global.execute(one)
    cable.modo('calla')
    expect(await failing(db.global.execute(one))).toBe(503)
    await mend()
  })
})
