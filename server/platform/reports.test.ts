import { randomBytes } from 'node:crypto'
import { mensajesDeError } from '@malla/contracts/mensajesDeError.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type PlanPlantado, plantPlan } from '../testing/academico.ts'
import { type Ask, createTestApp, type TestApp } from '../testing/app.ts'

describe('the address of a report', () => {
  let t: TestApp
  let p: PlanPlantado
  let ask: Ask
  beforeAll(async () => {
    t = await createTestApp()
    p = await plantPlan(t)
    ask = t.as(t.gente.token.operador)
  })
  afterAll(() => t.close())

  /** Ids that follow no pattern, so that packing them gains the least. */
  const ids = (cuantos: number, hasta: number) =>
    Array.from({ length: cuantos }, (_, i) => 1_000_000 + ((i * 7919 * 104_729) % hasta))

  it.each([
    ['340 programmes', 340, 9e6],
    ['as many as may be named', 499, 9e8],
  ])('of %s opens', async (_caso, cuantos, hasta) => {
    const otros = ids(cuantos, hasta)
    await t.owner.query(
      `insert into programas (id, empresa_id, nombre, facultad_id, nivel_id, modalidad_id) overriding system value
       select otro, empresa_id, 'Otro ' || otro, facultad_id, nivel_id, modalidad_id from programas, unnest($2::bigint[]) otro where id = $1
       on conflict do nothing`,
      [p.programa, otros],
    )
    const { status, body } = await ask('POST', '/programas/avancecurricular/pdf', {
      programas_ids: [p.programa, ...otros],
    })
    expect(status).toBe(200)
    const file = await t.app.inject({ url: body.url })
    expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'application/pdf'])
    // One letter of it changed is no address.
    const spoilt = body.url.replace(/.\./, (two: string) => (two[0] === 'A' ? 'B.' : 'A.'))
    expect((await t.app.inject({ url: spoilt })).statusCode).toBe(404)
  })

  it('of the rows of a list that are seen opens; of more than fits it is said so', async () => {
    const excel = (suyos: number[], palabras: string[] = []) =>
      ask('POST', '/v1/listas/facultades/excel', {
        columnas: [{ campo: 'nombre', titulo: 'Nombre' }],
        ids: suyos,
        palabras,
      })
    const { status, body } = await excel(ids(1000, 9e6))
    expect([status, body.message]).toEqual([200, undefined])
    expect((await t.app.inject({ url: body.url })).statusCode).toBe(200)
    const palabras = Array.from({ length: 20 }, () => randomBytes(150).toString('hex'))
    const largo = await excel(ids(1000, 9e15), palabras)
    expect([largo.status, largo.body.errors]).toEqual([
      422,
      { general: [mensajesDeError.informeDemasiadoLargo] },
    ])
  })
})
