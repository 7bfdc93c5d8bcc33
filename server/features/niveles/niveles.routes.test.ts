import { calls } from '@malla/contracts/calls.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/app.ts'
import { testEntity } from '../../testing/testEntity.ts'

const c = calls.niveles

testEntity('niveles', {
  create: c.create,
  update: c.update,
  list: c.list,
  delete: c.delete,
  evento: 'nivel',
  dice: 'el nivel',
  valid: (_given, n) => ({ nombre: `Nivel ${n}`, codigo: `9${n}` }),
  required: ['nombre', 'codigo'],
  change: n => ({ nombre: `Otro nivel ${n}` }),
})

describe('niveles', () => {
  let t: TestApp
  beforeAll(async () => {
    t = await createTestApp()
  })
  afterAll(() => t.close())
  const operador = () => t.as(t.gente.token.operador)
  const make = async (nombre: string, codigo: string) =>
    (await operador()('POST', '/v1/niveles/programas', { nombre, codigo })).body.data

  it('codes are text, stand for one level, and order the list', async () => {
    await make('Doctorado', '00003')
    const pregrado = await make('Pregrado', '00001')
    expect(pregrado.codigo).toBe('00001')
    const again = await operador()('POST', '/v1/niveles/programas', { nombre: 'Otro', codigo: '00001' })
    expect(again.body.errors.codigo).toEqual(['Ya existe un nivel con ese código.'])
    const own = await operador()('PUT', `/v1/niveles/programas/${pregrado.id}`, { codigo: '00001' })
    expect(own.status).toBe(200)
    const { body } = await operador()('GET', '/v1/niveles/programas')
    expect(body.data.map((x: { codigo: string }) => x.codigo)).toEqual(['00001', '00003'])
  })

  it('a name that is taken is refused under the field', async () => {
    await make('Maestría', '00002')
    const r = await operador()('POST', '/v1/niveles/programas', { nombre: 'MAESTRÍA', codigo: '7' })
    expect(r.body.errors.nombre).toEqual(['Ya existe un nivel con ese nombre.'])
    // … together with its code.
    const otro = await make('Segunda especialidad', '00004')
    const igual = { nombre: 'maestría', codigo: '00002' }
    const both = [
      await operador()('POST', '/v1/niveles/programas', igual),
      await operador()('PUT', `/v1/niveles/programas/${otro.id}`, igual),
    ]
    for (const { body } of both) expect(Object.keys(body.errors).sort()).toEqual(['codigo', 'nombre'])
  })

  it('one that programmes use stays, and says which', async () => {
    const nivel = await make('Técnico', '00011')
    const facultad = (await operador()('POST', '/v1/facultades', { nombre: 'Ingeniería' })).body.data
    const modalidad = (await operador()('POST', '/v1/modalidades/programas', { nombre: 'Presencial' })).body
      .data
    await operador()('POST', '/v1/programas', {
      nombre: 'Mecánica',
      facultad_id: facultad.id,
      nivel_id: nivel.id,
      modalidad_id: modalidad.id,
    })
    const r = await operador()('DELETE', `/v1/niveles/programas/${nivel.id}`)
    expect(r.status).toBe(409)
    expect(r.body.message).toBe('No se puede eliminar el nivel «Técnico»: lo usan programas («Mecánica»).')
  })

  it('who works on one faculty reads them and changes none', async () => {
    const nivel = await make('Diplomado', '00005')
    const { token } = await t.gente.alguien(t.owner, {
      empresa: t.gente.empresa,
      tipouser: 2,
      rol: 2,
      facultades: [1],
    })
    const ask = t.as(token)
    expect((await ask('GET', '/v1/niveles/programas')).body.data.length).toBeGreaterThan(0)
    const r = await ask('PUT', `/v1/niveles/programas/${nivel.id}`, { nombre: 'X' })
    expect([r.status, r.body.message]).toEqual([
      403,
      'Su permiso es para algunas facultades o programas, no para toda la institución.',
    ])
  })
})
