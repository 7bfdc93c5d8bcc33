import type { Version } from '@malla/contracts/historial.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type PlanPlantado, plantCurso, plantPlan } from '../../testing/academico.ts'
import { type Ask, createTestApp, type TestApp } from '../../testing/app.ts'

describe('versions', () => {
  let t: TestApp
  let ask: Ask
  let p: PlanPlantado
  beforeAll(async () => {
    t = await createTestApp()
    ask = t.as(t.gente.token.operador)
    p = await plantPlan(t)
  })
  afterAll(() => t.close())
  const save = (key: string, descripcion: string, como = ask) =>
    como('POST', `/v1/plan/estudios/guardar/json/${p.plan}`, { key, items: [{ id: 'a', descripcion }] })
  const historial = (query: Record<string, unknown>, como = ask) =>
    como('GET', `/v1/historial/plan/${p.plan}`, query)
  const restaurar = (body: Record<string, unknown>, como = ask) =>
    como('POST', `/v1/historial/plan/${p.plan}/restaurar`, body)
  const textoActual = async () =>
    (await ask('GET', `/v1/plan/estudios/${p.plan}/secciones`)).body.data.find(
      (s: { key: string }) => s.key === 'misiones',
    )

  it('of a section: who, when and what, the last first, of this section alone', async () => {
    await save('misiones', 'Uno')
    await save('visiones', 'Otra')
    await save('misiones', 'Dos', t.as(t.gente.token.tutor))
    const { status, body } = await historial({ key: 'misiones' })
    expect(status, JSON.stringify(body)).toBe(200)
    expect(body.pagination).toMatchObject({ total: 2, from: 1, to: 2 })
    const [dos, uno] = body.data as Version[]
    expect(dos).toMatchObject({
      user: { id: t.gente.usuario.tutor },
      antes: { items: [{ id: 'a', descripcion: '<p>Uno</p>' }] },
      despues: { items: [{ id: 'a', descripcion: '<p>Dos</p>' }] },
    })
    expect(uno!.user!.id).toBe(t.gente.usuario.operador)
    expect(Math.abs(Date.now() - Date.parse(uno!.cuando))).toBeLessThan(60_000)
    const page = (await historial({ key: 'misiones', per_page: 5, page: 2 })).body
    expect(page.data).toEqual([])
  })

  it('of very long texts so many are told with what is in them, the older without; all of them come back', async () => {
    const { plan } = await plantPlan(t)
    const de = `/v1/historial/plan/${plan}`
    const largo = { key: 'misiones', items: [{ id: 'a', descripcion: 'á'.repeat(1_000_000) }] }
    const cambio = {
      evento: 'plan_estudio.save.json',
      objeto_id: plan,
      ambito: {},
      antes: largo,
      despues: largo,
    }
    const primero = { ...cambio, antes: null, despues: { key: 'misiones', items: [{ descripcion: 'Uno' }] } }
    await t.owner.query("select set_config('app.empresa_id', $1, true), registrar($2::jsonb)", [
      t.gente.empresa,
      JSON.stringify([primero, ...Array(5).fill(cambio)]),
    ])
    const { body } = await ask('GET', de, { key: 'misiones', per_page: 50 })
    const data = body.data as Version[]
    expect(data.map(v => v.despues !== null)).toEqual([true, true, true, true, false, false])
    expect(data[5]).toMatchObject({
      antes: null,
      despues: null,
      nota: expect.stringMatching(/demasiado largo/),
    })
    expect(body.pagination).toMatchObject({ total: 6, from: 1, to: 6 })
    const r = await ask('POST', `${de}/restaurar`, { key: 'misiones', change_id: data[5]!.change_id })
    expect(r.status, JSON.stringify(r.body)).toBe(200)
  })

  it('come back as a new save, which is a version too', async () => {
    const [, uno] = (await historial({ key: 'misiones' })).body.data as Version[]
    const { revision } = await textoActual()
    const r = await restaurar({ key: 'misiones', change_id: uno!.change_id, revision })
    expect(r.status, JSON.stringify(r.body)).toBe(200)
    expect(await textoActual()).toMatchObject({
      revision: revision + 1,
      items: [{ id: 'a', descripcion: '<p>Uno</p>' }],
    })
    expect((await historial({ key: 'misiones' })).body.pagination.total).toBe(3)
  })

  it('restoring over what somebody wrote meanwhile is refused with it', async () => {
    const [, , uno] = (await historial({ key: 'misiones' })).body.data as Version[]
    const r = await restaurar({ key: 'misiones', change_id: uno!.change_id, revision: 1 })
    expect(r.status).toBe(409)
    expect(r.body.actual.key).toBe('misiones')
  })

  it('of something else, of no section: refused', async () => {
    const [otra] = (await historial({ key: 'visiones' })).body.data as Version[]
    expect((await restaurar({ key: 'misiones', change_id: otra!.change_id })).status).toBe(404)
    expect((await historial({})).status).toBe(422)
  })

  it('a ceased plan keeps its versions, and none comes back', async () => {
    const [uno] = (await historial({ key: 'visiones' })).body.data as Version[]
    await t.owner.query("update planes set fechacese = '2026-01-01' where id = $1", [p.plan])
    expect((await historial({ key: 'visiones' })).status).toBe(200)
    expect((await restaurar({ key: 'visiones', change_id: uno!.change_id })).status).toBe(409)
    await t.owner.query('update planes set fechacese = null where id = $1', [p.plan])
  })

  it('are read by whoever reads the thing, and brought back by whoever edits it', async () => {
    const [uno] = (await historial({ key: 'visiones' })).body.data as Version[]
    const body = { key: 'visiones', change_id: uno!.change_id }
    for (const rol of ['inspector', 'demo'] as const) {
      expect((await historial({ key: 'visiones' }, t.as(t.gente.token[rol]))).status).toBe(200)
      expect((await restaurar(body, t.as(t.gente.token[rol]))).status).toBe(403)
    }
    expect((await historial({ key: 'visiones' }, t.as(t.gente.token.docente))).status).toBe(403)
    expect((await historial({ key: 'visiones' }, t.as(t.gente.ajeno))).status).toBe(404)
    expect((await restaurar(body, t.as(t.gente.ajeno))).status).toBe(404)
  })

  it('of a course: the fields that changed; a version brings all of them back', async () => {
    const curso = await plantCurso(t, p, { nombre: 'Física', credits: 4 })
    const put = (body: Record<string, unknown>) => ask('PUT', `/v1/asignaturas/${curso}`, body)
    await put({ nombre: 'Física I' })
    await put({ credits: 5 })
    await put({ nombre: 'Física General', codigo: 'FIS1' })
    const { data } = (await ask('GET', `/v1/historial/asignatura/${curso}`)).body as { data: Version[] }
    expect(data.map(v => v.despues)).toMatchObject([
      { nombre: 'Física General', codigo: 'FIS1' },
      { credits: 5 },
      { nombre: 'Física I' },
    ])
    const r = await ask('POST', `/v1/historial/asignatura/${curso}/restaurar`, {
      change_id: data[2]!.change_id,
    })
    expect(r.status, JSON.stringify(r.body)).toBe(200)
    expect((await ask('GET', `/v1/asignaturas/${curso}`)).body.data).toMatchObject({
      nombre: 'Física I',
      credits: 4,
      codigo: null,
    })
    expect((await t.as(t.gente.ajeno)('GET', `/v1/historial/asignatura/${curso}`)).status).toBe(404)
  })

  it('of a course that a lecturer does not teach: as if it were not there', async () => {
    const [suyo, ajeno] = [await plantCurso(t, p, {}), await plantCurso(t, p, {})]
    const { token } = await t.gente.alguien(t.owner, { empresa: t.gente.empresa, cursos: [suyo] })
    const como = t.as(token)
    const status = async (id: number) => (await como('GET', `/v1/historial/asignatura/${id}`)).status
    expect([await status(suyo), await status(ajeno), await status(987_654)]).toEqual([403, 404, 404])
    const r = await como('POST', `/v1/historial/asignatura/${ajeno}/restaurar`, { change_id: 1 })
    expect(r.status).toBe(404)
  })

  it('of a competency: what it was comes back, its place among its siblings stays', async () => {
    const base = '/v1/plan/estudios/competencias'
    const make = async (nombre: string) =>
      (await ask('POST', base, { planestudio_id: p.plan, nombre })).body.data.id
    const [id, otra] = [await make('Diseña'), await make('Evalúa')]
    const put = (body: Record<string, unknown>) => ask('PUT', `${base}/${id}`, body)
    await put({ nombre: 'Diseña sistemas', iscompetencia: false })
    await put({ competencia_id: otra, termino_id: null })
    const { data } = (await ask('GET', `/v1/historial/competencia/${id}`)).body as { data: Version[] }
    expect(data.map(v => v.evento)).toEqual([
      'competencia.updated',
      'competencia.updated',
      'competencia.created',
    ])
    const primera = { change_id: data[2]!.change_id }
    const r = await ask('POST', `/v1/historial/competencia/${id}/restaurar`, primera)
    expect(r.status, JSON.stringify(r.body)).toBe(200)
    const { body } = await ask('GET', `${base}/por/plan/${p.plan}`)
    expect(body.data.find((c: { id: number }) => c.id === id)).toMatchObject({
      nombre: 'Diseña',
      competencia_id: 0,
      iscompetencia: true,
      termino_id: 1,
    })
    expect((await t.as(t.gente.ajeno)('GET', `/v1/historial/competencia/${id}`)).status).toBe(404)
    const inspector = t.as(t.gente.token.inspector)
    expect((await inspector('GET', `/v1/historial/competencia/${id}`)).status).toBe(200)
    expect((await inspector('POST', `/v1/historial/competencia/${id}/restaurar`, primera)).status).toBe(403)
  })
})
