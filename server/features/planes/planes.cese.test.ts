import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type PlanPlantado, plantCurso, plantPlan } from '../../testing/academico.ts'
import { type Ask, createTestApp, type TestApp } from '../../testing/app.ts'
import { multipart } from '../../testing/multipart.ts'

const URL = '/v1/plan/estudios'
type Row = { evento: string; objeto_id: string; antes: object | null; despues: object | null }

describe('a ceased plan', () => {
  let t: TestApp
  let ask: Ask
  beforeAll(async () => {
    t = await createTestApp()
    ask = t.as(t.gente.token.operador)
  })
  afterAll(() => t.close())

  const cesar = (plan: number) => ask('PUT', `${URL}/${plan}`, { fechacese: '2026-11-20' })
  const restaurar = (plan: number, more = {}) => ask('PUT', `${URL}/${plan}`, { fechacese: '', ...more })

  it('is ceased by a date and restored without one, and the messages say so', async () => {
    const { plan } = await plantPlan(t)
    const ceased = await cesar(plan)
    expect(ceased.body.message).toMatch(/^Acabamos de cesar el plan de estudios «Plan plantado/)
    expect(ceased.body.data.fechacese).toBe('2026-11-20')
    const back = await restaurar(plan)
    expect(back.body.message).toMatch(/^Acabamos de restaurar el plan de estudios «Plan plantado/)
    expect(back.body.data.fechacese).toBeNull()
  })

  it('a date that multipart writes dd/mm/yyyy is the same day', async () => {
    const { plan } = await plantPlan(t)
    const form = await multipart({ _method: 'PUT', fechacese: '01/12/2026' })
    const r = await t.app.inject({
      method: 'POST',
      url: `/api${URL}/${plan}`,
      payload: form.payload,
      headers: { ...form.headers, authorization: `Bearer ${t.gente.token.operador}` },
    })
    expect(r.json().data.fechacese).toBe('2026-12-01')
  })

  describe('is read-only everywhere', () => {
    let p: PlanPlantado
    let curso: number
    beforeAll(async () => {
      p = await plantPlan(t)
      curso = await plantCurso(t, p)
      await cesar(p.plan)
    })

    it.each<[string, 'POST' | 'PUT' | 'DELETE', () => string, () => Record<string, unknown>]>([
      ['its name', 'PUT', () => `${URL}/${p.plan}`, () => ({ full_name: 'Otro' })],
      ['another date of ceasing', 'PUT', () => `${URL}/${p.plan}`, () => ({ fechacese: '2026-11-21' })],
      [
        'restored and renamed at once',
        'PUT',
        () => `${URL}/${p.plan}`,
        () => ({ fechacese: '', full_name: 'Otro' }),
      ],
      ['into the Papelera', 'DELETE', () => `${URL}/${p.plan}`, () => ({})],
      [
        'its terms',
        'PUT',
        () => `${URL}/${p.plan}/configurar/terminos/competencias`,
        () => ({ letraUno: 'X' }),
      ],
      ['a text', 'POST', () => `${URL}/guardar/json/${p.plan}`, () => ({ key: 'misiones', items: [] })],
      ['its resolution', 'DELETE', () => `${URL}/archivo/resolucion/${p.plan}`, () => ({})],
      ['a new cycle', 'POST', () => '/v1/ciclos', () => ({ nombre: 'X', planestudio_id: p.plan })],
      ['a cycle', 'PUT', () => `/v1/ciclos/${p.ciclos[0]}`, () => ({ nombre: 'X' })],
      ['less a cycle', 'DELETE', () => `/v1/ciclos/${p.ciclos[1]}`, () => ({})],
      [
        'a new section',
        'POST',
        () => '/v1/secciones/electivos',
        () => ({ nombre: 'X', planestudio_id: p.plan }),
      ],
      ['a section', 'PUT', () => `/v1/secciones/electivos/${p.seccion}`, () => ({ nombre: 'X' })],
      ['less a section', 'DELETE', () => `/v1/secciones/electivos/${p.seccion}/${p.plan}`, () => ({})],
      [
        'a new course',
        'POST',
        () => '/v1/asignaturas',
        () => ({ nombre: 'X', planestudio_id: p.plan, ciclo_id: p.ciclos[0] }),
      ],
      ['a course', 'PUT', () => `/v1/asignaturas/${curso}`, () => ({ nombre: 'X' })],
      ['less a course', 'DELETE', () => `/v1/asignaturas/${curso}`, () => ({})],
      [
        'many courses',
        'PUT',
        () => `/v1/asignaturas/por/plan/estudio/${p.plan}`,
        () => ({ asignaturas: [{ id: curso, nombre: 'X' }] }),
      ],
    ])('%s: 409 with the reason, and nothing is recorded', async (_case, verb, path, body) => {
      const count = async () => (await t.owner.query('select count(*)::int n from cambios')).rows[0].n
      const before = await count()
      const r = await ask(verb, path(), body())
      expect(r.status, JSON.stringify(r.body)).toBe(409)
      expect(r.body.message).toBe(
        'El plan está cesado con fecha 20/11/2026 y solo se puede leer. Restáurelo para cambiarlo.',
      )
      expect(await count()).toBe(before)
    })

    it.each([
      ['the plan', () => `${URL}/${p.plan}`],
      ['its texts', () => `${URL}/${p.plan}/secciones`],
      ['its cycles', () => `/v1/ciclos/por/plan/${p.plan}`],
      ['courses of a cycle', () => `/v1/ciclos/cursos/${p.ciclos[0]}`],
      ['its courses', () => `/v1/asignaturas/por/plan/estudio/${p.plan}`],
    ])('%s can be read', async (_case, path) => expect((await ask('GET', path())).status).toBe(200))

    it('restored with the unchanged rest of the form, all of it works again', async () => {
      const { full_name, carrera_id } = (await ask('GET', `${URL}/${p.plan}`)).body.data
      expect((await restaurar(p.plan, { full_name, carrera_id })).status).toBe(200)
      expect((await ask('PUT', `/v1/ciclos/${p.ciclos[0]}`, { nombre: 'Uno' })).status).toBe(200)
    })
  })

  describe('while somebody edits it', () => {
    const PALABRAS = /^Otra persona cesó el plan mientras usted lo editaba, con fecha 20\/11\/2026/

    it('what they wrote is refused with what happened, and with no choice of which neither could be saved', async () => {
      const { plan } = await plantPlan(t)
      const { revision, full_name } = (await ask('GET', `${URL}/${plan}`)).body.data
      await cesar(plan)
      const r = await ask('PUT', `${URL}/${plan}`, { full_name: 'Otro', numero: '7', revision })
      expect([r.status, r.body.message]).toEqual([409, expect.stringMatching(PALABRAS)])
      expect(r.body).not.toHaveProperty('actual')
      expect((await ask('GET', `${URL}/${plan}`)).body.data).toMatchObject({ full_name, numero: null })
      const otraFecha = await ask('PUT', `${URL}/${plan}`, { fechacese: '2026-11-22', revision })
      expect([otraFecha.status, otraFecha.body.message]).toEqual([
        409,
        'Otra persona ya cesó el plan, con fecha 20/11/2026. Para poner otra fecha, restáurelo y vuelva a cesarlo.',
      ])
      expect(otraFecha.body).not.toHaveProperty('actual')
    })

    it('restored, the edit is brought together as any other', async () => {
      const { plan } = await plantPlan(t)
      const { revision } = (await ask('GET', `${URL}/${plan}`)).body.data
      await cesar(plan)
      const tarde = await ask('PUT', `${URL}/${plan}`, { fechacese: '', revision })
      expect([tarde.status, tarde.body.actual.fechacese]).toEqual([409, '2026-11-20'])
      await restaurar(plan)
      const r = await ask('PUT', `${URL}/${plan}`, { numero: '7', revision })
      expect([r.status, r.body.actual.fechacese]).toEqual([409, null])
      const bien = await ask('PUT', `${URL}/${plan}`, { numero: '7', revision: r.body.actual.revision })
      expect(bien.status).toBe(200)
    })
  })

  describe('and edits at the same moment', () => {
    const other = async () => {
      const client = new pg.Client(t.databaseUrl)
      await client.connect()
      return client
    }
    const pending = async (p: Promise<unknown>): Promise<boolean> =>
      Promise.race([
        p.then(() => false),
        new Promise<boolean>(r => {
          setTimeout(r, 300, true)
        }),
      ])

    it('an edit that comes while the plan is being ceased waits, and is then refused', async () => {
      const { plan, ciclos } = await plantPlan(t)
      const ceasing = await other()
      await ceasing.query('begin')
      await ceasing.query("update planes set fechacese = '2026-11-20' where id = $1", [plan])
      const edits = [
        ask('PUT', `/v1/ciclos/${ciclos[0]}`, { nombre: 'X' }),
        ask('POST', '/v1/secciones/electivos', { nombre: 'X', planestudio_id: plan }),
        ask('POST', `${URL}/guardar/json/${plan}`, { key: 'misiones', items: [] }),
        ask('POST', '/v1/asignaturas', { nombre: 'X', planestudio_id: plan, ciclo_id: ciclos[0] }),
      ]
      expect(await pending(Promise.any(edits))).toBe(true)
      await ceasing.query('commit')
      await ceasing.end()
      expect((await Promise.all(edits)).map(r => r.status)).toEqual([409, 409, 409, 409])
    })

    it('ceasing waits for an edit that is under way', async () => {
      const { plan } = await plantPlan(t)
      const editing = await other()
      await editing.query('begin')
      await editing.query('select from planes where id = $1 for share', [plan])
      const ceasing = cesar(plan)
      expect(await pending(ceasing)).toBe(true)
      await editing.query('commit')
      await editing.end()
      expect((await ceasing).status).toBe(200)
    })

    it('in any order: nothing in a plan changes after it was ceased', async () => {
      for (let round = 0; round < 8; round++) {
        const { plan, ciclos } = await plantPlan(t, { ciclos: 6 })
        const answers = await Promise.all([
          ...ciclos.slice(0, 3).map(id => ask('PUT', `/v1/ciclos/${id}`, { nombre: `Antes ${id}` })),
          ask('POST', `${URL}/guardar/json/${plan}`, { key: 'visiones', items: [{ descripcion: 'x' }] }),
          cesar(plan),
          ...ciclos.slice(3).map(id => ask('DELETE', `/v1/ciclos/${id}`)),
        ])
        for (const { status } of answers) expect([200, 409]).toContain(status)
        const { rows } = await t.owner.query<Row>(
          "select evento, antes, despues from cambios where ambito ->> 'plan_id' = $1 order by id",
          [plan],
        )
        expect(rows).toHaveLength(answers.filter(a => a.status === 200).length)
        expect(rows.at(-1)).toMatchObject({ evento: 'plan_estudio.updated', antes: { fechacese: null } })
      }
    })
  })
})
