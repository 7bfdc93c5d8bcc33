import { calls } from '@malla/contracts/calls.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { plantCurso, plantPlan } from '../../testing/academico.ts'
import { createTestApp, type TestApp } from '../../testing/app.ts'
import { testEntity } from '../../testing/testEntity.ts'

for (const [tipo, dice] of [
  ['areascursos', 'el área de curso'],
  ['tiposcursos', 'el tipo de curso'],
  ['tipologiasespecialescursos', 'la tipología especial'],
] as const) {
  const c = calls[tipo]
  testEntity(tipo, {
    create: c.create,
    update: c.update,
    show: c.show,
    list: c.list,
    delete: c.delete,
    evento: 'parametro',
    dice,
    valid: (_given, n) => ({ nombre: `Registro ${n}` }),
    required: ['nombre'],
    change: n => ({ nombre: `Otro registro ${n}` }),
    deleteInput: id => ({ ids: [id] }),
  })
}

describe('catálogos', () => {
  let t: TestApp
  beforeAll(async () => {
    t = await createTestApp()
  })
  afterAll(() => t.close())

  it('the same name may stand in two catalogues, not twice in one', async () => {
    const ask = t.as(t.gente.token.operador)
    expect((await ask('POST', '/parametros/areascursos/save', { nombre: 'Matemática' })).status).toBe(200)
    expect((await ask('POST', '/parametros/tiposcursos/save', { nombre: 'Matemática' })).status).toBe(200)
    const again = await ask('POST', '/parametros/areascursos/save', { nombre: 'matemática' })
    expect(again.body.errors.nombre).toEqual(['Ya existe un registro con ese nombre en el catálogo.'])
  })

  it('a row of one catalogue is not there in another', async () => {
    const ask = t.as(t.gente.token.operador)
    const { id } = (await ask('POST', '/parametros/areascursos/save', { nombre: 'Física' })).body.data
    expect((await ask('POST', '/parametros/tiposcursos/show', { id })).status).toBe(404)
    expect((await ask('PUT', '/parametros/tiposcursos/save', { id, nombre: 'x' })).status).toBe(404)
    expect((await ask('DELETE', '/parametros/tiposcursos/delete', { ids: [id] })).status).toBe(404)
  })

  it('show finds the first that equals queryDefault, and says what cannot be searched', async () => {
    const ask = t.as(t.gente.token.operador)
    await ask('POST', '/parametros/areascursos/save', { nombre: 'Química', abreviatura: 'QUI' })
    const found = await ask('POST', '/parametros/areascursos/show', {
      first: true,
      queryDefault: { abreviatura: 'QUI' },
    })
    expect(found.body.data.nombre).toBe('Química')
    expect((await ask('POST', '/parametros/areascursos/show', { queryDefault: { clave: 'x' } })).status).toBe(
      422,
    )
  })

  it.each([
    [
      '/parametros/areascursos/save',
      '/parametros/areascursos/delete',
      { nombre: 'Repetida' },
      'el área de curso',
    ],
    ['/empresas/save', '/empresas/delete', { razonsocial: 'Repetida', tipo: 'Colegio' }, 'la entidad'],
    ['/v1/facultades', '/facultades/delete', { nombre: 'Repetida' }, 'la facultad'],
  ])('%s: one that is named twice is one that goes', async (make, remove, campos, dicho) => {
    const ask = t.as(t.gente.token.root)
    const { id } = (await ask('POST', make, campos)).body.data
    const { status, body } = await ask('DELETE', remove, { ids: [id, id] })
    expect([status, body.message]).toEqual([200, `Acabamos de eliminar ${dicho}.`])
  })

  it.each([
    ['/empresas/show', 'razonsocial'],
    ['/parametros/areascursos/show', 'nombre'],
    ['/parametros/tiposcursos/show', 'nombre'],
    ['/parametros/tipologiasespecialescursos/show', 'nombre'],
    ['/parametros/plantillas/planes/show', 'nombre'],
    ['/parametros/plantillas/perfil/egresado/show', 'nombre'],
    ['/parametros/plantillas/perfil/ingresante/show', 'nombre'],
  ])('%s without an id shows another one only to who asks for the first', async (path, nombre) => {
    const ask = t.as(t.gente.token.root)
    for (const body of [{}, { id: '' }, { first: false }]) {
      const r = await ask('POST', path, body)
      expect([r.status, r.body.errors]).toEqual([422, { id: ['El campo «Registro» es obligatorio.'] }])
    }
    expect((await ask('POST', path, { queryDefault: { [nombre]: 'Nadie' } })).status).toBe(404)
    expect([200, 404]).toContain((await ask('POST', path, { first: true })).status)
  })

  it('/parametros/list gives a whole catalogue, newest first', async () => {
    const r = await t.as(t.gente.token.inspector)('POST', '/parametros/list', { tipo: 'areascursos' })
    expect(r.body.data.map((p: { nombre: string }) => p.nombre)).toEqual(['Química', 'Física', 'Matemática'])
  })
  it('a course counts once, however many of its versions there are', async () => {
    const ask = t.as(t.gente.token.operador)
    const area = async (nombre: string) =>
      (await ask('POST', '/parametros/areascursos/save', { nombre })).body.data.id as number
    const [nueva, vieja] = [await area('Redes'), await area('Cómputo')]
    const plan = await plantPlan(t)
    const base = await plantCurso(t, plan, { areacurso_id: vieja })
    for (const version of [2, 3]) await plantCurso(t, plan, { base_id: base, version, areacurso_id: nueva })
    await plantCurso(t, plan, { areacurso_id: nueva })
    const cuantos = async (id: number) =>
      (await ask('POST', '/parametros/areascursos/show', { id })).body.data.cursos_count
    expect([await cuantos(nueva), await cuantos(vieja)]).toEqual([2, 1])
    const kept = await ask('DELETE', '/parametros/areascursos/delete', { ids: [vieja] })
    expect(kept.status).toBe(409)
  })
})
