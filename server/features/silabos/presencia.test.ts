import { calls } from '@malla/contracts/calls.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type PlanPlantado, plantCurso, plantPlan } from '../../testing/academico.ts'
import { createTestApp, type TestApp } from '../../testing/app.ts'

describe('who looks at a syllabus', () => {
  let t: TestApp
  let p: PlanPlantado
  let curso: number
  beforeAll(async () => {
    t = await createTestApp()
    p = await plantPlan(t)
    curso = await plantCurso(t, p)
  })
  afterAll(() => t.close())

  const estar = async (token: string, body: object = {}) => {
    const r = await t.as(token)('POST', `/v1/asignaturas/${curso}/silabo/presencia`, {
      pestana: 'a',
      ...body,
    })
    expect(r.status, JSON.stringify(r.body)).toBe(200)
    expect(calls.presencias.estar.output.safeParse(r.body).error).toBeUndefined()
    return r.body.data as { usuario_id: number; donde: string | null; escribe: boolean }[]
  }

  it('sees the others with where they are, each once, and never itself; who leaves is gone', async () => {
    const { operador, tutor } = t.gente.token
    expect(await estar(operador, { donde: 'metodologia', escribe: true })).toEqual([])
    await estar(operador, { pestana: 'b', donde: 'sumilla' })
    expect(await estar(tutor)).toMatchObject([
      { usuario_id: t.gente.usuario.operador, donde: 'metodologia', escribe: true },
    ])
    expect(await estar(operador)).toMatchObject([{ usuario_id: t.gente.usuario.tutor, donde: null }])
    await estar(operador, { sale: true })
    expect(await estar(tutor)).toMatchObject([{ donde: 'sumilla', escribe: false }])
    await estar(operador, { pestana: 'b', sale: true })
    expect(await estar(tutor)).toEqual([])
  })

  it.each([
    [`propia:${'a-Z_0'.repeat(12)}`, 200],
    ['unidadesaprendizaje', 200],
    ['a b', 422],
    ['\u0001', 422],
    ['ñ', 422],
  ])('a place is the key of a section: %j is answered %i', async (donde, status) => {
    const body = { pestana: 'z', donde }
    const path = `/v1/asignaturas/${curso}/silabo/presencia`
    expect((await t.as(t.gente.token.inspector)('POST', path, body)).status).toBe(status)
    await estar(t.gente.token.inspector, { pestana: 'z', sale: true })
  })

  it('who is not heard of for 45 seconds is gone, and a person keeps few tabs', async () => {
    const { operador, tutor } = t.gente.token
    for (let i = 0; i < 12; i++) await estar(operador, { pestana: `p${i}` })
    const { rows } = await t.owner.query('select count(*)::int as n from presencias where usuario_id = $1', [
      t.gente.usuario.operador,
    ])
    expect(rows[0].n).toBe(8)
    await t.owner.query(
      "update presencias set vista_at = now() - interval '46 seconds' where usuario_id = $1",
      [t.gente.usuario.operador],
    )
    expect(await estar(tutor)).toEqual([])
    expect((await t.owner.query('select 1 from presencias')).rowCount).toBe(1)
  })

  it('is of one period, and of nobody of another institution', async () => {
    const { body } = await t.as(t.gente.token.operador)('POST', '/v1/periodos', {
      nombre: '2026-I',
      fechainicio: '2026-03-16',
      fechafin: '2999-07-17',
    })
    await estar(t.gente.token.operador, { periodo_id: body.data.id })
    expect(await estar(t.gente.token.inspector)).toMatchObject([{ usuario_id: t.gente.usuario.tutor }])
    const ajeno = await t.as(t.gente.ajeno)('POST', `/v1/asignaturas/${curso}/silabo/presencia`, {
      pestana: 'a',
    })
    expect(ajeno.status).toBe(404)
  })
})
