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
    expect(first.body.data).toEqual({
      key: 'misiones',
      items: [{ ...item('<p>Formar</p>')[0], resumen: 'Formar' }],
      revision: 1,
      adjuntos: [],
    })
    const second = await save(plan, { key: 'misiones', items: item('<p>Educar</p>'), revision: 1 })
    expect(second.body.data.revision).toBe(2)
    await save(plan, { key: 'valores', items: item('Verdad') })
    expect((await ask('GET', `${URL}/${plan}/secciones`)).body.data).toMatchObject([
      { key: 'misiones', items: item('<p>Educar</p>'), revision: 2 },
      { key: 'valores', items: item('<p>Verdad</p>'), revision: 1 },
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
      despues: { key: 'lineasInvestigaciones', items: item('<p>Salud pública</p>'), revision: 1 },
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
    const items = [{ id: 'm', version: 1, modulo_id: 7, unidad_id: 9, status: 1, descripcion: '<p>x</p>' }]
    expect((await save(plan, { key, items })).body.data.items).toMatchObject(items)
  })

  it.each(['configTerminos', 'presentación', 'constructor', ''])('the key «%s» is refused', async key => {
    const { plan } = await plantPlan(t)
    const r = await save(plan, { key, items: [] })
    expect(r.status).toBe(422)
    expect(Object.keys(r.body.errors)).toEqual(['key'])
  })

  it.each([
    ['what cannot be kept', 'a\u0000b', '<p>ab</p>'],
    [
      'what is hostile',
      '<p onclick="x()">a<script>alert(1)</script><img src=x onerror=alert(1)></p>',
      '<p>a</p>',
    ],
    ['what Word adds', '<p class=MsoNormal><b>Visión</b><o:p></o:p></p>', '<p><strong>Visión</strong></p>'],
  ])('%s is cleaned off', async (_case, descripcion, limpio) => {
    const { plan } = await plantPlan(t)
    const r = await save(plan, { key: 'misiones', items: [{ descripcion }] })
    expect(r.body.data.items[0].descripcion).toBe(limpio)
  })

  it('every entry has an id, a version and a state of its own, which stay', async () => {
    const { plan } = await plantPlan(t)
    const enviados = [
      { descripcion: 'uno', status: 2 },
      { descripcion: 'dos', id: 'x', version: 3 },
      { descripcion: 'tres', id: 'x' },
    ]
    const { items } = (await save(plan, { key: 'valores', items: enviados })).body.data
    expect(items.map((i: { status: number; version: number }) => [i.status, i.version])).toEqual([
      [2, 1],
      [1, 3],
      [1, 1],
    ])
    expect(new Set(items.map((i: { id: string }) => i.id)).size).toBe(3)
    const otra = (await save(plan, { key: 'valores', items: enviados })).body.data
    expect(otra.items).toEqual(items)
    expect(otra.revision).toBe(1)
    const movidos = [items[2], items[0], items[1]].map(({ resumen: _, ...i }) => i)
    const orden = (await save(plan, { key: 'valores', items: movidos })).body.data.items
    expect(orden.map((i: { id: string }) => i.id)).toEqual(movidos.map(i => i.id))
  })

  it('each is summed up in 80 characters without tags (§3)', async () => {
    const { plan } = await plantPlan(t)
    const largo = `<p>${'palabra '.repeat(30)}</p>`
    const { items } = (await save(plan, { key: 'misiones', items: [{ descripcion: largo }] })).body.data
    expect(items[0].resumen).toMatch(/^palabra palabra.*…$/)
    expect([...items[0].resumen].length).toBeLessThanOrEqual(80)
  })

  it('a ceased plan is only read', async () => {
    const { plan } = await plantPlan(t)
    await t.owner.query("update planes set fechacese = '2026-01-01' where id = $1", [plan])
    expect((await save(plan, { key: 'misiones', items: [] })).status).toBe(409)
    expect((await ask('GET', `${URL}/${plan}/secciones`)).status).toBe(200)
  })

  it('counts what a plan holds outside its texts', async () => {
    const { plan } = await plantPlan(t)
    expect((await ask('GET', `${URL}/${plan}/cuentas`)).body.data).toEqual({
      cursos: 0,
      perfil_egreso: 0,
      laboratorios: 0,
      equivalencias: 0,
    })
    expect((await t.as(t.gente.ajeno)('GET', `${URL}/${plan}/cuentas`)).status).toBe(404)
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
    expect(late.body.actual).toMatchObject({ key: 'misiones', items: item('<p>dos</p>'), revision: 2 })
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
