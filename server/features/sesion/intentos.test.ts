import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Db, openDb } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/drizzle.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts'
import { CLAVE, countTry, forgetTry, INGRESO, type Limite } from './intentos.ts'
import { forgetOld } from './limpiar.ts'

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
  const many = (n: number, usuario: (i: number) => string, ip: (i: number) => string, limite?: Limite) =>
    allowed(Array.from({ length: n }, (_, i) => countTry(db, usuario(i), ip(i), limite)))
  const fallosDe = async (clave: string) =>
    (await db.global.execute(sql`select fallos from intentos where clave = ${clave}`)).rows

  it('links for a new password that expired a month ago are forgotten with the rest', async () => {
    const { rows } = await db.global.execute(sql`
      with p as (insert into personas (nombres, correo) values ('Olvidada', 'o@x.edu') returning id)
      insert into usuarios (persona_id, usuario, clave_hash) select id, 'olvidada', '' from p returning id`)
    await db.global.execute(sql`insert into recuperaciones (token_hash, usuario_id, vence_at)
      values ('vieja', ${rows[0]!.id}, now() - interval '31 days'), ('reciente', ${rows[0]!.id}, now())`)
    await forgetOld(db)
    const quedan = await db.global.execute(sql`select token_hash from recuperaciones`)
    expect(quedan.rows).toEqual([{ token_hash: 'reciente' }])
  })

  it('fifty at once on one account from one address: ten go on, and elsewhere it is open', async () => {
    const nombre = (i: number) => (i % 2 ? 'Ana@x.edu' : 'ana@x.edu')
    expect(await many(50, nombre, () => '10.0.0.1')).toBe(10)
    expect(await many(50, nombre, () => '10.0.0.2')).toBe(10)
  })

  it('three hundred at once on one account, from fifty addresses: a hundred go on', async () => {
    expect(
      await many(
        300,
        () => 'eva@x.edu',
        i => `10.6.0.${i % 50}`,
      ),
    ).toBe(100)
  })

  it('a present password is counted by its account, wherever from', async () => {
    expect(
      await many(
        50,
        () => 'luz@x.edu',
        i => `10.5.0.${i}`,
        CLAVE,
      ),
    ).toBe(10)
  })

  it('a name that is typed shuts no other account, however it is made', async () => {
    for (const nombre of ['eco@x.edu@10.4.0.1', '10.4.0.1 eco@x.edu', 'usuario:eco@x.edu'])
      await many(
        150,
        () => nombre,
        i => `10.4.1.${i}`,
      )
    expect(
      await many(
        20,
        () => 'eco@x.edu',
        () => '10.4.0.1',
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

  it('a success opens the account there; what was tried elsewhere still counts', async () => {
    await many(
      10,
      () => 'ivo@x.edu',
      () => '10.3.0.1',
    )
    await countTry(db, 'ivo@x.edu', '10.3.0.2')
    await forgetTry(db, 'ivo@x.edu', '10.3.0.2')
    expect(await fallosDe('usuario:ivo@x.edu')).toEqual([{ fallos: 10 }])
    expect(
      await many(
        5,
        () => 'ivo@x.edu',
        () => '10.3.0.1',
      ),
    ).toBe(0)
    expect(
      await many(
        20,
        () => 'ivo@x.edu',
        () => '10.3.0.2',
      ),
    ).toBe(INGRESO.lugar)
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
