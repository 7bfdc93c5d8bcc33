import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts'
import { type Db, openDb, type Tx } from './db.ts'
import { sql } from './drizzle.ts'

const MOST = 2
const EMPRESA = 1

let database: TestDatabase
let db: Db
beforeAll(async () => {
  database = await createTestDatabase()
  db = openDb(database.url, MOST)
})
afterAll(async () => {
  await db.close()
  await database.drop()
})

it('who reads does not wait for writers that wait for each other', async () => {
  const held = Promise.withResolvers<void>()
  const writers = Array.from({ length: MOST * 2 }, () => db.write(EMPRESA, null, () => held.promise))
  const read = db.read(EMPRESA, tx => tx.execute(sql`select 1 as one`))
  expect((await read).rows).toEqual([{ one: 1 }])
  expect((await db.global.execute(sql`select 2 as two`)).rows).toEqual([{ two: 2 }])
  held.resolve()
  await Promise.all(writers)
})

it('a write that waits for another gives up long before whoever waits for its connection', async () => {
  const shown = (tx: Tx) => tx.execute(sql`show lock_timeout`).then(({ rows }) => rows)
  expect((await db.write(EMPRESA, null, shown)).result).toEqual([{ lock_timeout: '5s' }])
  expect(await db.read(EMPRESA, shown)).toEqual([{ lock_timeout: '0' }])
})

it.each([
  ['few rows', 0, 50, false],
  ['more', 0, 51, true],
  ['more, of one that was never counted', -1, 51, true],
  ['less than a tenth of a large one', 10_000, 1000, false],
  ['more than a tenth of it', 10_000, 1100, true],
])(
  'a table is counted after a write of as many rows as PostgreSQL would count it for: %s',
  async (_case, cree, mas, isContada) => {
    const owner = new pg.Client(database.url)
    await owner.connect()
    try {
      // What it takes the table for; it holds nothing.
      await owner.query(`update pg_class set reltuples = $1 where oid = 'laboratorios'::regclass`, [cree])
      await db.conocer(['laboratorios'], mas)
      const { rows } = await owner.query(
        `select reltuples::int as n from pg_class where oid = 'laboratorios'::regclass`,
      )
      expect(rows[0].n).toBe(isContada ? 0 : cree)
    } finally {
      await owner.end()
    }
  },
)
