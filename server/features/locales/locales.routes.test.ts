import { calls } from '@malla/contracts/calls.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/app.ts'
import { testEntity } from '../../testing/testEntity.ts'

const c = calls.locales

testEntity('locales', {
  create: c.create,
  update: c.update,
  list: c.list,
  delete: c.delete,
  evento: 'local',
  dice: 'el local',
  valid: (_given, n) => ({ nombre: `Local ${n}` }),
  required: ['nombre'],
  change: n => ({ nombre: `Sede número ${n}` }),
})

describe('premises', () => {
  let t: TestApp
  beforeAll(async () => {
    t = await createTestApp()
  })
  afterAll(() => t.close())
  const ask = () => t.as(t.gente.token.operador)
  const make = async (nombre: string): Promise<number> =>
    (await ask()('POST', '/v1/locales', { nombre })).body.data.id

  it('are sorted as a Spanish reader sorts, found without accents, and say what is in them', async () => {
    for (const nombre of ['Sede Ñaña', 'sede Norte', 'Éxito']) await make(nombre)
    const nombres = async (query: object) =>
      (await ask()('GET', '/v1/locales', { ...query })).body.data.map((x: { nombre: string }) => x.nombre)
    expect(await nombres({})).toEqual(['Éxito', 'sede Norte', 'Sede Ñaña'])
    expect(await nombres({ filtro: 'exito' })).toEqual(['Éxito'])
  })

  it('a name that is taken is refused under the field', async () => {
    const r = await ask()('POST', '/v1/locales', { nombre: 'SEDE NORTE' })
    expect(r.status).toBe(422)
    expect(r.body.errors.nombre).toEqual(['Ya existe un local con ese nombre.'])
  })

  it('one with laboratories stays, and says which', async () => {
    const local_id = await make('Pabellón B')
    await ask()('POST', '/v1/laboratorios/talleres', { nombre: 'Química', tipo: 1, local_id })
    expect((await ask()('GET', '/v1/locales', { filtro: 'pabellon' })).body.data[0].laboratorios_count).toBe(
      1,
    )
    const r = await ask()('DELETE', `/v1/locales/${local_id}`)
    expect(r.status).toBe(409)
    expect(r.body.message).toBe(
      'No se puede eliminar el local «Pabellón B»: tiene laboratorios o talleres («Química»).',
    )
  })

  it('who works on some programmes only reads them and is told why not more', async () => {
    const { token } = await t.gente.alguien(t.owner, {
      empresa: t.gente.empresa,
      tipouser: 2,
      rol: 2,
      programas: [1],
    })
    expect((await t.as(token)('GET', '/v1/locales')).status).toBe(200)
    const r = await t.as(token)('POST', '/v1/locales', { nombre: 'Otro' })
    expect([r.status, r.body.message]).toEqual([
      403,
      'Su permiso es para algunas facultades o programas, no para toda la institución.',
    ])
  })
})
