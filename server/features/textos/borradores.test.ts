import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { plantPlan } from '../../testing/academico.ts'
import { type Ask, createTestApp, type TestApp } from '../../testing/app.ts'

describe('a version of a text takes in the drafts that it is made of', () => {
  let t: TestApp
  let ask: Ask
  let plan: number
  let programa: number
  beforeAll(async () => {
    t = await createTestApp()
    ask = t.as(t.gente.token.operador)
  })
  afterAll(() => t.close())
  beforeEach(async () => {
    await t.owner.query('delete from borradores')
    ;({ plan, programa } = await plantPlan(t))
  })

  const de = (key = 'misiones') => `plan/${plan}/${key}`
  const draft = async (pestana: string | undefined, objeto = de(), como = ask): Promise<string> =>
    (await como('PUT', '/v1/borradores', { objeto, pestana, contenido: 1, sobre_revision: 0 })).body.data
      .updated_at
  const hay = async (): Promise<string[]> =>
    (await t.owner.query('select objeto from borradores order by objeto')).rows.map(r => r.objeto)
  const save = (borradores: unknown, mas: Record<string, unknown> = {}) =>
    ask('POST', `/v1/plan/estudios/guardar/json/${plan}`, {
      key: 'misiones',
      items: [{ id: 'a', version: 1, status: 1, descripcion: '<p>Formar</p>' }],
      borradores,
      ...mas,
    })

  it('and no other: not one of another section, of another tab, or of another person', async () => {
    await draft('a')
    await draft(undefined)
    await draft('b')
    await draft('a', de('visiones'))
    await draft('a', de(), t.as(t.gente.token.root))
    const r = await save([{ pestana: 'a' }, {}])
    expect(r.status, JSON.stringify(r.body)).toBe(200)
    expect(await hay()).toEqual([`${de()}~a`, `${de()}~b`, `${de('visiones')}~a`])
    const { rows } = await t.owner.query('select usuario_id::int as de from borradores where objeto = $1', [
      `${de()}~a`,
    ])
    expect(rows).toEqual([{ de: t.gente.usuario.root }])
  })

  it('but not one into which something was written since', async () => {
    const a = await draft('a')
    const b = await draft('b')
    await draft('b')
    await save([
      { pestana: 'a', updated_at: a },
      { pestana: 'b', updated_at: b },
    ])
    expect(await hay()).toEqual([`${de()}~b`])
  })

  it('and where it says what the section says already they go too', async () => {
    await save([])
    await draft('a')
    expect((await save([{ pestana: 'a' }])).body.data.revision).toBe(1)
    expect(await hay()).toEqual([])
  })

  it.each([
    ['somebody saved first', { revision: 7 }, 409],
    ['a draft has no name', { borradores: [{ pestana: '../x' }] }, 422],
    ['there are more than anybody has', { borradores: Array.from({ length: 301 }, () => ({})) }, 422],
  ])('unless %s: then all stays', async (_, mas, status) => {
    await draft('a')
    expect((await save([{ pestana: 'a' }], mas)).status).toBe(status)
    expect(await hay()).toEqual([`${de()}~a`])
  })

  it('of a programme too', async () => {
    const objeto = `programa/${programa}/misiones`
    await draft('a', objeto)
    const r = await ask('POST', `/v1/programas/guardar/json/${programa}`, {
      key: 'misiones',
      items: [],
      borradores: [{ pestana: 'a' }],
    })
    expect(r.status, JSON.stringify(r.body)).toBe(200)
    expect(await hay()).toEqual([])
  })
})
