import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Ask, createTestApp, type TestApp } from '../testing/app.ts'
import { type Estructura, makeEstructura } from '../testing/estructura.ts'

describe('names of things that people choose among', () => {
  let t: TestApp
  let ask: Ask
  let estructura: Estructura
  const locales: number[] = []
  beforeAll(async () => {
    t = await createTestApp()
    ask = t.as(t.gente.token.root)
    estructura = await makeEstructura(ask)
    for (const nombre of ['Norte', 'Sur'])
      locales.push((await ask('POST', '/v1/locales', { nombre })).body.data.id)
  })
  afterAll(() => t.close())

  const laboratorio = (local: number) => ({ tipo: 1, local_id: locales[local] })
  const periodo = { fechainicio: '2031-03-01', fechafin: '2031-07-31' }
  const area = '/parametros/areascursos/save'

  it.each([
    ['/v1/facultades', 'Ya existe una facultad con ese nombre.', () => ({})],
    ['/v1/niveles/programas', 'Ya existe un nivel con ese nombre.', (n: number) => ({ codigo: `0009${n}` })],
    ['/v1/modalidades/programas', 'Ya existe una modalidad con ese nombre.', () => ({})],
    ['/v1/locales', 'Ya existe un local con ese nombre.', () => ({})],
    [
      '/v1/laboratorios/talleres',
      'Ya hay un laboratorio o taller con ese nombre en ese local.',
      () => laboratorio(0),
    ],
    ['/v1/periodos', 'Ya existe un periodo con ese nombre.', () => periodo],
    [
      '/v1/programas',
      'Ya existe un programa con ese nombre en esa facultad, nivel y modalidad.',
      () => estructura,
    ],
    [area, 'Ya existe un registro con ese nombre en el catálogo.', () => ({})],
  ] as const)('%s: one accent, capital or blank more makes no other name', async (path, motivo, campos) => {
    const make = (nombre: string, n: number) => ask('POST', path, { ...campos(n), nombre })
    const change = (id: number, body: object) =>
      path === area ? ask('PUT', path, { id, ...body }) : ask('PUT', `${path}/${id}`, { ...body })
    const made = await make('Matemática Pura', 1)
    expect(made.status, JSON.stringify(made.body)).toBe(200)
    for (const nombre of ['Matematica Pura', 'MATEMÁTICA  PURA', 'Matemática\u00a0pura'])
      expect((await make(nombre, 2)).body.errors).toEqual({ nombre: [motivo] })
    const other = (await make('Química', 3)).body.data
    expect((await change(other.id, { nombre: 'matematica pura' })).body.errors).toEqual({ nombre: [motivo] })
    // Its own name with another accent, and a field beside it, are free.
    expect((await change(other.id, { nombre: 'Quimica' })).status).toBe(200)
    expect((await change(other.id, { nombre: 'Quimica' })).status).toBe(200)
    // Of two at once the second is told.
    const both = await Promise.all(['Óptica', 'optica'].map((nombre, i) => make(nombre, 4 + i)))
    expect(both.map(r => r.status).sort()).toEqual([200, 422])
  })

  it('what stands twice from before can be changed beside its name', async () => {
    const { rows } = await t.owner.query(
      "insert into facultades (empresa_id, nombre) values ($1, 'Física'), ($1, 'Fisica') returning id",
      [t.gente.empresa],
    )
    const r = await ask('PUT', `/v1/facultades/${rows[1].id}`, { nombre: 'Fisica', estado: 'Desactivado' })
    expect([r.status, r.body.data?.estado]).toEqual([200, 'Desactivado'])
  })

  it('… and what is told apart by its blanks alone; where it is one of a kind they are taken off', async () => {
    const { rows } = await t.owner.query(
      "insert into facultades (empresa_id, nombre) values ($1, 'Arte  I'), ($1, 'Arte I'), ($1, E'Cine\\u00a0I') returning id, nombre",
      [t.gente.empresa],
    )
    const save = async ({ id, nombre }: { id: number; nombre: string }) => {
      const r = await ask('PUT', `/v1/facultades/${id}`, { nombre, estado: 'Desactivado' })
      return [r.status, r.body.data?.nombre]
    }
    expect(await save(rows[0])).toEqual([200, 'Arte  I'])
    expect(await save(rows[2])).toEqual([200, 'Cine I'])
    expect(await save({ id: rows[2].id, nombre: 'Arte I' })).toEqual([422, undefined])
  })

  it('a laboratory that moves finds its name taken there, and free elsewhere', async () => {
    const make = async (nombre: string, local: number) =>
      (await ask('POST', '/v1/laboratorios/talleres', { ...laboratorio(local), nombre })).body.data.id
    await make('Suelos', 1)
    const id = await make('suelós', 0)
    const move = await ask('PUT', `/v1/laboratorios/talleres/${id}`, { local_id: locales[1] })
    expect(Object.keys(move.body.errors)).toEqual(['nombre'])
  })
})
