import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { plantPlan } from '../../testing/academico.ts'
import { type Ask, createTestApp, type TestApp } from '../../testing/app.ts'

const URL = '/v1/plan/estudios'

describe('texts of a plan', () => {
  let t: TestApp
  let ask: Ask
  beforeAll(async () => {
    t = await createTestApp()
    ask = t.as(t.gente.token.operador)
  })
  afterAll(() => t.close())

  const save = (plan: number, body: Record<string, unknown>, como = ask) =>
    como('POST', `${URL}/guardar/json/${plan}`, body)
  const item = (descripcion: string) => [{ id: 'a', version: 1, status: 2, descripcion }]

  it('are saved by key, each with its own revision, and shown', async () => {
    const { plan } = await plantPlan(t)
    const first = await save(plan, { key: 'misiones', items: item('<p>Formar</p>'), revision: 0 })
    expect(first.status, JSON.stringify(first.body)).toBe(200)
    expect(first.body.data).toEqual({ key: 'misiones', items: item('<p>Formar</p>'), revision: 1 })
    const second = await save(plan, { key: 'misiones', items: item('<p>Educar</p>'), revision: 1 })
    expect(second.body.data.revision).toBe(2)
    await save(plan, { key: 'valores', items: item('Verdad') })
    expect((await ask('GET', `${URL}/${plan}/secciones`)).body.data).toEqual([
      { key: 'misiones', items: item('<p>Educar</p>'), revision: 2 },
      { key: 'valores', items: item('Verdad'), revision: 1 },
    ])
    expect((await ask('GET', `${URL}/${plan}`)).body.data.revision).toBe(1)
  })

  it('leave a record with the key and its items under the id of the plan', async () => {
    const { plan, programa } = await plantPlan(t)
    await save(plan, { key: 'lineasInvestigaciones', items: item('Salud pública') })
    const { rows } = await t.owner.query('select * from cambios order by id desc limit 1')
    expect(rows[0]).toMatchObject({
      evento: 'plan_estudio.save.json',
      antes: { key: 'lineasInvestigaciones', items: [] },
      despues: { key: 'lineasInvestigaciones', items: item('Salud pública'), revision: 1 },
    })
    expect(Number(rows[0].objeto_id)).toBe(plan)
    expect(rows[0].ambito).toMatchObject({ programa_id: programa, plan_id: plan })
  })

  it('the same again writes nothing', async () => {
    const { plan } = await plantPlan(t)
    const count = async () => (await t.owner.query('select count(*)::int n from cambios')).rows[0].n
    await save(plan, { key: 'misiones', items: item('Igual') })
    const before = await count()
    expect((await save(plan, { key: 'misiones', items: item('Igual') })).body.data.revision).toBe(1)
    expect(await count()).toBe(before)
  })

  it.each(['modulosCompetencia', 'unidadesAprendizaje'])('%s keep of what they speak', async key => {
    const { plan } = await plantPlan(t)
    const items = [{ id: 'm', version: 1, modulo_id: 7, unidad_id: 9, status: 1, descripcion: 'x' }]
    expect((await save(plan, { key, items })).body.data.items).toEqual(items)
  })

  it.each(['configTerminos', 'presentación', 'constructor', ''])('the key «%s» is refused', async key => {
    const { plan } = await plantPlan(t)
    const r = await save(plan, { key, items: [] })
    expect(r.status).toBe(422)
    expect(Object.keys(r.body.errors)).toEqual(['key'])
  })

  it.each(['a\u0000b', '\ud800'])('text that cannot be kept is refused', async descripcion => {
    const { plan } = await plantPlan(t)
    expect((await save(plan, { key: 'misiones', items: [{ descripcion }] })).status).toBe(422)
  })

  it('nine people in as many sections at once, and one in the plan, never collide', async () => {
    const { plan } = await plantPlan(t)
    const keys = [
      'presentacion',
      'historias',
      'basesLegales',
      'misiones',
      'visiones',
      'valores',
      'justificacion',
    ]
    const saves = keys.map(key => save(plan, { key, items: item(key), revision: 0 }))
    const answers = await Promise.all([
      ...saves,
      ask('PUT', `${URL}/${plan}`, { semanas: 17, revision: 1 }),
      save(plan, { key: 'estudioDemanda', items: item('x'), revision: 0 }, t.as(t.gente.token.tutor)),
      save(plan, { key: 'delModelo', items: item('x'), revision: 0 }, t.as(t.gente.token.operadorBasico)),
    ])
    expect(answers.map(a => a.status)).toEqual(answers.map(() => 200))
    const written = (await ask('GET', `${URL}/${plan}/secciones`)).body.data
    expect(written).toHaveLength(9)
    expect(written.every((s: { revision: number }) => s.revision === 1)).toBe(true)
  })

  it('two first writers of one section: one wins, the other gets what the first wrote', async () => {
    const { plan } = await plantPlan(t)
    const both = await Promise.all(
      ['uno', 'dos'].map(x => save(plan, { key: 'misiones', items: item(x), revision: 0 })),
    )
    expect(both.map(r => r.status).sort()).toEqual([200, 409])
    const [won, lost] = both[0]!.status === 200 ? both : [both[1], both[0]]
    expect(lost!.body.actual).toEqual(won!.body.data)
  })

  it('a stale edit of a section is refused with the section as it is now', async () => {
    const { plan } = await plantPlan(t)
    await save(plan, { key: 'misiones', items: item('uno'), revision: 0 })
    await save(plan, { key: 'misiones', items: item('dos'), revision: 1 })
    const late = await save(plan, { key: 'misiones', items: item('tres'), revision: 1 })
    expect(late.status).toBe(409)
    expect(late.body.actual).toEqual({ key: 'misiones', items: item('dos'), revision: 2 })
  })

  it.each(['inspector', 'demo', 'docente'] as const)('%s may not write them', async rol => {
    const { plan } = await plantPlan(t)
    const r = await save(plan, { key: 'misiones', items: [] }, t.as(t.gente.token[rol]))
    expect(r.status).toBe(403)
  })

  it('of another institution: 404', async () => {
    const { plan } = await plantPlan(t)
    expect((await save(plan, { key: 'misiones', items: [] }, t.as(t.gente.ajeno))).status).toBe(404)
    expect((await t.as(t.gente.ajeno)('GET', `${URL}/${plan}/secciones`)).status).toBe(404)
  })
})
