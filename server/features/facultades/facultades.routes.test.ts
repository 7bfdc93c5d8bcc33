import { calls } from '@malla/contracts/calls.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { plantPlan } from '../../testing/academico.ts'
import { createTestApp, type TestApp } from '../../testing/app.ts'
import { testEntity } from '../../testing/testEntity.ts'

const c = calls.facultades

testEntity('facultades', {
  create: c.create,
  update: c.update,
  show: c.show,
  list: c.list,
  delete: c.delete,
  evento: 'facultad',
  dice: 'la facultad',
  valid: (_given, n) => ({ nombre: `Facultad de Prueba ${n}` }),
  required: ['nombre'],
  change: n => ({ nombre: `Facultad de Ciencias ${n}` }),
})

describe('facultades', () => {
  let t: TestApp
  beforeAll(async () => {
    t = await createTestApp()
  })
  afterAll(() => t.close())

  it('a name that is taken is refused under the field, whatever its capitals', async () => {
    const ask = t.as(t.gente.token.operador)
    await ask('POST', '/v1/facultades', { nombre: 'Derecho' })
    const r = await ask('POST', '/v1/facultades', { nombre: 'DERECHO' })
    expect(r.status).toBe(422)
    expect(r.body.errors.nombre).toEqual(['Ya existe una facultad con ese nombre.'])
  })

  it.each([
    ['posgrado', 'isPosgrado'],
    ['cepre', 'isCepre'],
  ])('posgrado and cepre exist once each: %s', async (path, txt_type) => {
    const ask = t.as(t.gente.token.operador)
    const { body } = await ask('POST', `/v1/facultades/${path}`, {})
    expect(body.data.txt_type).toBe(txt_type)
    expect(body.message).toBe(`Acabamos de crear la facultad «${body.data.nombre}».`)
    expect((await ask('POST', `/v1/facultades/${path}`, { nombre: 'Otra' })).status).toBe(422)
  })

  it('who works on one faculty sees and edits that one only, and makes none', async () => {
    const root = t.as(t.gente.token.root)
    const [a, b] = await Promise.all(
      ['Alfa', 'Beta'].map(async nombre => (await root('POST', '/v1/facultades', { nombre })).body.data),
    )
    const { token } = await t.gente.alguien(t.owner, {
      empresa: t.gente.empresa,
      tipouser: 2,
      rol: 2,
      facultades: [a.id],
    })
    const ask = t.as(token)
    expect((await ask('POST', '/facultades/list', {})).body.data.map((f: { id: number }) => f.id)).toEqual([
      a.id,
    ])
    expect((await ask('PUT', `/v1/facultades/${a.id}`, { nombre: 'Alfa mayor' })).status).toBe(200)
    expect((await ask('PUT', `/v1/facultades/${b.id}`, { nombre: 'X' })).status).toBe(404)
    expect((await ask('GET', `/v1/facultades/${b.id}`)).status).toBe(404)
    expect((await ask('POST', '/v1/facultades', { nombre: 'Nueva' })).status).toBe(403)
  })

  it('who works on one programme of a faculty is told of that one only', async () => {
    const suyo = await plantPlan(t)
    await t.owner.query(
      `insert into programas (empresa_id, facultad_id, nivel_id, modalidad_id, nombre)
       select empresa_id, facultad_id, nivel_id, modalidad_id, 'Programa vecino' from programas where id = $1`,
      [suyo.programa],
    )
    const de = { empresa: t.gente.empresa, tipouser: 2, rol: 2 }
    const uno = await t.gente.alguien(t.owner, { ...de, programas: [suyo.programa] })
    const todos = await t.gente.alguien(t.owner, { ...de, facultades: [suyo.facultad] })
    const cuantos = async ({ token }: { token: string }) => {
      const ask = t.as(token)
      const lista = (await ask('POST', '/facultades/list', {})).body.data
      const porEntidad = (await ask('GET', '/v1/facultades/por/entidad')).body.data
      return [...lista, ...porEntidad].map((f: { programas_count: number }) => f.programas_count)
    }
    expect([await cuantos(uno), await cuantos(todos)]).toEqual([
      [1, 1],
      [2, 2],
    ])
  })

  it('several are deleted in one call, all or none', async () => {
    const ask = t.as(t.gente.token.operador)
    const made = await Promise.all(
      ['Uno', 'Dos'].map(async nombre => (await ask('POST', '/v1/facultades', { nombre })).body.data.id),
    )
    expect((await ask('DELETE', '/facultades/delete', { ids: [...made, 987_654] })).status).toBe(404)
    expect((await ask('GET', `/v1/facultades/${made[0]}`)).status).toBe(200)
    expect((await ask('DELETE', '/facultades/delete', { ids: made })).status).toBe(200)
    expect((await ask('GET', `/v1/facultades/${made[0]}`)).status).toBe(404)
  })

  it('who works on that one alone is named, and it stays', async () => {
    const ask = t.as(t.gente.token.operador)
    const { id } = (await ask('POST', '/v1/facultades', { nombre: 'Solar' })).body.data
    const acceso = { empresa: t.gente.empresa, tipouser: 5, rol: 2, facultades: [id] }
    const { usuario } = await t.gente.alguien(t.owner, acceso)
    await t.owner.query(
      "update personas set nombres = 'Ana Ruiz' where id = (select persona_id from usuarios where id = $1)",
      [usuario],
    )
    const r = await ask('DELETE', `/v1/facultades/${id}`)
    expect([r.status, r.body.message]).toEqual([
      409,
      'No se puede eliminar «Solar»: Ana Ruiz no trabaja en nada más. El administrador debe cambiar antes ese acceso.',
    ])
    await t.owner.query('update usuarios set deleted_at = now() where id = $1', [usuario])
    expect((await ask('DELETE', `/v1/facultades/${id}`)).status).toBe(200)
  })

  it('row security holds underneath: another institution sees no row even without a condition', async () => {
    const count = await t.app.inject({ url: '/api/health' })
    expect(count.statusCode).toBe(200)
    await t.owner.query('begin')
    await t.owner.query("set local role malla_app; set local app.empresa_id = '0'")
    const { rows } = await t.owner.query('select count(*)::int as n from facultades')
    await t.owner.query('rollback')
    expect(rows[0].n).toBe(0)
  })
})
