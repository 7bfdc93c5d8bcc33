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

const vistaDe = async (plan: number, csv: string) => {
  const { status, body } = await sendForm(
    t,
    t.gente.token.operador,
    `/v1/plan/estudios/${plan}/analitica/csv`,
    { archivo: { bytes: new TextEncoder().encode(csv), name: 'plan.csv' }, vista_previa: '1' },
  )
  expect(status, JSON.stringify(body)).toBe(200)
  return body.filas
}

it('a preview sums the hours of a course that it leaves in tenths', async () => {
  const p = await plantPlan(t, { ciclos: 1 })
  const horas = { horasteoria: 0.1, horaspractica: 0.2 }
  const taller = { planestudio_id: p.plan, ciclo_id: p.ciclos[0], nombre: 'Taller', codigo: 'T1', ...horas }
  expect((await ask('POST', '/v1/asignaturas', taller)).status).toBe(200)
  const csv = 'Course ID,Course Name,Number,Credit Hours,Term\n1,Taller,T1,3,1\n'
  expect(await vistaDe(p.plan, csv)).toMatchObject([{ accion: 'cambiar', horas: 0.3 }])
})

it('a preview shows what a course keeps where the file says nothing of it', async () => {
  const p = await plantPlan(t, { ciclos: 2 })
  const asignaturas = [
    { codigo: 'A1', nombre: 'Álgebra', ciclo_id: p.ciclos[0] },
    { codigo: 'M1', nombre: 'Mecánica', ciclo_id: p.ciclos[1], credits: 4, requisitos_texto: 'A1*' },
  ]
  const puestos = await ask('PUT', `/v1/asignaturas/por/plan/estudio/${p.plan}`, { asignaturas })
  expect(puestos.status, JSON.stringify(puestos.body)).toBe(200)
  const csv = 'Course ID,Course Name,Number,Credit Hours,Term\n1,Mecánica,M1,,2\n'
  expect(await vistaDe(p.plan, csv)).toMatchObject([{ accion: 'igual', credits: 4, requisitos: 'A1*' }])
})
