import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Platform } from '../../platform/context.ts'
import { openDb } from '../../platform/db/db.ts'
import { plantCurso, plantPlan } from '../../testing/academico.ts'
import { createTestApp, type TestApp } from '../../testing/app.ts'
import { mostrarEmpezados } from './empezados.ts'

let t: TestApp
beforeAll(async () => {
  t = await createTestApp()
})
afterAll(() => t.close())

it('a course shows the syllabus that people work on, everywhere: not one of a period still to come, until that begins', async () => {
  const ask = t.as(t.gente.token.operador)
  const p = await plantPlan(t)
  const curso = await plantCurso(t, p)
  const periodo = async (nombre: string, fechainicio: string): Promise<number> =>
    (await ask('POST', '/v1/periodos', { nombre, fechainicio, fechafin: '2099-07-17' })).body.data.id
  const [ahora, luego] = [await periodo('En curso', '2020-03-16'), await periodo('Próximo', '2099-03-16')]
  // Begun in the one, and in the other begun and emptied again.
  for (const [periodo_id, metodologia] of [
    [ahora, '<p>x</p>'],
    [luego, '<p>x</p>'],
    [luego, ''],
  ] as const)
    await ask('PUT', `/v1/asignaturas/keys/silabo/${curso}`, { periodo_id, silabo: { metodologia } })
  const platform = { db: openDb(t.databaseUrl) } as unknown as Platform
  const dicho = async () => {
    const lista = await ask('GET', '/v1/silabos', { planestudio_id: p.plan })
    const cursos = await t.owner.query('select silabo_estado from asignaturas where id = $1', [curso])
    return [lista.body.data[0].periodo, lista.body.data[0].isCompletado, cursos.rows[0].silabo_estado]
  }
  expect(await dicho()).toEqual(['En curso', 2, 2])
  await t.owner.query('update periodos set fechainicio = current_date - 1 where id = $1', [luego])
  expect(await mostrarEmpezados(platform)).toBe(1)
  expect(await dicho()).toEqual(['Próximo', 1, 1])
  expect(await mostrarEmpezados(platform)).toBe(0)
  await platform.db.close()
})
