import { calls } from '@malla/contracts/calls.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDb } from '../../platform/db/db.ts'
import { seedCatalogos } from '../../seeds/catalogos.ts'
import { plantPlan } from '../../testing/academico.ts'
import { createTestApp, type TestApp } from '../../testing/app.ts'
import { testEntity } from '../../testing/testEntity.ts'

const c = calls.resultados

testEntity('resultados', {
  create: c.create,
  update: c.update,
  list: c.list,
  delete: c.delete,
  evento: 'resultado',
  dice: 'el resultado',
  valid: (_given, n) => ({ lista: 'propia', numero: n, nombre: `Actúa con ética ${n}` }),
  required: ['lista', 'numero', 'nombre'],
  change: n => ({ nombre: `Comunica con claridad ${n}` }),
})

describe('outcomes', () => {
  let t: TestApp
  let plan: number
  beforeAll(async () => {
    t = await createTestApp()
    plan = (await plantPlan(t)).plan
    const db = openDb(t.databaseUrl)
    await db.write(t.gente.empresa, null, (tx, record) =>
      seedCatalogos({ tx, empresaId: t.gente.empresa, record }, 'Universidad'),
    )
    await db.close()
  })
  afterAll(() => t.close())

  it('an institution begins with Tuning 1 to 27, general 1 to 6 and specific 8 to 11', async () => {
    const { body } = await t.as(t.gente.token.operador)('GET', '/v1/resultados')
    const numeros = (lista: string) =>
      body.data
        .filter((r: { lista: string }) => r.lista === lista)
        .map((r: { numero: number }) => r.numero)
        .join(' ')
    expect(numeros('tuning')).toBe(Array.from({ length: 27 }, (_, i) => i + 1).join(' '))
    expect(numeros('general')).toBe('1 2 3 4 5 6')
    expect(numeros('especifico')).toBe('8 9 10 11')
  })

  it('a number stands once in its list, and under the field it is said', async () => {
    const ask = t.as(t.gente.token.operador)
    const r = await ask('POST', '/v1/resultados', { lista: 'tuning', numero: 27, nombre: 'Otra' })
    expect([r.status, Object.keys(r.body.errors)]).toEqual([422, ['numero']])
  })

  it('one that a competency is attached to stays, and the competency is named', async () => {
    const ask = t.as(t.gente.token.operador)
    const [{ id }] = (await ask('GET', '/v1/resultados', { lista: 'general' })).body.data
    await ask('POST', '/v1/plan/estudios/competencias', {
      planestudio_id: plan,
      nombre: 'Diseña puentes',
      resultados_ids: [id],
    })
    const r = await ask('DELETE', `/v1/resultados/${id}`)
    expect([r.status, r.body.message]).toEqual([409, expect.stringContaining('«Diseña puentes»')])
  })
})
