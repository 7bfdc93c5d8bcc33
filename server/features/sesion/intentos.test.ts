import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Db, openDb } from '../../platform/db/db.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts'
import { countTry, forgetTry } from './intentos.ts'

/** How many of these tries may go on. */
const allowed = async (tries: Promise<void>[]): Promise<number> =>
  (await Promise.allSettled(tries)).filter(r => r.status === 'fulfilled').length

describe('tries to sign in', () => {
  let database: TestDatabase
  let db: Db
  beforeAll(async () => {
    database = await createTestDatabase()
    db = openDb(database.url)
  })
  afterAll(async () => {
    await db.close()
    await database.drop()
  })
  const many = (n: number, usuario: (i: number) => string, ip: (i: number) => string) =>
    allowed(Array.from({ length: n }, (_, i) => countTry(db, usuario(i), ip(i))))

  it('fifty at once on one account, from fifty addresses: ten go on', async () => {
    expect(
      await many(
        50,
        i => (i % 2 ? 'Ana@x.edu' : 'ana@x.edu'),
        i => `10.0.0.${i}`,
      ),
    ).toBe(10)
  })

  it('two hundred at once from one address: a hundred go on, and the others shut no account', async () => {
    expect(
      await many(
        200,
        i => `persona${i}@x.edu`,
        () => '10.9.9.9',
      ),
    ).toBe(100)
    const shut = await many(
      20,
      () => 'victima@x.edu',
      () => '10.9.9.9',
    )
    expect([
      shut,
      await many(
        10,
        () => 'victima@x.edu',
        i => `10.8.0.${i}`,
      ),
    ]).toEqual([0, 10])
  })

  it('those that succeed count for nothing', async () => {
    for (let i = 0; i < 120; i++) {
      await countTry(db, 'buena@x.edu', '10.7.0.1')
      await forgetTry(db, 'buena@x.edu', '10.7.0.1')
    }
    expect(
      await many(
        100,
        i => `otra${i}@x.edu`,
        () => '10.7.0.1',
      ),
    ).toBe(100)
  })
})
