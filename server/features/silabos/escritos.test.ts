import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type PlanPlantado, plantCurso, plantPlan } from '../../testing/academico.ts'
import { createTestApp, type TestApp } from '../../testing/app.ts'

describe('a course for which somebody has written', () => {
  let t: TestApp
  let p: PlanPlantado
  beforeAll(async () => {
    t = await createTestApp()
    p = await plantPlan(t)
  })
  afterAll(() => t.close())

  const ask = (verb: 'PUT' | 'DELETE' | 'POST', path: string, body: Record<string, unknown> = {}) =>
    t.as(t.gente.token.operador)(verb, path, body)
  const escribir = (curso: number, metodologia: string, periodo_id?: number) =>
    ask('PUT', `/v1/asignaturas/keys/silabo/${curso}`, {
      id: curso,
      silabo: { metodologia },
      ...(periodo_id && { periodo_id }),
    })
  const carta = (curso: number, sumilla: string) =>
    ask('PUT', `/v1/asignaturas/${curso}/carta`, { id: curso, carta: { sumilla } })

  it('is not deleted with its syllabus, whose period is named', async () => {
    const periodo = await ask('POST', '/v1/periodos', {
      nombre: '2026-I',
      fechainicio: '2026-03-16',
      fechafin: '2099-07-17',
    })
    const curso = await plantCurso(t, p)
    expect((await escribir(curso, '<p>Proyectos.</p>', periodo.body.data.id)).status).toBe(200)
    const r = await ask('DELETE', `/v1/asignaturas/${curso}`)
    expect([r.status, r.body.message]).toEqual([
      409,
      expect.stringMatching(/: tiene un sílabo escrito \(2026-I\)\.$/),
    ])
  })

  it('is not deleted with its carta', async () => {
    const curso = await plantCurso(t, p)
    expect((await carta(curso, '<p>De qué trata.</p>')).status).toBe(200)
    const r = await ask('DELETE', `/v1/asignaturas/${curso}`)
    expect([r.status, r.body.message]).toEqual([
      409,
      expect.stringMatching(/: tiene una carta descriptiva escrita\.$/),
    ])
  })

  it('goes when nothing is left of it', async () => {
    const curso = await plantCurso(t, p)
    await escribir(curso, '<p>Proyectos.</p>')
    await carta(curso, '<p>De qué trata.</p>')
    await escribir(curso, '')
    await carta(curso, '<p> </p>')
    expect((await ask('DELETE', `/v1/asignaturas/${curso}`)).status).toBe(200)
  })
})
