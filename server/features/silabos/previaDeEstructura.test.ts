import { afterAll, beforeAll, expect, it } from 'vitest'
import { type PlanPlantado, plantCurso, plantPlan } from '../../testing/academico.ts'
import { createTestApp, type TestApp } from '../../testing/app.ts'
import { SILABO_ENTERO, SUMILLA } from './testing/silaboEntero.ts'

let t: TestApp
let p: PlanPlantado
beforeAll(async () => {
  t = await createTestApp()
  p = await plantPlan(t)
})
afterAll(() => t.close())

it('says which complete syllabi a structure would leave incomplete, and changes nothing', async () => {
  const ask = t.as(t.gente.token.operador)
  const periodo = async (nombre: string): Promise<number> =>
    (await ask('POST', '/v1/periodos', { nombre, fechainicio: '2025-03-16', fechafin: '2099-07-17' })).body
      .data.id
  const [ahora, pasado] = [await periodo('En curso'), await periodo('Terminado')]
  const cursos = [await plantCurso(t, p), await plantCurso(t, p)]
  for (const curso of cursos) {
    await ask('PUT', `/v1/asignaturas/${curso}/carta`, { carta: SUMILLA })
    for (const periodo_id of [ahora, pasado])
      await ask('PUT', `/v1/asignaturas/actualizar/silabo/${curso}`, { periodo_id, silabo: SILABO_ENTERO })
  }
  await t.owner.query("update silabos set estado = 'entregado' where asignatura_id = $1", [cursos[0]])
  // What the past says no structure changes any more.
  await t.owner.query("update periodos set fechafin = '2025-07-17' where id = $1", [pasado])
  const { body } = await ask('GET', '/v1/silabos/estructura', { planestudio_id: p.plan })
  const { estructura } = body.data
  const previa = (mas: object, de: object = { planestudio_id: p.plan }) =>
    ask('POST', '/v1/silabos/estructura/previa', { ...de, estructura: { ...estructura, ...mas } })
  const estados = async () =>
    (await t.owner.query('select id, completado, revision from silabos order by id')).rows
  const antes = await estados()

  expect((await previa({})).body.data).toEqual({ completos: 2, dejan: 0, entregados: 0, pasan: 0 })
  const mas = { semanas: estructura.semanas + 1 }
  expect((await previa(mas)).body.data).toEqual({ completos: 2, dejan: 2, entregados: 1, pasan: 0 })
  expect((await previa(mas, {})).body.data).toMatchObject({ completos: 2, dejan: 2 })
  expect(await estados()).toEqual(antes)
  expect((await previa({ semanas: 0 })).status).toBe(422)
  expect(
    (await t.as(t.gente.token.docente)('POST', '/v1/silabos/estructura/previa', { estructura })).status,
  ).toBe(403)
})

it('a lecturer reads what the syllabi of the own plans are made of, and of no other', async () => {
  const otro = await plantPlan(t)
  const { token } = await t.gente.alguien(t.owner, {
    empresa: t.gente.empresa,
    cursos: [await plantCurso(t, p)],
  })
  const status = async (de: Record<string, unknown>) =>
    (await t.as(token)('GET', '/v1/silabos/estructura', de)).status
  expect(await status({ planestudio_id: p.plan })).toBe(200)
  expect(await status({ planestudio_id: otro.plan })).toBe(404)
  expect(await status({ programa_id: p.programa })).toBe(200)
  expect(await status({ programa_id: otro.programa })).toBe(404)
  const tutor = t.as(t.gente.token.tutor)
  expect((await tutor('GET', '/v1/silabos/estructura', { planestudio_id: otro.plan })).status).toBe(200)
})
