import { calls } from '@malla/contracts/calls.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type PlanPlantado, plantPlan } from '../../testing/academico.ts'
import { createTestApp, type TestApp } from '../../testing/app.ts'

describe('who has a plan open', () => {
  let t: TestApp
  let p: PlanPlantado
  beforeAll(async () => {
    t = await createTestApp()
    p = await plantPlan(t)
  })
  afterAll(() => t.close())

  const pedir = (token: string, body: object = {}, plan = p.plan) =>
    t.as(token)('POST', `/v1/plan/estudios/${plan}/presencia`, { pestana: 'a', ...body })
  const estar = async (token: string, body: object = {}, plan = p.plan) => {
    const r = await pedir(token, body, plan)
    expect(r.status, JSON.stringify(r.body)).toBe(200)
    expect(calls.presencias.estarEnPlan.output.safeParse(r.body).error).toBeUndefined()
    return r.body.data as { usuario_id: number; donde: string | null }[]
  }

  it('sees the others with the part in which they are, never itself; who leaves is gone', async () => {
    const { operador, inspector } = t.gente.token
    expect(await estar(operador, { donde: 'malla' })).toEqual([])
    expect(await estar(inspector, { donde: 'cursos' })).toMatchObject([
      { usuario_id: t.gente.usuario.operador, donde: 'malla' },
    ])
    expect(await estar(operador, { donde: 'competencias' })).toMatchObject([
      { usuario_id: t.gente.usuario.inspector, donde: 'cursos' },
    ])
    await estar(operador, { sale: true })
    expect(await estar(inspector)).toEqual([])
  })

  it('who reads plans is seen, the shared account of the demonstration too; each plan has its own people', async () => {
    const { demo, root } = t.gente.token
    const otro = await plantPlan(t)
    await estar(demo, {}, otro.plan)
    expect(await estar(root, {}, otro.plan)).toMatchObject([{ usuario_id: t.gente.usuario.demo }])
    const aqui = await estar(root, { pestana: 'b' })
    expect(aqui.map(o => o.usuario_id)).not.toContain(t.gente.usuario.demo)
  })

  it('lecturers, other institutions and who may not see the programme are told nothing', async () => {
    expect((await pedir(t.gente.token.docente)).status).toBe(403)
    expect((await pedir(t.gente.ajeno)).status).toBe(404)
    const lejos = await t.gente.alguien(t.owner, {
      empresa: t.gente.empresa,
      tipouser: 2,
      rol: 2,
      programas: [(await plantPlan(t)).programa],
    })
    expect((await pedir(lejos.token)).status).toBe(404)
  })

  it('who is not heard of for 45 seconds is gone, a person keeps few tabs, and nothing of it is a change', async () => {
    const { operador, tutor } = t.gente.token
    const plan = (await plantPlan(t)).plan
    const ultimo = async () => (await t.as(operador)('POST', '/auth/user', {})).body.data.ultimo_cambio
    const antes = await ultimo()
    for (let i = 0; i < 12; i++) await estar(operador, { pestana: `p${i}` }, plan)
    const { rows } = await t.owner.query(
      'select count(*)::int as n from presencias_de_plan where planestudio_id = $1',
      [plan],
    )
    expect(rows[0].n).toBe(8)
    await t.owner.query("update presencias_de_plan set vista_at = now() - interval '46 seconds'")
    expect(await estar(tutor, {}, plan)).toEqual([])
    expect(await ultimo()).toBe(antes)
  })

  it('refuses a part that a plan has not', async () =>
    expect((await pedir(t.gente.token.operador, { donde: 'otra parte' })).status).toBe(422))
})
