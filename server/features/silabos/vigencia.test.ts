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
  const despertados: number[] = []
  const platform = {
    db: openDb(t.databaseUrl),
    wake: (empresa: number) => despertados.push(empresa),
  } as unknown as Platform
  const dicho = async () => {
    const lista = await ask('GET', '/v1/silabos', { planestudio_id: p.plan })
    const cursos = await t.owner.query('select silabo_estado from asignaturas where id = $1', [curso])
    return [lista.body.data[0].periodo, lista.body.data[0].isCompletado, cursos.rows[0].silabo_estado]
  }
  // It began long before it was entered, and nobody is told that it begins.
  expect(await mostrarEmpezados(platform)).toBe(0)
  expect(await dicho()).toEqual(['En curso', 2, 2])
  await t.owner.query(
    "update periodos set fechainicio = current_date - 1, created_at = now() - interval '9 days' where id = $1",
    [luego],
  )
  expect(await mostrarEmpezados(platform)).toBe(1)
  expect(await dicho()).toEqual(['Próximo', 1, 1])
  expect(await mostrarEmpezados(platform)).toBe(0)
  // Nodes are woken to tell it, once; the log says it of nobody.
  expect(despertados).toEqual([t.gente.empresa])
  const { body } = await ask('GET', '/v1/changes', { after: 0, limit: 1000 })
  const dichos = body.data.filter((c: { evento: string }) => c.evento === 'periodo.empezado')
  expect(dichos).toEqual([
    expect.objectContaining({ id: luego, user: null, data: { fechainicio: expect.any(String) } }),
  ])
  await platform.db.close()
  // Switched off, it is none that people work on; once it is in use again, it is.
  const pasar = async (estado: string) =>
    expect((await ask('PUT', `/v1/periodos/${luego}`, { estado })).status).toBe(200)
  await pasar('Desactivado')
  expect(await dicho()).toEqual(['En curso', 2, 2])
  await pasar('Activado')
  expect(await dicho()).toEqual(['Próximo', 1, 1])
})

it('that a period began is told where no course shows another syllabus for it too, once by all nodes, and again for another date', async () => {
  const ask = t.as(t.gente.token.operador)
  const { body } = await ask('POST', '/v1/periodos', {
    nombre: 'Sin sílabos',
    fechainicio: '2098-03-16',
    fechafin: '2099-07-17',
  })
  const { id } = body.data
  const db = openDb(t.databaseUrl)
  const platform = { db, wake: () => {} } as unknown as Platform
  const cuantos = async () =>
    (
      await t.owner.query(
        "select count(*)::int as n from cambios where evento = 'periodo.empezado' and objeto_id = $1",
        [id],
      )
    ).rows[0].n
  await t.owner.query("update periodos set created_at = now() - interval '90 days' where id = $1", [id])
  const empezar = (dias: number) =>
    t.owner.query('update periodos set fechainicio = current_date - $2::int where id = $1', [id, dias])
  await mostrarEmpezados(platform)
  expect(await cuantos()).toBe(0)
  await empezar(1)
  await t.owner.query("update periodos set estado = 'Desactivado' where id = $1", [id])
  await mostrarEmpezados(platform)
  expect(await cuantos()).toBe(0)
  await t.owner.query("update periodos set estado = 'Activado' where id = $1", [id])
  await Promise.all([mostrarEmpezados(platform), mostrarEmpezados(platform), mostrarEmpezados(platform)])
  expect(await cuantos()).toBe(1)
  await empezar(2)
  await mostrarEmpezados(platform)
  expect(await cuantos()).toBe(2)
  // The server was off for a month.
  await empezar(30)
  await mostrarEmpezados(platform)
  await mostrarEmpezados(platform)
  expect(await cuantos()).toBe(3)
  await db.close()
})
