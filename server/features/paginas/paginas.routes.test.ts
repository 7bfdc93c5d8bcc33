import { calls } from '@malla/contracts/calls.ts'
import { formularios } from '@malla/contracts/formularios.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type PlanPlantado, plantCurso, plantPlan } from '../../testing/academico.ts'
import { createTestApp, type TestApp } from '../../testing/app.ts'
import type { RolDePrueba } from '../../testing/gente.ts'

const id = (f: keyof typeof formularios) => formularios[f].id

describe('forms', () => {
  let t: TestApp
  let p: PlanPlantado
  beforeAll(async () => {
    t = await createTestApp()
    p = await plantPlan(t)
  })
  afterAll(() => t.close())

  const get = (path: string, input: Record<string, unknown> = {}, rol: RolDePrueba = 'operador') =>
    t.as(t.gente.token[rol])('GET', path, input)

  it('says what a form is, its pages and what one may do there, with the reason', async () => {
    const { body } = await get(`/form/${id('planes')}`, {}, 'inspector')
    expect(calls.paginas.show.output.safeParse(body).error).toBeUndefined()
    expect(body.data).toMatchObject({
      entrada: 'planes',
      titulo: 'Plan de Estudios',
      path: `/form/${id('planes')}`,
    })
    expect(body.data.subrutas.map((s: { subruta: string }) => s.subruta)).toEqual([
      'cursos',
      'areas_cursos',
      'tipos_cursos',
      'tipologias',
      'carta',
    ])
    const may = Object.fromEntries(
      body.data.acciones.map((a: { accion: string; whyNot: string | null }) => [a.accion, a.whyNot]),
    )
    expect(may['estructura.ver']).toBeNull()
    expect(may['estructura.crear']).toMatch(/Inspector/)
  })

  it.each(Object.entries(formularios))('%s is there for root, also its data', async (_name, f) => {
    expect((await get(`/form/${f.id}`, {}, 'root')).status).toBe(200)
    const { body } = await get(`/v1/form/data/${f.id}`, {}, 'root')
    expect(calls.paginas.data.output.safeParse(body).error).toBeUndefined()
  })

  it.each([
    ['operador', 'usuarios', 403],
    ['operador', 'perfil', 200],
    ['docente', 'planes', 403],
    ['docente', 'silabos', 200],
    ['inspector', 'institucion', 403],
  ] as const)('%s and %s: %i', async (rol, form, status) => {
    for (const path of [`/form/${id(form)}`, `/v1/form/data/${id(form)}`, `/v1/page/visited/${id(form)}`])
      expect((await get(path, {}, rol)).status, path).toBe(status)
  })

  it.each(['/form/123', '/form/planes', '/v1/form/data/x', '/v1/page/visited/x'])(
    '%s is none: 404',
    async path => expect((await get(path)).status).toBe(404),
  )

  it('opens with what there is to choose from and how many there are, within the scope', async () => {
    await plantCurso(t, p)
    const otro = await plantPlan(t)
    const { token } = await t.gente.alguien(t.owner, {
      empresa: t.gente.empresa,
      tipouser: 2,
      rol: 2,
      programas: [p.programa],
    })
    const { body } = await t.as(token)('GET', `/v1/form/data/${id('planes')}`)
    expect(body.data.contadores).toEqual({ programas: 1, planes: 1, cursos: 1 })
    expect(body.data.catalogos.programas.map((x: { id: number }) => x.id)).toEqual([p.programa])
    const all = await get(`/v1/form/data/${id('planes')}`)
    expect(all.body.data.catalogos.programas.map((x: { id: number }) => x.id)).toEqual(
      expect.arrayContaining([p.programa, otro.programa]),
    )
  })
})

describe('visited pages', () => {
  let t: TestApp
  let p: PlanPlantado
  beforeAll(async () => {
    t = await createTestApp()
    p = await plantPlan(t)
  })
  afterAll(() => t.close())

  const visit = async (form: keyof typeof formularios, more: object = {}, token = t.gente.token.operador) => {
    const r = await t.as(token)('GET', `/v1/page/visited/${id(form)}`, more as Record<string, unknown>)
    if (r.status === 200) expect(calls.paginas.visited.output.safeParse(r.body).error).toBeUndefined()
    return r
  }
  const titles = (r: { body: { data: { titulo: string }[] } }) => r.body.data.map(x => x.titulo)

  it('come back the latest first, each once, also plans and pages below', async () => {
    await visit('planes')
    await visit('facultades')
    await visit('planes', { subruta: 'areas_cursos' })
    await visit('planes', { plan: p.plan })
    const again = await visit('planes')
    expect(titles(again)).toEqual([
      'Plan de Estudios',
      expect.stringMatching('Plan plantado'),
      'Áreas de cursos',
      'Facultades y Programas',
    ])
    expect(again.body.data[0].veces).toBe(2)
    expect(again.body.data[1]).toMatchObject({ plan_id: p.plan, path: `/form/${id('planes')}/${p.plan}` })
    expect(titles(await t.as(t.gente.token.operador)('GET', '/v1/page/visited'))).toEqual(titles(again))
  })

  it('come back however the database joins them: what is no plan has no number to read', async () => {
    const { rows } = await t.owner.query(
      `insert into planes (empresa_id, programa_id, full_name)
       select empresa_id, programa_id, 'Plan ' || n from planes, generate_series(1, 3000) n where id = $1 returning id`,
      [p.plan],
    )
    await t.owner.query('analyze planes; analyze visitas')
    expect((await visit('perfil')).status).toBe(200)
    await t.owner.query('delete from planes where id = any($1::bigint[])', [rows.map(r => r.id)])
    await t.owner.query('analyze planes')
  })

  it('make no change record, and are of one person in one institution', async () => {
    const { rows } = await t.owner.query('select count(*)::int as n from cambios')
    expect(rows[0].n).toBe(0)
    expect((await t.as(t.gente.token.inspector)('GET', '/v1/page/visited')).body.data).toEqual([])
    expect((await t.as(t.gente.ajeno)('GET', '/v1/page/visited')).body.data).toEqual([])
  })

  it('what is gone, or not yours, is not among them', async () => {
    expect((await visit('planes', { plan: 999_999 })).status).toBe(404)
    expect((await visit('planes', { subruta: 'nada' })).status).toBe(404)
    expect((await visit('planes', { plan: p.plan }, t.gente.ajeno)).status).toBe(404)
    await t.as(t.gente.token.operador)('DELETE', `/v1/plan/estudios/${p.plan}`)
    expect(titles(await visit('planes'))).not.toContainEqual(expect.stringMatching('Plan plantado'))
  })

  it('a syllabus comes back as that of its course, and never without one', async () => {
    const otro = await plantPlan(t)
    const curso = await plantCurso(t, otro, { nombre: 'Lógica' })
    const { token } = await t.gente.alguien(t.owner, { empresa: t.gente.empresa, cursos: [curso] })
    expect((await visit('silabos', { subruta: 'silabo' }, token)).body.data).toEqual([])
    const { body } = await visit('silabos', { subruta: 'silabo', asignatura_id: curso }, token)
    expect(body.data).toHaveLength(1)
    expect(body.data[0]).toMatchObject({
      titulo: 'Lógica',
      detalle: expect.stringMatching(/^Sílabo · /),
      path: `/form/${id('silabos')}/silabo?curso=${curso}`,
    })
    const ajeno = { subruta: 'silabo', asignatura_id: await plantCurso(t, p) }
    expect((await visit('silabos', ajeno, token)).status).toBe(404)
    await t.as(t.gente.token.operador)('DELETE', `/v1/plan/estudios/${otro.plan}`)
    expect(titles(await visit('perfil', {}, token))).toEqual(['Mi Perfil'])
  })
})
