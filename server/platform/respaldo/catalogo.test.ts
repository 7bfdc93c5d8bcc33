import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts'
import { migracionesDe } from './catalogo.ts'

let database: TestDatabase
let client: pg.Client
beforeAll(async () => {
  database = await createTestDatabase()
  client = new pg.Client(database.url)
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await database.drop()
})

it('migrations are told from the first one to the last, however their rows lie', async () => {
  const before = await migracionesDe(client)
  expect(before.length).toBeGreaterThan(12)
  await client.query('truncate drizzle.__drizzle_migrations')
  for (const when of before.toReversed())
    await client.query("insert into drizzle.__drizzle_migrations (hash, created_at) values ('x', $1)", [when])
  expect(await migracionesDe(client)).toEqual(before)
  expect(before).toEqual(before.toSorted((a, b) => a - b))
})
