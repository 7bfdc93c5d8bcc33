import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { plantPlan } from '../../testing/academico.ts'
import { createTestApp, type TestApp } from '../../testing/app.ts'
import { multipart } from '../../testing/multipart.ts'

const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

describe('the file of the malla', () => {
  let t: TestApp
  beforeAll(async () => {
    t = await createTestApp()
  })
  afterAll(() => t.close())

  const url = (plan: number) => `/v1/plan/estudios/malla/curricular/${plan}`
  const upload = async (plan: number, bytes: Buffer, name: string, token = t.gente.token.operador) => {
    const { payload, headers } = await multipart({}, { archivo: { name, bytes } })
    const r = await t.app.inject({
      method: 'POST',
      url: `/api${url(plan)}`,
      payload,
      headers: { ...headers, authorization: `Bearer ${token}` },
    })
    return { status: r.statusCode, body: r.json() }
  }
  const shown = async (plan: number) =>
    (await t.as(t.gente.token.operador)('GET', `/v1/plan/estudios/${plan}`)).body.data

  it('is kept with name, size and date, shown with the plan, read back, and leaves its revision alone', async () => {
    const { plan } = await plantPlan(t)
    const r = await upload(plan, PDF, 'Malla 2026: versión final.docx')
    expect(r.status, JSON.stringify(r.body)).toBe(200)
    expect(r.body.message).toBe('Acabamos de actualizar la malla curricular.')
    const { json, revision } = await shown(plan)
    expect(revision).toBe(1)
    // By content it is a PDF, whatever its name says.
    expect(json.mallacurricular).toMatchObject({
      nombre: 'Malla 2026 versión final.pdf',
      tipo: 'application/pdf',
      bytes: PDF.length,
    })
    expect(Date.now() - Date.parse(json.mallacurricular.created_at)).toBeLessThan(60_000)
    const file = await t.as(t.gente.token.inspector)('GET', json.mallacurricular.url.replace('/api', ''))
    expect(file.raw.rawPayload.equals(PDF)).toBe(true)
  })

  it('another one takes its place, and one record says so', async () => {
    const { plan } = await plantPlan(t)
    await upload(plan, PDF, 'uno.pdf')
    const before = (await shown(plan)).json.mallacurricular.id
    await upload(plan, PNG, 'dos.png')
    const { id, nombre } = (await shown(plan)).json.mallacurricular
    expect(nombre).toBe('dos.png')
    const { rows } = await t.owner.query(
      "select antes, despues from cambios where evento = 'plan_estudio.updated' order by id desc limit 1",
    )
    expect(rows[0]).toEqual({ antes: { malla_id: before }, despues: { malla_id: id } })
    const left = await t.owner.query('select count(*)::int n from archivos where id = $1', [before])
    expect(left.rows[0].n).toBe(0)
  })

  it('is taken off; twice is 404', async () => {
    const { plan } = await plantPlan(t)
    await upload(plan, PDF, 'x.pdf')
    const ask = t.as(t.gente.token.operador)
    const r = await ask('DELETE', url(plan))
    expect([r.status, r.body.message]).toEqual([200, 'Acabamos de eliminar la malla curricular.'])
    expect((await shown(plan)).json.mallacurricular).toBeNull()
    expect((await ask('DELETE', url(plan))).status).toBe(404)
  })

  it('what is no PDF, image or Excel is refused under its field, and what was there stays', async () => {
    const { plan } = await plantPlan(t)
    await upload(plan, PDF, 'x.pdf')
    const r = await upload(plan, Buffer.from('<svg onload="x()"/>'), 'malla.pdf')
    expect([r.status, Object.keys(r.body.errors)]).toEqual([422, ['archivo']])
    expect((await shown(plan)).json.mallacurricular.nombre).toBe('x.pdf')
    const nothing = await t.as(t.gente.token.operador)('POST', url(plan), {})
    expect(nothing.body.errors).toHaveProperty('archivo')
  })

  it('who may not change the malla may not do this; a ceased plan keeps its file', async () => {
    const { plan } = await plantPlan(t)
    expect((await upload(plan, PDF, 'x.pdf', t.gente.token.tutor)).status).toBe(403)
    expect((await upload(plan, PDF, 'x.pdf', t.gente.ajeno)).status).toBe(404)
    await upload(plan, PDF, 'x.pdf')
    await t.owner.query("update planes set fechacese = '2024-01-01' where id = $1", [plan])
    expect((await upload(plan, PDF, 'y.pdf')).status).toBe(409)
    expect((await t.as(t.gente.token.operador)('DELETE', url(plan))).status).toBe(409)
  })
})
