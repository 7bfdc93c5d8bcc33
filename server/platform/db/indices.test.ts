import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts'
import { type Db, openDb } from './db.ts'
import { sql } from './drizzle.ts'

let database: TestDatabase
let db: Db
beforeAll(async () => {
  database = await createTestDatabase()
  db = openDb(database.url, 1)
})
afterAll(async () => {
  await db.close()
  await database.drop()
})

/** Of these an institution has few: looking through all of them costs nothing. */
const DE_POCAS_FILAS = ['modelos_educativos', 'planes', 'programas']

it('who deletes files finds by an index what names them', async () => {
  const { rows } = await db.global.execute<{ tabla: string }>(sql`
    select c.conrelid::regclass::text as tabla from pg_constraint c
    where c.contype = 'f' and c.confrelid = 'archivos'::regclass and not exists (
      select 1 from pg_index i where i.indrelid = c.conrelid
        and (select array_agg(k order by k) from unnest((i.indkey::int2[])[0:array_length(c.conkey, 1) - 1]) k)
          = (select array_agg(k order by k) from unnest(c.conkey) k))
    order by 1`)
  expect(rows.map(r => r.tabla)).toEqual(DE_POCAS_FILAS)
})
