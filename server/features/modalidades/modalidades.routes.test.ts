import { calls } from '@malla/contracts/calls.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/app.ts'
import { testEntity } from '../../testing/testEntity.ts'

const c = calls.modalidades

testEntity('modalidades', {
  create: c.create,
  update: c.update,
  list: c.list,
  delete: c.delete,
  evento: 'modalidad',
  dice: 'la modalidad',
  valid: (_given, n) => ({ nombre: `Modalidad ${n}` }),
  required: ['nombre'],
  change: n => ({ nombre: `Otra modalidad ${n}` }),
})

describe('modalidades', () => {
  let t: TestApp
  beforeAll(async () => {
    t = await createTestApp()
  })
  afterAll(() => t.close())
  const operador = () => t.as(t.gente.token.operador)
  const make = async (path: string, body: Record<string, unknown>) =>
    (await operador()('POST', path, body)).body.data

  it('are listed as a Spanish reader sorts', async () => {
    for (const nombre of ['Virtual', 'Única', 'presencial', 'A distancia'])
      await make('/v1/modalidades/programas', { nombre })
    const { body } = await operador()('GET', '/v1/modalidades/programas')
    expect(body.data.map((x: { nombre: string }) => x.nombre)).toEqual([
      'A distancia',
      'presencial',
      'Única',
      'Virtual',
    ])
  })

  it('a name that is taken is refused under the field', async () => {
    const r = await operador()('POST', '/v1/modalidades/programas', { nombre: 'VIRTUAL' })
    expect(r.body.errors.nombre).toEqual(['Ya existe una modalidad con ese nombre.'])
  })

  it('one that programmes use stays, and says which', async () => {
    const modalidad = await make('/v1/modalidades/programas', { nombre: 'Dual' })
    const facultad_id = (await make('/v1/facultades', { nombre: 'Ingeniería' })).id
    const nivel_id = (await make('/v1/niveles/programas', { nombre: 'Pregrado', codigo: '00001' })).id
    for (const n of [1, 2, 3, 4, 5, 6])
      await make('/v1/programas', { nombre: `P${n}`, facultad_id, nivel_id, modalidad_id: modalidad.id })
    const r = await operador()('DELETE', `/v1/modalidades/programas/${modalidad.id}`)
    expect(r.status).toBe(409)
    expect(r.body.message).toBe(
      'No se puede eliminar la modalidad «Dual»: la usan programas («P1», «P2», «P3», «P4», «P5» y otros).',
    )
  })
})
