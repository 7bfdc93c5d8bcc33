import { afterAll, beforeAll, expect, it } from 'vitest'
import { plantPlan } from '../../testing/academico.ts'
import { type Ask, createTestApp, type TestApp } from '../../testing/app.ts'
import { sendForm } from '../../testing/form.ts'

let t: TestApp
let ask: Ask
beforeAll(async () => {
  t = await createTestApp()
  ask = t.as(t.gente.token.operador)
})
afterAll(() => t.close())

it('a preview sums the hours of a course that it leaves in tenths', async () => {
  const p = await plantPlan(t, { ciclos: 1 })
  const horas = { horasteoria: 0.1, horaspractica: 0.2 }
  const taller = { planestudio_id: p.plan, ciclo_id: p.ciclos[0], nombre: 'Taller', codigo: 'T1', ...horas }
  expect((await ask('POST', '/v1/asignaturas', taller)).status).toBe(200)
  const csv = 'Course ID,Course Name,Number,Credit Hours,Term\n1,Taller,T1,3,1\n'
  const { status, body } = await sendForm(
    t,
    t.gente.token.operador,
    `/v1/plan/estudios/${p.plan}/analitica/csv`,
    { archivo: { bytes: new TextEncoder().encode(csv), name: 'plan.csv' }, vista_previa: '1' },
  )
  expect(status, JSON.stringify(body)).toBe(200)
  expect(body.filas).toMatchObject([{ accion: 'cambiar', horas: 0.3 }])
})
