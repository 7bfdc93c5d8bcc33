import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts'
import { type Db, openDb } from './db.ts'
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
