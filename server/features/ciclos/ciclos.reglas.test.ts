import { calls } from '@malla/contracts/calls.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { plantCurso, plantPlan } from '../../testing/academico.ts'
import { type Ask, createTestApp, type TestApp } from '../../testing/app.ts'

describe('cycles', () => {
  let t: TestApp
  let ask: Ask
  beforeAll(async () => {
    t = await createTestApp()
    ask = t.as(t.gente.token.operador)
  })
  afterAll(() => t.close())

  const create = (planestudio_id: number, more: Record<string, unknown> = {}) =>
    ask('POST', '/v1/ciclos', { nombre: 'X', planestudio_id, ...more })
  const list = async (plan: number) => (await ask('GET', `/v1/ciclos/por/plan/${plan}`)).body.data

  it('take the next number, and «Ciclo» plus their name when nothing else is said', async () => {
    const { plan } = await plantPlan(t, { ciclos: 2 })
    const made = (await create(plan, { nombre: 'III' })).body
    expect(made.data).toMatchObject({ numero: 3, descripcion: 'Ciclo III', estado: 'Activado' })
    expect(made.message).toBe('Acabamos de crear el ciclo «III».')
    const said = (await create(plan, { nombre: 'Primer grado', descripcion: 'Primer grado de secundaria' }))
      .body
    expect(said.data).toMatchObject({ numero: 4, descripcion: 'Primer grado de secundaria' })
  })

  it('in another order put their courses in another, and what is printed of them', async () => {
    const p = await plantPlan(t, { ciclos: 2 })
    const [primero, segundo] = p.ciclos as [number, number]
    for (const [ciclo_id, nombre] of [
      [primero, 'Del primero'],
      [segundo, 'Del segundo'],
    ] as const)
      await plantCurso(t, p, { ciclo_id, nombre })
    expect((await ask('PUT', `/v1/ciclos/por/plan/${p.plan}`, { ids: [segundo, primero] })).status).toBe(200)
    const { data } = (await ask('GET', `/v1/asignaturas/por/plan/estudio/${p.plan}`)).body
    expect(data.map((c: { nombre: string }) => c.nombre)).toEqual(['Del segundo', 'Del primero'])
  })

  it('take their usual description along under another name, and have it again when theirs is emptied', async () => {
    const { plan } = await plantPlan(t, { ciclos: 0 })
    const { id } = (await create(plan, { nombre: 'III' })).body.data
    const put = async (campos: Record<string, string>) =>
      (await ask('PUT', `/v1/ciclos/${id}`, campos)).body.data.descripcion
    expect(await put({ nombre: 'IV' })).toBe('Ciclo IV')
    expect(await put({ estado: 'Desactivado' })).toBe('Ciclo IV')
    expect(await put({ descripcion: 'Cuarto semestre' })).toBe('Cuarto semestre')
    expect(await put({ nombre: '4' })).toBe('Cuarto semestre')
    expect(await put({ descripcion: '' })).toBe('Ciclo 4')
    expect(await put({ nombre: 'V', descripcion: '' })).toBe('Ciclo V')
  })

  it('ten made at once take ten numbers', async () => {
    const { plan } = await plantPlan(t, { ciclos: 0 })
    const made = await Promise.all(Array.from({ length: 10 }, (_, i) => create(plan, { nombre: `N${i}` })))
    expect(made.map(r => r.status)).toEqual(made.map(() => 200))
    expect((await list(plan)).map((c: { numero: number }) => c.numero)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
    ])
  })

  it('are twenty at most: no more is made, and none has a number beyond', async () => {
    const { plan, ciclos } = await plantPlan(t, { ciclos: 20 })
    const r = await create(plan)
    expect([r.status, r.body.message]).toEqual([
      409,
      'Un plan puede tener 20 ciclos como máximo, y este ya los tiene.',
    ])
    expect((await ask('PUT', `/v1/ciclos/${ciclos[0]}`, { numero: 21 })).status).toBe(422)
    // A plan of before has more: what it answered may be sent back.
    await t.owner.query('update ciclos set numero = 23 where id = $1', [ciclos[19]])
    expect((await ask('PUT', `/v1/ciclos/${ciclos[19]}`, { numero: 23, nombre: 'Último' })).status).toBe(200)
    await t.owner.query('update ciclos set numero = 20 where id = $1', [ciclos[19]])
    // Where one was deleted its number is free.
    expect((await ask('DELETE', `/v1/ciclos/${ciclos[4]}`)).status).toBe(200)
    expect((await create(plan)).body.data.numero).toBe(5)
  })

  it('the first ones of a plan are made in one call, all or none, a record for each', async () => {
    const { plan } = await plantPlan(t, { ciclos: 0 })
    const first = (n: unknown, quien = ask) => quien('POST', `/v1/ciclos/por/plan/${plan}`, { ciclos: n })
    for (const n of [0, 21, 1.5, 'x']) expect((await first(n)).status).toBe(422)
    expect((await first(3, t.as(t.gente.token.tutor))).status).toBe(403)
    expect((await first(3, t.as(t.gente.ajeno))).status).toBe(404)
    // Two people at once: the second finds them made.
    const both = await Promise.all([first(3), first(3)])
    expect(both.map(r => r.status).sort()).toEqual([200, 409])
    const made = both.find(r => r.status === 200)!.body
    expect(calls.ciclos.primeros.output.safeParse(made).error).toBeUndefined()
    expect(made.message).toBe('Acabamos de crear 3 ciclos.')
    expect(await list(plan)).toMatchObject([
      { numero: 1, nombre: 'I', descripcion: 'Ciclo I' },
      { numero: 2, nombre: 'II', descripcion: 'Ciclo II' },
      { numero: 3, nombre: 'III', descripcion: 'Ciclo III' },
    ])
    const { rows } = await t.owner.query(
      "select count(*)::int as n from cambios where evento = 'ciclo.created' and objeto_id = any($1)",
      [made.data.map((c: { id: number }) => c.id)],
    )
    expect(rows).toEqual([{ n: 3 }])
  })

  it('the first ones of a plan of Inicial, in a school, are the ages of its children', async () => {
    const { plan, programa } = await plantPlan(t, { ciclos: 0 })
    await t.owner.query(
      "update niveles set nombre = 'Inicial' where id = (select nivel_id from programas where id = $1)",
      [programa],
    )
    const seaDe = (tipo: string) =>
      t.owner.query('update empresas set tipo = $1 where id = $2', [tipo, t.gente.empresa])
    await seaDe('Colegio')
    const deColegio = await t.gente.alguien(t.owner, { empresa: t.gente.empresa, tipouser: 2 })
    const made = await t.as(deColegio.token)('POST', `/v1/ciclos/por/plan/${plan}`, { ciclos: 3 })
    await seaDe('Universidad')
    expect(made.body.data.map((c: { nombre: string }) => c.nombre)).toEqual(['3 años', '4 años', '5 años'])
  })

  it('a number that is taken is refused under its field', async () => {
    const { plan, ciclos } = await plantPlan(t)
    expect((await create(plan, { numero: 2 })).body.errors.numero).toHaveLength(1)
    expect((await ask('PUT', `/v1/ciclos/${ciclos[0]}`, { numero: 2 })).status).toBe(422)
    expect((await ask('PUT', `/v1/ciclos/${ciclos[0]}`, { numero: 1, nombre: 'Uno' })).status).toBe(200)
    expect((await ask('PUT', `/v1/ciclos/${ciclos[0]}`, { numero: 9 })).status).toBe(200)
    expect((await list(plan)).map((c: { id: number }) => c.id)).toEqual([ciclos[1], ciclos[2], ciclos[0]])
  })

  it('are put in another order in one call: numbers from 1, a record for each that moved', async () => {
    const { plan, ciclos } = await plantPlan(t)
    const [a, b, c] = ciclos as [number, number, number]
    const order = (ids: number[]) => ask('PUT', `/v1/ciclos/por/plan/${plan}`, { ids })
    const r = await order([a, c, b])
    expect(calls.ciclos.ordenar.output.safeParse(r.body).error).toBeUndefined()
    expect(r.body.data.map((x: { id: number; numero: number }) => [x.id, x.numero])).toEqual([
      [a, 1],
      [c, 2],
      [b, 3],
    ])
    expect(r.body.data.map((x: { revision: number }) => x.revision)).toEqual([1, 2, 2])
    for (const ids of [
      [a, b],
      [a, b, b],
      [a, b, 987_654],
    ])
      expect((await order(ids)).status).toBe(409)
    expect((await list(plan)).map((x: { id: number }) => x.id)).toEqual([a, c, b])
    expect(
      (await t.as(t.gente.token.tutor)('PUT', `/v1/ciclos/por/plan/${plan}`, { ids: [a, b, c] })).status,
    ).toBe(403)
  })

  it('ordered by two people upon the same order: each moves what they moved; where both cannot be, the second is told', async () => {
    const { plan, ciclos } = await plantPlan(t, { ciclos: 5 })
    const [a, b, c, d, e] = ciclos as [number, number, number, number, number]
    const vistos_ids = [a, b, c, d, e]
    const order = (ids: number[]) => ask('PUT', `/v1/ciclos/por/plan/${plan}`, { ids, vistos_ids })
    const ahora = async () => (await list(plan)).map((x: { id: number }) => x.id)
    expect((await order([b, a, c, d, e])).status).toBe(200)
    expect((await order([a, b, c, e, d])).status).toBe(200)
    expect(await ahora()).toEqual([b, a, c, e, d])
    // E before C, who comes before D, who comes before E.
    const r = await order([a, b, d, c, e])
    expect([r.status, r.body.message]).toEqual([
      409,
      'Otra persona cambió antes el orden de los ciclos. Vea cómo quedó y mueva de nuevo el suyo.',
    ])
    expect(r.body.actual.map((x: { id: number }) => x.id)).toEqual([b, a, c, e, d])
    expect(await ahora()).toEqual([b, a, c, e, d])
  })

  it('are not put in an order in which a requisite comes too late that came in time', async () => {
    const p = await plantPlan(t)
    const [a, b, c] = p.ciclos as [number, number, number]
    const algebra = await plantCurso(t, p, { nombre: 'Álgebra' })
    const pedir = async (nombre: string, ciclo_id: number, requiere: number): Promise<number> => {
      const r = await ask('POST', '/v1/asignaturas', {
        ...{ nombre, ciclo_id, planestudio_id: p.plan, prerequisito: [requiere] },
      })
      return r.body.data.id
    }
    const fisica = await pedir('Física', b, algebra)
    const order = (ids: number[]) => ask('PUT', `/v1/ciclos/por/plan/${p.plan}`, { ids })
    const motivo =
      'Ese orden no respeta los requisitos. Física: su requisito Álgebra no está en un ciclo anterior.'
    const r = await order([b, a, c])
    expect([r.status, r.body.message]).toEqual([409, motivo])
    const numerar = (id: number, numero: number) => ask('PUT', `/v1/ciclos/${id}`, { numero })
    expect((await numerar(a, 7)).body.errors).toEqual({ numero: [motivo] })
    expect((await numerar(b, 7)).status).toBe(200)
    // What was too late already stands in nobody's way.
    await pedir('Aún antes', a, fisica)
    expect((await order([a, b, c])).status).toBe(200)
    expect((await list(p.plan)).map((x: { id: number }) => x.id)).toEqual([a, b, c])
  })

  it('stay in their plan', async () => {
    const { plan, ciclos } = await plantPlan(t)
    const other = await plantPlan(t)
    const path = `/v1/ciclos/${ciclos[0]}`
    const moved = await ask('PUT', path, { planestudio_id: other.plan })
    expect(Object.keys(moved.body.errors)).toEqual(['planestudio_id'])
    expect((await ask('PUT', path, { planestudio_id: plan, nombre: 'Uno' })).status).toBe(200)
  })

  it('a plan that is not there, or of another institution: 404', async () => {
    const ajeno = await plantPlan(t, { empresa: t.gente.otraEmpresa })
    for (const plan of [987_654, ajeno.plan]) expect((await create(plan)).status).toBe(404)
    expect((await ask('GET', `/v1/ciclos/por/plan/${ajeno.plan}`)).status).toBe(404)
    expect((await ask('GET', `/v1/ciclos/cursos/${ajeno.ciclos[0]}`)).status).toBe(404)
  })

  it('with courses are not deleted: five of them are named', async () => {
    const p = await plantPlan(t)
    for (let i = 1; i <= 7; i++) await plantCurso(t, p, { nombre: `Curso ${i}` })
    const r = await ask('DELETE', `/v1/ciclos/${p.ciclos[0]}`)
    expect(r.status).toBe(409)
    expect(r.body.message).toMatch(
      /^No se puede eliminar el ciclo «1»: tiene cursos \(«Curso 1», .*«Curso 5» y otros\)\.$/,
    )
    expect((await ask('DELETE', `/v1/ciclos/${p.ciclos[1]}`)).status).toBe(200)
    expect(await list(p.plan)).toHaveLength(2)
  })

  it('one that looks empty and holds older versions says that it is those', async () => {
    const p = await plantPlan(t)
    const [a, b] = [
      await plantCurso(t, p, { nombre: 'Cálculo' }),
      await plantCurso(t, p, { nombre: 'Física' }),
    ]
    const nueva = (base_id: number, nombre: string, ciclo_id = p.ciclos[1]) =>
      plantCurso(t, p, { nombre, base_id, version: 2, ciclo_id })
    await nueva(a, 'Cálculo I')
    const eliminar = async () => (await ask('DELETE', `/v1/ciclos/${p.ciclos[0]}`)).body.message
    expect(await eliminar()).toBe(
      'No se puede eliminar el ciclo «1»: tiene cursos («Física»), y guarda versiones anteriores de «Cálculo I».',
    )
    await nueva(b, 'Física', p.ciclos[2])
    expect((await list(p.plan))[0].cursos_count).toBe(0)
    expect(await eliminar()).toBe(
      'No se puede eliminar el ciclo «1»: guarda versiones anteriores de «Cálculo I» y «Física».',
    )
  })

  it('a course put into a cycle that is being deleted: one of the two is refused, never a course without its cycle', async () => {
    for (let round = 0; round < 6; round++) {
      const p = await plantPlan(t)
      const [made, deleted] = await Promise.all([
        ask('POST', '/v1/asignaturas', { nombre: 'Nuevo', planestudio_id: p.plan, ciclo_id: p.ciclos[0] }),
        ask('DELETE', `/v1/ciclos/${p.ciclos[0]}`),
      ])
      expect([made.status, deleted.status]).toEqual(
        made.status === 200 ? [200, 409] : [expect.toBeOneOf([404, 409, 422]), 200],
      )
    }
  })

  it('show their courses, each in its highest version', async () => {
    const p = await plantPlan(t)
    const base_id = await plantCurso(t, p, { nombre: 'Física', orden: 1 })
    const segunda = await plantCurso(t, p, { nombre: 'Física II', orden: 1, base_id, version: 2 })
    const antes = await plantCurso(t, p, { nombre: 'Álgebra', orden: 0 })
    await plantCurso(t, p, { nombre: 'De otro ciclo', ciclo_id: p.ciclos[1] })
    const r = await ask('GET', `/v1/ciclos/cursos/${p.ciclos[0]}`)
    expect(calls.ciclos.cursos.output.safeParse(r.body).error).toBeUndefined()
    expect(r.body.data.map((a: { id: number }) => a.id)).toEqual([antes, segunda])
    expect((await list(p.plan)).map((c: { cursos_count: number }) => c.cursos_count)).toEqual([2, 1, 0])
  })
})
