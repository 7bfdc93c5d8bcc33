import { calls } from '@malla/contracts/calls.ts'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDb } from '../../platform/db/db.ts'
import { type PlanPlantado, plantCurso, plantPlan } from '../../testing/academico.ts'
import { type Ask, createTestApp, type TestApp } from '../../testing/app.ts'
import { hastaQueEsperen } from '../../testing/esperan.ts'
import { testEntity } from '../../testing/testEntity.ts'
import { purgePapelera } from '../planes/purgar.ts'

const c = calls.equivalencias

testEntity('equivalencias', {
  create: c.create,
  update: c.update,
  list: c.porPlan,
  delete: c.delete,
  evento: 'equivalencia',
  dice: {
    creado: 'Acabamos de crear la equivalencia.',
    editado: 'Los cambios se han guardado correctamente.',
    eliminado: 'Acabamos de eliminar la equivalencia.',
  },
  before: async t => {
    const [nuevo, viejo] = [await plantPlan(t), await plantPlan(t)]
    const cursos = async (plan: PlanPlantado) => {
      const ids: number[] = []
      for (let i = 0; i < 120; i++) ids.push(await plantCurso(t, plan))
      return ids
    }
    return {
      planId: nuevo.plan,
      plan_origen_id: viejo.plan,
      origen: await cursos(viejo),
      destino: await cursos(nuevo),
    }
  },
  valid: ({ planId, plan_origen_id, origen, destino }, n) => ({
    planId,
    plan_origen_id,
    // Each pair once: the table takes no row twice.
    origen: [(origen as number[])[n % 120]],
    destino: [(destino as number[])[Math.floor(n / 120)]],
  }),
  required: ['plan_origen_id', 'origen', 'destino'],
  change: n => ({ tipo: 'condicionada', nota: `Según acta n.º ${n}` }),
  listInput: ({ planId }) => ({ planId }),
})

describe('the table of equivalences', () => {
  let t: TestApp
  let ask: Ask
  beforeAll(async () => {
    t = await createTestApp()
    ask = t.as(t.gente.token.operador)
  })
  afterAll(() => t.close())

  const url = (plan: number) => `/v1/plan/estudios/${plan}/equivalencias`
  const row = (id: number) => `/v1/plan/estudios/equivalencias/${id}`
  const twoPlans = async () => {
    const [nuevo, viejo] = [await plantPlan(t), await plantPlan(t)]
    await t.owner.query("update planes set full_name = 'Plan nuevo' where id = $1", [nuevo.plan])
    await t.owner.query("update planes set full_name = 'Plan viejo' where id = $1", [viejo.plan])
    const curso = (plan: PlanPlantado, nombre: string) => plantCurso(t, plan, { nombre, credits: 4 })
    return {
      nuevo,
      viejo,
      A: await curso(nuevo, 'Álgebra'),
      B: await curso(nuevo, 'Biología'),
      a: await curso(viejo, 'Álgebra I'),
      b: await curso(viejo, 'Álgebra II'),
    }
  }
  const sides = async (plan: number): Promise<string[]> =>
    (await ask('GET', url(plan))).body.data.map(
      (e: { origen: { nombre: string }[]; destino: { nombre: string }[] }) =>
        `${e.origen.map(x => x.nombre).join('+')}>${e.destino.map(x => x.nombre).join('+')}`,
    )

  it('many courses stand for many, with kind and note; the plan of origin is named', async () => {
    const { nuevo, viejo, A, B, a, b } = await twoPlans()
    const r = await ask('POST', url(nuevo.plan), {
      plan_origen_id: viejo.plan,
      tipo: 'parcial',
      nota: 'Con examen de suficiencia',
      origen: [b, a, a],
      destino: [A, B],
    })
    expect(r.status, JSON.stringify(r.body)).toBe(200)
    expect(r.body.data).toMatchObject({ tipo: 'parcial', plan_origen: 'Plan viejo', orden: 0 })
    expect(r.body.data.origen).toEqual([
      { id: a, nombre: 'Álgebra I', codigo: null, credits: 4 },
      { id: b, nombre: 'Álgebra II', codigo: null, credits: 4 },
    ])
    expect(await sides(nuevo.plan)).toEqual(['Álgebra I+Álgebra II>Álgebra+Biología'])
    await t.owner.query('update asignaturas set codigo = $2 where id = $1', [a, 'A10'])
    await t.owner.query('update asignaturas set codigo = $2 where id = $1', [b, 'A2'])
    expect(await sides(nuevo.plan)).toEqual(['Álgebra II+Álgebra I>Álgebra+Biología'])
  })

  it('a table without a text over it is a section that is done, in the progress of the plan too', async () => {
    const { nuevo, viejo, A, a } = await twoPlans()
    const figures = async () => {
      const { cuentas, secciones } = (await ask('GET', `/v1/plan/estudios/${nuevo.plan}/avance`)).body.data
      const seccion = secciones.find((s: { ruta: string }) => s.ruta === 'cursos-de-convalidacion')
      const { equivalencias } = (await ask('GET', `/v1/plan/estudios/${nuevo.plan}/cuentas`)).body.data
      return [equivalencias, seccion.luz, seccion.cuantos, cuentas.secciones.completos]
    }
    expect(await figures()).toEqual([0, 'danger', 0, 1])
    await ask('POST', url(nuevo.plan), { plan_origen_id: viejo.plan, origen: [a], destino: [A] })
    expect(await figures()).toEqual([1, 'success', 1, 2])
  })

  it('its record names the courses of either side, before and after', async () => {
    const { nuevo, viejo, A, B, a } = await twoPlans()
    const { body } = await ask('POST', url(nuevo.plan), {
      plan_origen_id: viejo.plan,
      origen: [a],
      destino: [A],
    })
    const last = async () => (await t.owner.query('select * from cambios order by id desc limit 1')).rows[0]
    expect((await last()).despues).toMatchObject({ origen: [a], destino: [A], tipo: 'total' })
    await ask('PUT', row(body.data.id), { destino: [B, A], revision: 1 })
    expect(await last()).toMatchObject({
      evento: 'equivalencia.updated',
      antes: { destino: [A] },
      despues: { destino: [A, B], revision: 2 },
    })
    const { rows } = await t.owner.query('select count(*)::int n from cambios')
    await ask('PUT', row(body.data.id), { destino: [A, B] })
    expect((await t.owner.query('select count(*)::int n from cambios')).rows).toEqual(rows)
  })

  it('every bad row of many is named, and none is written', async () => {
    const { nuevo, viejo, A, B, a, b } = await twoPlans()
    const filas = [
      { origen: [a], destino: [A] },
      { origen: [B], destino: [b] },
      { origen: [a], destino: [A] },
    ]
    const r = await ask('POST', `${url(nuevo.plan)}/varias`, { plan_origen_id: viejo.plan, filas })
    expect(r.status).toBe(422)
    expect(r.body.errors).toEqual({
      'filas.1.origen': ['Uno de los cursos no es del plan de origen.'],
      'filas.1.destino': ['Uno de los cursos no es de este plan.'],
      'filas.2.origen': ['Esa equivalencia ya está en la tabla.'],
    })
    expect(await sides(nuevo.plan)).toEqual([])
    const good = await ask('POST', `${url(nuevo.plan)}/varias`, {
      plan_origen_id: viejo.plan,
      filas: [filas[0], { origen: [b], destino: [B] }],
    })
    expect(good.body.message).toBe('Acabamos de crear 2 equivalencias.')
    expect(await sides(nuevo.plan)).toEqual(['Álgebra I>Álgebra', 'Álgebra II>Biología'])
    const again = await ask('POST', url(nuevo.plan), { plan_origen_id: viejo.plan, ...filas[0] })
    expect(again.body.errors).toEqual({ origen: ['Esa equivalencia ya está en la tabla.'] })
  })

  it('a plan does not recognise itself', async () => {
    const { nuevo, A, B } = await twoPlans()
    const r = await ask('POST', url(nuevo.plan), { plan_origen_id: nuevo.plan, origen: [A], destino: [B] })
    expect(r.body.errors).toHaveProperty('plan_origen_id')
  })

  it('names the version of a course that is in force', async () => {
    const { nuevo, viejo, A, a } = await twoPlans()
    await ask('POST', url(nuevo.plan), { plan_origen_id: viejo.plan, origen: [a], destino: [A] })
    const v2 = await ask('POST', '/v1/asignaturas', {
      planestudio_id: viejo.plan,
      asignatura_id: a,
      nombre: 'Álgebra renovada',
    })
    expect(v2.status, JSON.stringify(v2.body)).toBe(200)
    expect(await sides(nuevo.plan)).toEqual(['Álgebra renovada>Álgebra'])
    const twice = await ask('POST', url(nuevo.plan), {
      plan_origen_id: viejo.plan,
      origen: [v2.body.data.id],
      destino: [A],
    })
    expect(twice.status).toBe(422)
  })

  it('rows are moved, and keep their order for each plan of origin', async () => {
    const { nuevo, viejo, A, B, a, b } = await twoPlans()
    const { body } = await ask('POST', `${url(nuevo.plan)}/varias`, {
      plan_origen_id: viejo.plan,
      filas: [
        { origen: [a], destino: [A] },
        { origen: [b], destino: [B] },
      ],
    })
    await ask('PUT', `${row(body.data[1].id)}/mover`, { posicion: 0 })
    expect(await sides(nuevo.plan)).toEqual(['Álgebra II>Biología', 'Álgebra I>Álgebra'])
  })

  it('a course that is named is not deleted: from its own plan or the other, by itself or with many', async () => {
    const { nuevo, viejo, A, a } = await twoPlans()
    await ask('POST', url(nuevo.plan), { plan_origen_id: viejo.plan, origen: [a], destino: [A] })
    for (const [id, nombre] of [
      [a, 'Álgebra I'],
      [A, 'Álgebra'],
    ] as const) {
      const r = await ask('DELETE', `/v1/asignaturas/${id}`)
      expect([r.status, r.body.message]).toEqual([
        409,
        `No se puede eliminar «${nombre}»: está en la tabla de equivalencias entre «Plan viejo» y «Plan nuevo».`,
      ])
    }
    const many = await ask('PUT', `/v1/asignaturas/por/plan/estudio/${viejo.plan}`, {
      asignaturas: [],
      eliminar: [a],
    })
    expect(many.status).toBe(409)
  })

  it('a plan that another one recognises is not deleted, but the other named; the other may go', async () => {
    const { nuevo, viejo, A, a } = await twoPlans()
    await ask('POST', url(nuevo.plan), { plan_origen_id: viejo.plan, origen: [a], destino: [A] })
    const r = await ask('DELETE', `/v1/plan/estudios/${viejo.plan}`)
    expect([r.status, r.body.message]).toEqual([
      409,
      'No se puede eliminar el plan: otros reconocen cursos suyos en su tabla de equivalencias («Plan nuevo»).',
    ])
    expect((await ask('DELETE', `/v1/plan/estudios/${nuevo.plan}`)).status).toBe(200)
    expect((await ask('DELETE', `/v1/plan/estudios/${viejo.plan}`)).body.message).toContain(
      '(en la Papelera)',
    )
  })

  it('a plan of origin that somebody is deleting is waited for, and then is not there', async () => {
    const { nuevo, viejo, A, a } = await twoPlans()
    const otro = new pg.Client({ connectionString: t.databaseUrl })
    await otro.connect()
    await otro.query('begin')
    await otro.query('update planes set deleted_at = now() where id = $1', [viejo.plan])
    const answer = ask('POST', url(nuevo.plan), {
      plan_origen_id: viejo.plan,
      origen: [a],
      destino: [A],
    })
    await hastaQueEsperen(t.owner)
    await otro.query('commit')
    await otro.end()
    expect((await answer).status).toBe(404)
  })

  it('goes for good with its plan when the Papelera is emptied, with profile and laboratories; the courses of the other plan stay', async () => {
    const { nuevo, viejo, A, a } = await twoPlans()
    await ask('POST', url(nuevo.plan), { plan_origen_id: viejo.plan, origen: [a], destino: [A] })
    await ask('POST', `/v1/plan/estudios/${nuevo.plan}/perfil/egreso`, { descripcion: '<p>Piensa</p>' })
    await ask('DELETE', `/v1/plan/estudios/${nuevo.plan}`)
    await t.owner.query("update planes set deleted_at = now() - interval '40 days' where id = $1", [
      nuevo.plan,
    ])
    const db = openDb(t.databaseUrl)
    try {
      expect(await purgePapelera({ db, wake: () => {}, storage: { remove: async () => {} } })).toBe(1)
    } finally {
      await db.close()
    }
    const left = async (table: string) =>
      (await t.owner.query(`select count(*)::int n from ${table} where planestudio_id = $1`, [nuevo.plan]))
        .rows[0].n
    expect([await left('equivalencias'), await left('perfil_egreso'), await left('asignaturas')]).toEqual([
      0, 0, 0,
    ])
    expect((await ask('GET', `/v1/asignaturas/${a}`)).status).toBe(200)
    expect((await ask('DELETE', `/v1/asignaturas/${a}`)).status).toBe(200)
  })

  it('a ceased plan keeps its table; a ceased plan of origin is what one mostly recognises', async () => {
    const { nuevo, viejo, A, a } = await twoPlans()
    await t.owner.query("update planes set fechacese = '2024-01-01' where id = $1", [viejo.plan])
    const made = await ask('POST', url(nuevo.plan), { plan_origen_id: viejo.plan, origen: [a], destino: [A] })
    expect(made.status).toBe(200)
    await t.owner.query("update planes set fechacese = '2025-01-01' where id = $1", [nuevo.plan])
    for (const r of [
      await ask('PUT', row(made.body.data.id), { nota: 'x' }),
      await ask('PUT', `${row(made.body.data.id)}/mover`, { posicion: 0 }),
      await ask('DELETE', row(made.body.data.id)),
      await ask('POST', url(nuevo.plan), { plan_origen_id: viejo.plan, origen: [a], destino: [A] }),
    ])
      expect(r.status).toBe(409)
  })

  it('courses of a plan that the person may not see are not recognised', async () => {
    const { nuevo, viejo, A, a } = await twoPlans()
    const { token } = await t.gente.alguien(t.owner, {
      empresa: t.gente.empresa,
      tipouser: 2,
      rol: 2,
      programas: [nuevo.programa],
    })
    const r = await t.as(token)('POST', url(nuevo.plan), {
      plan_origen_id: viejo.plan,
      origen: [a],
      destino: [A],
    })
    expect(r.status).toBe(404)
  })

  it('nor put into a row that is there; of the own table the person says the rest', async () => {
    const { nuevo, viejo, A, B, a, b } = await twoPlans()
    const { id } = (
      await ask('POST', url(nuevo.plan), { plan_origen_id: viejo.plan, origen: [a], destino: [A] })
    ).body.data
    const { token } = await t.gente.alguien(t.owner, {
      empresa: t.gente.empresa,
      tipouser: 2,
      rol: 2,
      programas: [nuevo.programa],
    })
    const put = (cambio: object) => t.as(token)('PUT', row(id), cambio as Record<string, unknown>)
    for (const origen of [[b], [a, b], [987_654]])
      expect((await put({ origen, destino: [A], nota: 'Otra' })).status).toBe(404)
    expect(await sides(nuevo.plan)).toEqual(['Álgebra I>Álgebra'])
    expect((await put({ nota: 'Según acta' })).status).toBe(200)
    const suya = await put({ origen: [a], destino: [B], nota: 'Según acta' })
    expect([suya.status, suya.body.data.nota]).toEqual([200, 'Según acta'])
    expect(await sides(nuevo.plan)).toEqual(['Álgebra I>Biología'])
  })
})
