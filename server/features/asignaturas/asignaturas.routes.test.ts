import { calls } from '@malla/contracts/calls.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type PlanPlantado, plantPlan } from '../../testing/academico.ts'
import { createTestApp, type TestApp } from '../../testing/app.ts'
import { testEntity } from '../../testing/testEntity.ts'

const c = calls.asignaturas

testEntity('asignaturas', {
  create: c.create,
  update: c.update,
  show: c.show,
  list: c.list,
  delete: c.delete,
  evento: 'asignatura',
  dice: 'el curso',
  before: async t => ({ ...(await plantPlan(t)) }),
  valid: (given, n) => ({
    nombre: `Curso ${n}`,
    planestudio_id: given.plan,
    ciclo_id: (given.ciclos as number[])[0],
    codigo: `C${n}`,
    credits: 4,
  }),
  required: ['nombre', 'planestudio_id'],
  change: n => ({ nombre: `Curso cambiado ${n}` }),
  listInput: given => ({ planestudio_id: given.plan }),
})

describe('cursos de un plan', () => {
  let t: TestApp
  let p: PlanPlantado
  beforeAll(async () => {
    t = await createTestApp()
  })
  afterAll(() => t.close())

  const ask = (...args: Parameters<ReturnType<TestApp['as']>>) => t.as(t.gente.token.operador)(...args)
  const fresh = async () => {
    p = await plantPlan(t)
  }
  const save = (asignaturas: object[], eliminar?: number[]) =>
    ask('PUT', `/v1/asignaturas/por/plan/estudio/${p.plan}`, {
      asignaturas,
      ...(eliminar ? { eliminar } : {}),
    })
  const listed = async () => (await ask('GET', `/v1/asignaturas/por/plan/estudio/${p.plan}`)).body.data
  const en = (i: number) => ({ ciclo_id: p.ciclos[i] })

  it('text stays text and hours add up', async () => {
    await fresh()
    const r = await save([
      {
        nombre: '1e3',
        codigo: '0021',
        ...en(0),
        horasteoria: 2,
        horaspractica: 2.5,
        horasvirtual: 1,
        credits: 1.5,
      },
      { nombre: 'Sin créditos', codigo: '010101', ...en(0) },
    ])
    expect(r.status, JSON.stringify(r.body)).toBe(200)
    expect(r.body.data[0]).toMatchObject({
      nombre: '1e3',
      codigo: '0021',
      horastotal: 5.5,
      horasvirtualteoria: 1,
      horasvirtualpractica: 0,
      credits: 1.5,
    })
    expect(r.body.data[1]).toMatchObject({ codigo: '010101', credits: null, orden: 1 })
  })

  it('requisites among new courses of one write are found by code, and kept as text when nothing matches', async () => {
    await fresh()
    const r = await save([
      { nombre: 'Cálculo I', codigo: 'MAT-101', ...en(0) },
      { nombre: 'Cálculo II', codigo: 'MAT-102', ...en(1), requisitos_texto: 'MAT-101; FIS-999' },
      { nombre: 'Cálculo III', codigo: 'MAT-103', ...en(2), requisitos_texto: '(MAT-102 | MAT-101); 20 cr' },
    ])
    const [uno, dos, tres] = r.body.data
    expect(dos.prerequisito).toEqual([uno.id])
    expect(dos.requisitos.de[1]).toMatchObject({ tipo: 'texto', texto: 'FIS-999' })
    expect(tres.requisitos).toEqual({
      tipo: 'y',
      de: [
        { tipo: 'o', de: [dos, uno].map(x => ({ tipo: 'curso', asignatura_id: x.id, modo: 'previo' })) },
        { tipo: 'creditos', creditos: 20 },
      ],
    })
    expect(r.body.avisos.join(' ')).toContain('FIS-999')
    // The course that was missing arrives: the requisite that waited for it becomes one.
    const fisica = (await save([{ nombre: 'Física', codigo: 'FIS-999', ...en(0) }])).body.data[0]
    expect((await listed()).find((x: any) => x.id === dos.id).prerequisito).toEqual([uno.id, fisica.id])
  })

  it('one record a course, with what changed', async () => {
    await fresh()
    const [a, b] = (
      await save([
        { nombre: 'A', codigo: 'A', ...en(0), credits: 4 },
        { nombre: 'B', codigo: 'B', ...en(1), requisitos_texto: 'A' },
      ])
    ).body.data
    const after = (await ask('GET', '/v1/changes', { after: 0, limit: 1000 })).body.last
    await save([
      { id: a.id, credits: 5 },
      { id: b.id, nombre: 'B', credits: 3 },
    ])
    const { data } = (await ask('GET', '/v1/changes', { after })).body
    expect(data.map((x: any) => [x.evento, x.id, x.data])).toEqual([
      ['asignatura.updated', a.id, { credits: 5, revision: 2 }],
      ['asignatura.updated', b.id, { credits: 3, revision: 2 }],
    ])
  })

  it('a loop made by hand is refused and named, and nothing is written', async () => {
    await fresh()
    const [a, b] = (
      await save([
        { nombre: 'Física I', codigo: 'F1', ...en(0) },
        { nombre: 'Física II', codigo: 'F2', ...en(1), requisitos_texto: 'F1' },
      ])
    ).body.data
    const r = await ask('PUT', `/v1/asignaturas/${a.id}`, { prerequisito: [b.id], credits: 9 })
    expect(r.status).toBe(422)
    expect(Object.keys(r.body.errors)).toEqual(['prerequisito'])
    expect(r.body.errors.prerequisito[0]).toContain('Física I')
    expect(r.body.errors.prerequisito[0]).toContain('Física II')
    expect((await ask('GET', `/v1/asignaturas/${a.id}`)).body.data.credits).toBeNull()
    expect((await ask('PUT', `/v1/asignaturas/${a.id}`, { prerequisito: [a.id] })).status).toBe(422)
    const lost = await ask('PUT', `/v1/asignaturas/${a.id}`, { prerequisito: [987_654] })
    expect(lost.body.errors).toEqual({ prerequisito: ['Uno de los requisitos no es un curso de este plan.'] })
  })

  it('a text kept in another course is read where this write makes a course of it, and never to close a loop', async () => {
    await fresh()
    const [a, b, c, d] = (
      await save([
        { nombre: 'Uno', codigo: 'A', ...en(0), requisitos_texto: 'B' },
        { nombre: 'Dos', codigo: 'B', ...en(0) },
        { nombre: 'Tres', codigo: 'C', ...en(0) },
        { nombre: 'Cuatro', codigo: 'D', ...en(0) },
      ])
    ).body.data
    const poner = async (id: number, escrito: string) => {
      const requisitos = { tipo: 'texto', texto: escrito, modo: 'previo' }
      await t.owner.query('update asignaturas set requisitos = $2 where id = $1', [id, requisitos])
      return requisitos
    }
    const requisitos = async () => (await listed()).map((x: any) => x.requisitos)
    const pideB = { tipo: 'curso', asignatura_id: b.id, modo: 'previo' }

    // As an older version left them: nobody here says anything of either.
    const antes = [pideB, await poner(b.id, 'A - C'), null, await poner(d.id, 'C')]
    expect((await save([{ id: c.id, nombre: 'Tercero' }])).status).toBe(200)
    expect(await requisitos()).toEqual(antes)

    const espera = await poner(b.id, 'NUEVO | C')
    expect((await save([{ id: a.id, codigo: 'NUEVO' }])).status).toBe(200)
    expect((await save([{ id: b.id, credits: 2 }])).status).toBe(200)
    expect(await requisitos()).toEqual([pideB, espera, null, antes[3]])

    await poner(d.id, 'B nuevo')
    expect((await save([{ id: b.id, codigo: 'B nuevo' }])).status).toBe(200)
    expect((await requisitos())[3]).toEqual(pideB)
  })

  it('a bad row stops all, and every bad field of every row is named', async () => {
    await fresh()
    const r = await save([
      { nombre: 'Bien', ...en(0) },
      { nombre: '', ...en(0), credits: -1 },
      { nombre: 'Sin sitio' },
      { nombre: 'De otro plan', ciclo_id: 987_654 },
    ])
    expect(r.status).toBe(422)
    expect(Object.keys(r.body.errors)).toEqual(
      expect.arrayContaining(['asignaturas.1.nombre', 'asignaturas.1.credits']),
    )
    const again = await save([
      { nombre: 'Bien', ...en(0) },
      { nombre: 'Sin sitio' },
      { nombre: 'De otro plan', ciclo_id: 987_654 },
    ])
    expect(Object.keys(again.body.errors)).toEqual(['asignaturas.1.ciclo_id', 'asignaturas.2.ciclo_id'])
    expect(await listed()).toEqual([])
  })

  it('a code stands once in a plan, whatever its capitals', async () => {
    await fresh()
    await save([{ nombre: 'A', codigo: 'mat1', ...en(0) }])
    const r = await save([{ nombre: 'B', codigo: 'MAT1', ...en(0) }])
    expect(r.body.errors['asignaturas.0.codigo'][0]).toContain('MAT1')
  })

  it('a course that others require is not deleted but named; together they go', async () => {
    await fresh()
    const [a, b] = (
      await save([
        { nombre: 'Base', codigo: 'A', ...en(0) },
        { nombre: 'Depende', codigo: 'B', ...en(1), requisitos_texto: 'A' },
      ])
    ).body.data
    const r = await ask('DELETE', `/v1/asignaturas/${a.id}`)
    expect(r.status).toBe(409)
    expect(r.body.message).toContain('«Depende»')
    expect((await save([], [a.id, b.id])).status).toBe(200)
    expect(await listed()).toEqual([])
  })

  it('a version supersedes its base in lists, keeps its requisites and is what others require', async () => {
    await fresh()
    const [a, b] = (
      await save([
        { nombre: 'Base', codigo: 'A', ...en(0), credits: 4 },
        { nombre: 'Depende', codigo: 'B', ...en(1), requisitos_texto: 'A' },
      ])
    ).body.data
    const made = await ask('POST', '/v1/asignaturas', {
      planestudio_id: p.plan,
      asignatura_id: a.id,
      nombre: 'Base nueva',
    })
    expect(made.body.message).toBe('La versión se ha creado correctamente.')
    expect(made.body.data).toMatchObject({
      version: 2,
      asignatura_id: a.id,
      credits: 4,
      codigo: 'A',
      ciclo_id: p.ciclos[0],
    })
    const rows = await listed()
    expect(rows.map((x: any) => x.nombre)).toEqual(['Base nueva', 'Depende'])
    expect(rows[1].prerequisito).toEqual([made.body.data.id])
    expect(
      (await ask('PUT', `/v1/asignaturas/${b.id}`, { prerequisito: [made.body.data.id] })).body.data.revision,
    ).toBe(b.revision)
    expect(
      (await ask('GET', `/v1/asignaturas/${a.id}/versiones`)).body.data.map((x: any) => x.version),
    ).toEqual([2, 1])
    expect((await ask('DELETE', `/v1/asignaturas/${a.id}`)).status).toBe(409)
  })

  it('moving a course before what it needs is kept, with a warning that names it', async () => {
    await fresh()
    const [, b] = (
      await save([
        { nombre: 'Primero', codigo: 'A', ...en(1) },
        { nombre: 'Después', codigo: 'B', ...en(2), requisitos_texto: 'A' },
      ])
    ).body.data
    const r = await save([{ id: b.id, ...en(0) }])
    expect(r.status).toBe(200)
    expect(r.body.avisos.join(' ')).toContain('Primero')
  })

  it('a ceased plan is read-only, with the reason', async () => {
    await fresh()
    await save([{ nombre: 'A', ...en(0) }])
    await t.owner.query("update planes set fechacese = '2026-01-01' where id = $1", [p.plan])
    const r = await save([{ nombre: 'B', ...en(0) }])
    expect(r.status).toBe(409)
    expect(r.body.message).toContain('está cesado')
    expect(await listed()).toHaveLength(1)
  })

  it('operador básico edits courses, and neither makes nor deletes them', async () => {
    await fresh()
    const [a] = (await save([{ nombre: 'A', ...en(0) }])).body.data
    const basico = t.as(t.gente.token.operadorBasico)
    const bulk = (body: object) =>
      basico('PUT', `/v1/asignaturas/por/plan/estudio/${p.plan}`, body as Record<string, unknown>)
    expect((await bulk({ asignaturas: [{ id: a.id, nombre: 'A2' }] })).status).toBe(200)
    expect((await bulk({ asignaturas: [{ nombre: 'B', ...en(0) }] })).status).toBe(403)
    expect((await bulk({ asignaturas: [], eliminar: [a.id] })).status).toBe(403)
  })

  it('/asignaturas/list gives only the columns asked for, from a fixed list', async () => {
    await fresh()
    await save([{ nombre: 'A', ...en(0) }])
    const r = await ask('POST', '/asignaturas/list', { planestudio_id: p.plan, columns: ['id', 'nombre'] })
    expect(Object.keys(r.body.data[0])).toEqual(['id', 'nombre'])
    const columns = ['silabo', 'revision', 'horasvirtualteoria', 'horasvirtualpractica']
    const mas = await ask('POST', '/asignaturas/list', { planestudio_id: p.plan, columns })
    expect(Object.keys(mas.body.data[0])).toEqual(columns)
    const todas = await ask('POST', '/asignaturas/list', { planestudio_id: p.plan, columns: [] })
    expect(todas.body).toEqual((await ask('POST', '/asignaturas/list', { planestudio_id: p.plan })).body)
    expect(
      (await ask('POST', '/asignaturas/list', { planestudio_id: p.plan, columns: ['clave_hash'] })).status,
    ).toBe(422)
  })

  it('two writers of one plan cannot make a loop between them', async () => {
    await fresh()
    const [a, b] = (
      await save([
        { nombre: 'A', codigo: 'A', ...en(0) },
        { nombre: 'B', codigo: 'B', ...en(0) },
      ])
    ).body.data
    const both = await Promise.all([
      ask('PUT', `/v1/asignaturas/${a.id}`, { prerequisito: [b.id] }),
      ask('PUT', `/v1/asignaturas/${b.id}`, { prerequisito: [a.id] }),
    ])
    expect(both.map(r => r.status).sort()).toEqual([200, 422])
  })

  it('who works on another programme does not find the plan', async () => {
    await fresh()
    const otro = await plantPlan(t)
    const { token } = await t.gente.alguien(t.owner, {
      empresa: t.gente.empresa,
      tipouser: 2,
      rol: 2,
      programas: [otro.programa],
    })
    expect((await t.as(token)('GET', `/v1/asignaturas/por/plan/estudio/${p.plan}`)).status).toBe(404)
    expect((await t.as(token)('GET', `/v1/asignaturas/por/plan/estudio/${otro.plan}`)).status).toBe(200)
  })
})
