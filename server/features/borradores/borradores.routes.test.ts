import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDb } from '../../platform/db/db.ts'
import { type Ask, createTestApp, type TestApp } from '../../testing/app.ts'
import { juntas } from '../../testing/juntas.ts'
import { forgetBorradores } from './borradores.service.ts'

const URL = '/v1/borradores'

describe('drafts', () => {
  let t: TestApp
  let ask: Ask
  beforeAll(async () => {
    t = await createTestApp()
    ask = t.as(t.gente.token.operador)
  })
  afterAll(() => t.close())
  const objeto = 'plan/9/historias'
  const contenido = { items: [{ id: 'a', descripcion: '<p>Á medias</p>' }], base: [] }

  it('are kept in the place of the last one, without a change record, and forgotten', async () => {
    const cambios = async () => (await t.owner.query('select count(*)::int n from cambios')).rows[0].n
    const before = await cambios()
    expect((await ask('GET', URL, { objeto })).body).toEqual({ data: null })
    await ask('PUT', URL, { objeto, contenido: { items: [] }, sobre_revision: 2 })
    const r = await ask('PUT', URL, { objeto, contenido, sobre_revision: 3 })
    expect(r.status, JSON.stringify(r.body)).toBe(200)
    const { data } = (await ask('GET', URL, { objeto })).body
    expect(data).toMatchObject({ objeto, contenido, sobre_revision: 3, updated_at: r.body.data.updated_at })
    expect((await ask('DELETE', URL, { objeto })).status).toBe(200)
    expect((await ask('DELETE', URL, { objeto })).status).toBe(200)
    expect((await ask('GET', URL, { objeto })).body).toEqual({ data: null })
    expect(await cambios()).toBe(before)
  })

  it('of several tabs stand beside each other, the newest first; one is taken away alone, and not when it was written into since', async () => {
    const de = 'plan/9/visiones'
    const guardar = async (pestana: string | undefined, contenido: string) =>
      (await ask('PUT', URL, { objeto: de, pestana, contenido, sobre_revision: 1 })).body.data
    const hay = async () => {
      const { data } = (await ask('GET', URL, { objeto: de })).body
      return data && [data, ...data.otros].map(b => [b.objeto, b.pestana, b.contenido])
    }
    await guardar(undefined, 'sin pestaña')
    const primero = await guardar('a', 'de la primera')
    await guardar('b', 'de la segunda')
    await guardar('a', 'de la primera, más')
    const todos = [
      [de, 'a', 'de la primera, más'],
      [de, 'b', 'de la segunda'],
      [de, null, 'sin pestaña'],
    ]
    expect(await hay()).toEqual(todos)
    await ask('DELETE', URL, { objeto: de, pestana: 'a', updated_at: primero.updated_at })
    expect(await hay()).toEqual(todos)
    const { updated_at } = (await ask('GET', URL, { objeto: de })).body.data
    await ask('DELETE', URL, { objeto: de, pestana: 'a', updated_at })
    expect(await hay()).toEqual(todos.slice(1))
    await ask('DELETE', URL, { objeto: de })
    expect(await hay()).toEqual([todos[1]])
    await ask('DELETE', URL, { objeto: de, pestana: 'b' })
    expect(await hay()).toBeNull()
  })

  it.each(['', 'a/b', 'a~b', 'x'.repeat(41)])('the tab «%s» is refused', async pestana =>
    expect((await ask('PUT', URL, { objeto, pestana, contenido: 1, sobre_revision: 0 })).status).toBe(422),
  )

  it('are seen by nobody else, not by an administrator, not by the same name elsewhere', async () => {
    await ask('PUT', URL, { objeto, contenido, sobre_revision: 1 })
    for (const token of [t.gente.token.root, t.gente.token.inspector, t.gente.ajeno])
      expect((await t.as(token)('GET', URL, { objeto })).body).toEqual({ data: null })
    await t.as(t.gente.token.root)('PUT', URL, { objeto, contenido: 'otra cosa', sobre_revision: 0 })
    expect((await ask('GET', URL, { objeto })).body.data.contenido).toEqual(contenido)
  })

  it.each(['', '../x', 'a//b', 'a b', `${'x'.repeat(130)}`])('the name «%s» is refused', async nombre =>
    expect((await ask('PUT', URL, { objeto: nombre, contenido: 1, sobre_revision: 0 })).status).toBe(422),
  )
  it.each(['\u0000', '\ud800', '😀'.slice(1)])(
    'what no database holds (%j) is refused by its field, however deep',
    async malo => {
      for (const contenido of [malo, [{ a: [malo] }], { [malo]: 1 }]) {
        const r = await ask('PUT', URL, { objeto, contenido, sobre_revision: 0 })
        expect([r.status, Object.keys(r.body.errors)]).toEqual([422, ['contenido']])
      }
    },
  )
  it('are three hundred at most; of those that come at once for the last place one is kept', async () => {
    const { token, usuario } = await t.gente.alguien(t.owner, { empresa: t.gente.empresa, tipouser: 2 })
    await t.owner.query(
      `insert into borradores (empresa_id, usuario_id, objeto, contenido, sobre_revision)
       select $1, $2, 'lleno/' || n, '1', 0 from generate_series(1, 299) n`,
      [t.gente.empresa, usuario],
    )
    const guardar = async (cual: string) =>
      (await t.as(token)('PUT', URL, { objeto: cual, contenido: 1, sobre_revision: 0 })).status
    const todos = await juntas(t.owner, 'borradores', () =>
      Array.from({ length: 8 }, (_x, i) => guardar(`nuevo/${i}`)),
    )
    expect(todos.sort()).toEqual([200, ...Array(7).fill(409)])
    // What is kept already is kept anew.
    expect(await guardar('lleno/1')).toBe(200)
  })

  it('of one thing ten tabs at most keep theirs, the oldest goes; and what is told of them at once is bounded', async () => {
    const { token, usuario } = await t.gente.alguien(t.owner, { empresa: t.gente.empresa, tipouser: 2 })
    const plantar = (de: string, cuantos: number, contenido: string) =>
      t.owner.query(
        `insert into borradores (empresa_id, usuario_id, objeto, contenido, sobre_revision, updated_at)
         select $1, $2, $3 || '~t' || n, to_jsonb($4::text), 0, now() - make_interval(mins => 500 - n) from generate_series(1, $5::int) n`,
        [t.gente.empresa, usuario, de, contenido, cuantos],
      )
    const hay = async (de: string) => {
      const { data } = (await t.as(token)('GET', URL, { objeto: de })).body
      return [data, ...data.otros].map(b => b.pestana)
    }
    await plantar('a', 290, 'x')
    const ultimas = Array.from({ length: 10 }, (_x, i) => `t${290 - i}`)
    expect(await hay('a')).toEqual(ultimas)
    await t.as(token)('PUT', URL, { objeto: 'a', pestana: 'nueva', contenido: 'y', sobre_revision: 0 })
    expect(await hay('a')).toEqual(['nueva', ...ultimas.slice(0, 9)])
    const { rows } = await t.owner.query('select 1 from borradores where usuario_id = $1', [usuario])
    expect(rows).toHaveLength(10)
    // Four megabytes, and the last one whatever its size.
    await plantar('b', 5, 'á'.repeat(700_000))
    expect(await hay('b')).toEqual(['t5', 't4'])
    const r = await t.as(token)('PUT', URL, {
      objeto: 'c',
      contenido: Array(20_000).fill(1e300),
      sobre_revision: 0,
    })
    expect([r.status, Object.keys(r.body.errors)]).toEqual([422, ['contenido']])
  })

  it('of one person take so much room at most; what is there already may be kept anew', async () => {
    const { token, usuario } = await t.gente.alguien(t.owner, { empresa: t.gente.empresa, tipouser: 2 })
    // As what no compression makes smaller.
    await t.owner.query('alter table borradores alter contenido set storage external')
    await t.owner.query(
      `insert into borradores (empresa_id, usuario_id, objeto, contenido, sobre_revision)
       select $1, $2, 'lleno/' || n, to_jsonb(repeat('x', 2000000)), 0 from generate_series(1, 17) n`,
      [t.gente.empresa, usuario],
    )
    const guardar = (objeto: string) =>
      t.as(token)('PUT', URL, { objeto, contenido: 'x'.repeat(500_000), sobre_revision: 0 })
    const r = await guardar('otro')
    expect([r.status, r.body.message]).toEqual([409, expect.stringMatching(/demasiados textos sin guardar/)])
    expect((await guardar('lleno/1')).status).toBe(200)
    expect((await guardar('otro')).status).toBe(200)
  })

  it('without a session nobody', async () =>
    expect((await t.as(null)('GET', URL, { objeto })).status).toBe(401))

  it('of three months ago are forgotten', async () => {
    await ask('PUT', URL, { objeto: 'viejo', contenido: 1, sobre_revision: 0 })
    await ask('PUT', URL, { objeto: 'nuevo', contenido: 1, sobre_revision: 0 })
    await t.owner.query(
      "update borradores set updated_at = now() - interval '91 days' where objeto = 'viejo'",
    )
    const db = openDb(t.databaseUrl)
    await forgetBorradores(db)
    await db.close()
    expect((await ask('GET', URL, { objeto: 'viejo' })).body.data).toBeNull()
    expect((await ask('GET', URL, { objeto: 'nuevo' })).body.data).not.toBeNull()
  })
})
