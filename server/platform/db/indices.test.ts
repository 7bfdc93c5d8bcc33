import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts'
import { cursoConPalabras, personaConPalabras } from '../page.ts'
import { type Db, openDb } from './db.ts'
import { PgDialect, sql } from './drizzle.ts'

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

it('people are looked for by the indexes of their names and mails, whatever else is asked for', async () => {
  const { rows } = await db.global.transaction(async tx => {
    // There are too few rows for an index to be worth it.
    await tx.execute(sql`set local enable_seqscan = off`)
    return await tx.execute<{ 'QUERY PLAN': string }>(
      sql`explain select id from personas p where ${personaConPalabras('p', 'ana quispe')}`,
    )
  })
  const plan = rows.map(r => r['QUERY PLAN']).join('\n')
  for (const indice of ['personas_busqueda', 'personas_correo'])
    expect(plan).toMatch(new RegExp(`Index Scan on ${indice}.*\\n.*Index Cond: .*%quispe%`))
})

it('however many words are typed, a row is made ready for them once, and each is looked for once', () => {
  const { sql: text, params } = new PgDialect().sqlToQuery(cursoConPalabras('a', 'Á a a INF-134 inf134 /'))
  expect(text.match(/ like /g)).toHaveLength(1)
  expect(params).toEqual(['%inf134%', '%a%', '%/%'])
})
