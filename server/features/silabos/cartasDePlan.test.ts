import { calls } from '@malla/contracts/calls.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type PlanPlantado, plantCurso, plantPlan } from '../../testing/academico.ts'
import { createTestApp, type TestApp } from '../../testing/app.ts'
import type { RolDePrueba } from '../../testing/gente.ts'

describe('the cartas of a plan', () => {
  let t: TestApp
  let p: PlanPlantado
  let curso: number
  let otro: number
  beforeAll(async () => {
    t = await createTestApp()
    p = await plantPlan(t)
    curso = await plantCurso(t, p)
    otro = await plantCurso(t, p)
  })
  afterAll(() => t.close())

  const ask = (
    verb: 'GET' | 'PUT' | 'POST',
    path: string,
    body: object = {},
    rol: RolDePrueba = 'operador',
  ) => t.as(t.gente.token[rol])(verb, path, body as Record<string, unknown>)
  const cartas = async (rol?: RolDePrueba) => ask('GET', `/v1/plan/estudios/${p.plan}/cartas`, {}, rol)
  const una = async (id: number) =>
    (await cartas()).body.data.find((c: { asignatura_id: number }) => c.asignatura_id === id)

  it('say how far each is, by the measure of the plan’s progress', async () => {
    const { body } = await cartas()
    expect(calls.cartas.porPlan.output.safeParse(body).error).toBeUndefined()
    expect(body.data).toHaveLength(2)
    await ask('PUT', `/v1/asignaturas/${curso}/carta`, { carta: { sumilla: '<p>Asignatura teórica.</p>' } })
    expect(await una(curso)).toMatchObject({ cartas: 'warning', sumillas: 'success', elementos: 'danger' })
    expect(await una(otro)).toMatchObject({ cartas: 'danger', sumillas: 'danger', silabos: 0 })
  })

  it('count the syllabi that show them, of all versions; one that is approved keeps its own', async () => {
    await ask('PUT', `/v1/asignaturas/keys/silabo/${curso}`, { silabo: { metodologia: '<p>x</p>' } })
    expect((await una(curso)).silabos).toBe(1)
    await t.owner.query(`update silabos set estado = 'aprobado' where asignatura_id = $1`, [curso])
    expect((await una(curso)).silabos).toBe(0)
  })

  it('those of a period that is over, which keep the carta of then, are not counted', async () => {
    const { body } = await ask('POST', '/v1/periodos', {
      ...{ nombre: '2020-I', fechainicio: '2020-03-16', fechafin: '2020-07-17' },
    })
    await t.owner.query(
      'insert into silabos (empresa_id, planestudio_id, asignatura_id, periodo_id) values ($1, $2, $3, $4), ($1, $2, $3, null)',
      [t.gente.empresa, p.plan, otro, body.data.id],
    )
    expect((await una(otro)).silabos).toBe(1)
  })

  it('are read by whoever may read the plan', async () => {
    expect((await cartas('inspector')).status).toBe(200)
    expect((await cartas('docente')).status).toBe(403)
    expect((await ask('GET', '/v1/plan/estudios/999999/cartas')).status).toBe(404)
  })
})
