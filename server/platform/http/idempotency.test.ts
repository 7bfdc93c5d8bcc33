import { randomUUID } from 'node:crypto'
import { calls } from '@malla/contracts/calls.ts'
import { mensajesDeError } from '@malla/contracts/mensajesDeError.ts'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts'
import { type Db, openDb, type Tx } from '../db/db.ts'
import { sql } from '../db/drizzle.ts'
import { stale } from '../errors.ts'
import { type Attempt, fingerprint, forgetKeys, forgetLongAnswers, keepAnswer, once } from './idempotency.ts'

/** The mark of an input; a password in it is marked with this key. */
const huella = (input: unknown, llave = 'llave') =>
  fingerprint(input, async secretos => `${llave}:${secretos}`)

it.each<[string, unknown, unknown]>([
  [
    'the key of a section',
    { id: 1, clave: 'tutoria', texto: 'x' },
    { id: 1, clave: 'metodologia', texto: 'x' },
  ],
  ['a key deep inside', { secciones: [{ clave: 'a' }] }, { secciones: [{ clave: 'b' }] }],
  ['a field that the other has not', { id: 1, clave: null }, { id: 1 }],
  ['a password', { usuario: 'ana', password: 'una' }, { usuario: 'ana', password: 'otra' }],
  ['one in the place of the other', { password: 'una' }, { actual: 'una' }],
  ['a file', { archivo: { data: new Uint8Array([1]) } }, { archivo: { data: new Uint8Array([2]) } }],
])('%s tells two inputs apart', async (_caso, a, b) => expect(await huella(a)).not.toBe(await huella(b)))

it('the bytes of a file are hashed as they are: as JSON 50 MB would take the node for seconds', async () => {
  const asJson = vi.spyOn(Buffer.prototype, 'toJSON')
  const con = (byte: number) => huella({ archivos: [{ data: Buffer.alloc(1_000_000, byte) }] })
  expect(await con(1)).not.toBe(await con(2))
  expect(await con(1)).toBe(await con(1))
  expect(asJson).not.toHaveBeenCalled()
  asJson.mockRestore()
})

it('what has no password needs no key', async () => {
  const marcar = vi.fn()
  expect(await fingerprint({ usuario: 'ana' }, marcar)).toBe(await huella({ usuario: 'ana' }))
  expect(marcar).not.toHaveBeenCalled()
})

/** Fields of inputs that hold a password, by what they are called: each must be one that counts by its mark alone. */
it('every field of a call that looks like a password is told by the key, so that none can be guessed from what is kept', async () => {
  const campos = Object.values(calls)
    .flatMap(grupo => Object.values(grupo))
    .flatMap(c => (c.input instanceof z.ZodObject ? Object.keys(c.input.shape) : []))
  const sospechosos = [...new Set(campos)].filter(c => /pass|contrase|secret|actual/i.test(c))
  expect(sospechosos.length).toBeGreaterThan(0)
  for (const campo of sospechosos)
    expect(await huella({ [campo]: 'a' }, 'otra llave'), campo).not.toBe(await huella({ [campo]: 'a' }))
})

describe('what is kept of writes', () => {
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

  const intento = (): Attempt => {
    const quien = { empresaId: 0, usuarioId: 7 }
    return { ...quien, clave: randomUUID(), llamada: 'POST /v1/facultades', input: {}, huella: 'x' }
  }
  const escribir = (hacer: (tx: Tx) => Promise<unknown>) => db.write(0, 7, hacer)

  describe('a stale edit', () => {
    const EDITAR = { llamada: 'PUT /v1/facultades/{id}' }
    const [hecha, deUna] = [{ id: 3, revision: 5 }, { llamada: 'PUT /v1/ajustes' }]
    beforeAll(async () => {
      for (const como of [EDITAR, deUna])
        await escribir(tx =>
          once(tx, { ...intento(), ...como }, async () => ({ data: { ...hecha, nombre: 'x' } })),
        )
    })
    it.each<[string, Partial<Attempt>, object, boolean]>([
      ['what one saved elsewhere oneself', EDITAR, hecha, true],
      ['the same of what is there once', deUna, { revision: 5 }, true],
      ['what changed since', EDITAR, { ...hecha, revision: 6 }, false],
      ['another record', EDITAR, { ...hecha, id: 4 }, false],
      ['a record that does not say which it is', EDITAR, { revision: 5 }, false],
      ['a record of another kind', {}, hecha, false],
      ['what another person saved', { ...EDITAR, usuarioId: 8 }, hecha, false],
    ])('is told whether the newer record is one’s own: %s', async (_caso, como, actual, propia) => {
      const { edicionPropia, edicionAtrasada } = mensajesDeError
      const refused = escribir(tx =>
        once(tx, { ...intento(), ...como }, async () => {
          throw stale(actual)
        }),
      )
      await expect(refused).rejects.toMatchObject({
        status: 409,
        message: propia ? edicionPropia : edicionAtrasada,
        extra: propia ? { actual, propia } : { actual },
      })
    })
  })

  it.each<[string, (tx: Tx, a: Attempt) => Promise<unknown>]>([
    ['one that opens its own transaction too', (tx, a) => keepAnswer(tx, a, 'segunda')],
    ['any other', (tx, a) => once(tx, a, async () => 'segunda')],
  ])(
    'a write that is sent again while it still runs is told so, and afterwards what it did: %s',
    async (_caso, otraVez) => {
      const a = intento()
      const { promise: termina, resolve: terminar } = Promise.withResolvers<void>()
      const { promise: empezada, resolve: empieza } = Promise.withResolvers<void>()
      const primera = escribir(tx =>
        once(tx, a, async () => {
          empieza()
          await termina
          return 'primera'
        }),
      )
      await empezada
      const segunda = await escribir(async tx => {
        // No sooner than 5 s otherwise.
        await tx.execute(sql`set local lock_timeout = '50ms'`)
        return otraVez(tx, a)
      })
        .catch((error: unknown) => error)
        .finally(terminar)
      expect(segunda).toMatchObject({
        status: 503,
        message: mensajesDeError.enCurso,
        extra: { ocupado: true },
      })
      await primera
      expect((await escribir(tx => once(tx, a, async () => 'tercera'))).result).toBe('primera')
    },
  )

  it.each<[string, Partial<Attempt>]>([
    ['other data', { huella: 'y' }],
    ['another call', { llamada: 'POST /v1/locales' }],
  ])('a key that is taken is refused to a write with %s, and says so to a browser', async (_caso, otro) => {
    const a = intento()
    await escribir(tx => once(tx, a, async () => 'primera'))
    await expect(escribir(tx => once(tx, { ...a, ...otro }, async () => 'segunda'))).rejects.toMatchObject({
      status: 409,
      message: mensajesDeError.claveRepetida,
      extra: { repetida: true },
    })
  })

  it('keys of more than 45 days are forgotten a few at a time, until none is left; younger ones stay', async () => {
    const owner = new pg.Client(database.url)
    await owner.connect()
    await owner.query(`insert into repeticiones (empresa_id, clave, usuario_id, llamada, huella, created_at)
      select 0, gen_random_uuid(), 9, 'x', 'x', now() - make_interval(days => d) from unnest(array[46, 46, 50, 90, 400, 44]) as d`)
    const execute = vi.spyOn(db.global, 'execute')
    await forgetKeys(db, 2)
    expect(execute).toHaveBeenCalledTimes(3)
    execute.mockRestore()
    const { rows } = await owner.query('select count(*)::int as n from repeticiones where usuario_id = 9')
    await owner.end()
    expect(rows).toEqual([{ n: 1 }])
  })

  it('long answers are forgotten a few at a time, so that no statement takes too long, until none is left', async () => {
    const owner = new pg.Client(database.url)
    await owner.connect()
    // No compression makes them small.
    const larga = () => JSON.stringify(Array.from({ length: 100 }, () => randomUUID()))
    await owner.query(
      `insert into repeticiones (empresa_id, clave, usuario_id, llamada, huella, respuesta, created_at)
       select 0, gen_random_uuid(), 8, 'x', 'x', r::jsonb, now() - interval '2 days' from unnest($1::text[]) as r`,
      [Array.from({ length: 5 }, larga)],
    )
    const write = vi.spyOn(db, 'write')
    await forgetLongAnswers(db, 2)
    expect(write.mock.calls.filter(([empresaId]) => empresaId === 0)).toHaveLength(3)
    write.mockRestore()
    const { rows } = await owner.query(
      'select count(*)::int as cuantas, count(respuesta)::int as largas from repeticiones where usuario_id = 8',
    )
    await owner.end()
    expect(rows).toEqual([{ cuantas: 5, largas: 0 }])
  })
})
