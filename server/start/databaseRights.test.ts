import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { migrate } from '../platform/db/migrate.ts'
import { StartError } from '../platform/startError.ts'
import { createTestDatabase, type TestDatabase } from '../testing/database.ts'
import { assertUsable, type Facts, obstacleIn } from './databaseRights.ts'

const good: Facts = { version: 160_000, usuario: 'malla', role: true, tables: true, missing: [] }

it.each<[string, Partial<Facts>, RegExp | null]>([
  ['16', {}, null],
  ['18', { version: 180_001 }, null],
  ['15', { version: 150_012 }, /PostgreSQL 15: .+ 16 o posterior\.$/],
  ['no tables', { tables: false }, /«malla» .+ no puede crear tablas/],
  ['no role', { role: false }, /malla_app.+CREATEROLE/],
  ['an extension', { missing: ['pg_trgm'] }, /la extensión pg_trgm:/],
  [
    'all',
    { missing: ['unaccent', 'pg_trgm', 'btree_gin'] },
    /las extensiones unaccent, pg_trgm y btree_gin:/,
  ],
])('%s', (_case, more, line) => {
  const found = obstacleIn({ ...good, ...more })
  if (line) expect(found).toMatch(line)
  else expect(found).toBeNull()
})

describe('asked of a real server', () => {
  const usuario = `r_${randomBytes(6).toString('hex')}`
  const database = `d_${usuario}`
  let own: TestDatabase
  let owner: pg.Client
  beforeAll(async () => {
    // Not the database that all others copy: nobody may be connected to it while they do.
    own = await createTestDatabase()
    owner = new pg.Client(own.url)
    await owner.connect()
    await owner.query(`create role ${usuario} login password 'x'`)
    await owner.query(`create database ${database} template template0`)
  })
  afterAll(async () => {
    await owner.query(`drop database ${database} with (force)`)
    await owner.query(`drop role ${usuario}`)
    await owner.end()
    await own.drop()
  })
  const asUsuario = async (work: (client: pg.Client, url: string) => Promise<void>): Promise<void> => {
    const url = new URL(own.url)
    Object.assign(url, { pathname: `/${database}`, username: usuario, password: 'x' })
    const client = new pg.Client(url.href)
    await client.connect()
    try {
      await work(client, url.href)
    } finally {
      await client.end()
    }
  }

  it('the owner of the tests will do', async () => {
    await expect(assertUsable(owner)).resolves.toBeUndefined()
  })

  it('each right that is missing is named; who has them all gets through the migrations', async () => {
    await asUsuario(async (client, url) => {
      await expect(assertUsable(client)).rejects.toThrow(/no puede crear tablas/)
      await owner.query(`alter database ${database} owner to ${usuario}`)
      await expect(assertUsable(client)).rejects.toThrow(/malla_app/)
      await expect(assertUsable(client)).rejects.toThrow(StartError)
      await owner.query(`grant malla_app to ${usuario} with set true, inherit false`)
      await expect(assertUsable(client)).resolves.toBeUndefined()
      await migrate(url)
    })
    await owner.query(`alter database ${database} owner to current_user`)
  })
})
