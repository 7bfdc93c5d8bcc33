import { calls } from '@malla/contracts/calls.ts'
import type { Competencia } from '@malla/contracts/competencias.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDb } from '../../platform/db/db.ts'
import { plantCurso, plantPlan } from '../../testing/academico.ts'
import { type Ask, createTestApp, type TestApp } from '../../testing/app.ts'
import { testEntity } from '../../testing/testEntity.ts'
import { purgePapelera } from '../planes/purgar.ts'

const g = calls.gruposcompetencias
const c = calls.competencias
const before = async (t: TestApp) => {
  const { plan } = await plantPlan(t)
  return { planestudio_id: plan, planId: plan }
}
const listInput = ({ planId }: Record<string, unknown>) => ({ planId })

testEntity('gruposcompetencias', {
  create: g.create,
  update: g.update,
  list: g.porPlan,
  delete: g.delete,
  evento: 'grupo.competencia',
  dice: {
    creado: 'Acabamos de crear el grupo de competencias «',
    editado: 'Los cambios se han guardado correctamente.',
    eliminado: 'Acabamos de eliminar el grupo de competencias «',
  },
  before,
  valid: ({ planestudio_id, planId }, n) => ({ planestudio_id, planId, nombre: `Específicas ${n}` }),
  required: ['nombre'],
  change: n => ({ nombre: `Básicas ñ ${n}` }),
  listInput,
})

testEntity('competencias', {
  create: c.create,
  update: c.update,
  list: c.porPlan,
  delete: c.delete,
  evento: 'competencia',
  dice: {
    creado: 'Acabamos de crear la competencia ',
    editado: 'Los cambios se han guardado correctamente.',
    eliminado: 'Acabamos de eliminar la competencia «',
  },
  before,
  valid: ({ planestudio_id, planId }, n) => ({ planestudio_id, planId, nombre: `Diseña ${n}` }),
  required: ['nombre'],
  change: n => ({ nombre: `Evalúa ${n}`, iscompetencia: false }),
  listInput,
})

describe('the competencies of a plan', () => {
  let t: TestApp
  let ask: Ask
  beforeAll(async () => {
    t = await createTestApp()
    ask = t.as(t.gente.token.operador)
  })
  afterAll(() => t.close())

  const base = '/v1/plan/estudios/competencias'
  const make = async (planestudio_id: number, nombre: string, mas: object = {}): Promise<number> => {
    const r = await ask('POST', base, { planestudio_id, nombre, ...mas })
    expect(r.status, JSON.stringify(r.body)).toBe(200)
    return r.body.data.id
  }
  const save = (id: number, campos: Record<string, unknown>) => ask('PUT', `${base}/${id}`, campos)
  const todas = async (plan: number): Promise<Competencia[]> =>
    (await ask('GET', `${base}/por/plan/${plan}`)).body.data
  const codigos = async (plan: number): Promise<string> =>
    (await todas(plan))
      .map(x => `${x.codigo}${x.nombre}`)
      .sort()
      .join(' ')
  const start = async () => {
    const { plan } = await plantPlan(t)
    const a = await make(plan, 'a')
    const b = await make(plan, 'b')
    const a1 = await make(plan, 'c', { competencia_id: a })
    const a2 = await make(plan, 'd', { competencia_id: a })
    const hoja = await make(plan, 'e', { competencia_id: a2 })
    return { plan, a, b, a1, a2, hoja }
  }
  const lastChange = async () =>
    (
      await t.owner.query('select * from cambios where empresa_id = $1 order by id desc limit 1', [
        t.gente.empresa,
      ])
    ).rows[0]

  it('carry the letters of the plan by their place, also with its own letters', async () => {
    const { plan } = await start()
    await make(plan, 't', { tipopadre: 2 })
    expect(await codigos(plan)).toBe('C1.1c C1.2d E1.2.1e F1a F1t F2b')
    await t.owner.query(`update planes set config_terminos = '{"letraUno": "CE"}' where id = $1`, [plan])
    expect(await codigos(plan)).toBe('C1.1c C1.2d CE1a CE1t CE2b E1.2.1e')
  })

  it('move up and down among their siblings, and say so', async () => {
    const { plan, a, a2 } = await start()
    const r = await ask('PUT', `${base}/up/${a2}`)
    expect(c.ordenar.output.safeParse(r.body).error).toBeUndefined()
    expect(await codigos(plan)).toBe('C1.1d C1.2c E1.1.1e F1a F2b')
    expect((await lastChange()).evento).toBe('competencia.up')
    await ask('PUT', `${base}/down/${a}`)
    expect(await codigos(plan)).toBe('C2.1d C2.2c E2.1.1e F1b F2a')
    const { id } = await lastChange()
    expect((await ask('PUT', `${base}/down/${a}`)).status).toBe(200)
    expect((await lastChange()).id).toBe(id)
    expect((await ask('PUT', `${base}/left/${a}`)).status).toBe(422)
  })

  it('move with their parts under another parent, to a place, and take letters, kind and group from there', async () => {
    const { plan, b, a2, hoja } = await start()
    const grupo = (
      await ask('POST', '/v1/plan/estudios/grupos/competencias', { planestudio_id: plan, nombre: 'G' })
    ).body.data.id
    await save(b, { tipopadre: 2, tabcompetencia_id: grupo })
    const moved = await save(a2, { competencia_id: b, posicion: 0 })
    expect(moved.body.data).toMatchObject({ codigo: 'C1.1', tipopadre: 2, tabcompetencia_id: grupo })
    expect((await todas(plan)).find(x => x.id === hoja)).toMatchObject({
      codigo: 'E1.1.1',
      tipopadre: 2,
      tabcompetencia_id: grupo,
      termino_id: 3,
    })
    await save(a2, { competencia_id: 0 })
    expect((await todas(plan)).find(x => x.id === hoja)).toMatchObject({ codigo: 'C2.1', termino_id: 2 })
  })

  it('a loop, a parent, group, line or outcome of elsewhere are refused under their field', async () => {
    const { a, hoja } = await start()
    const otro = await start()
    for (const [campo, valor] of [
      ['competencia_id', hoja],
      ['competencia_id', a],
      ['competencia_id', otro.a],
      ['tabcompetencia_id', 987_654],
      ['perfil_egreso_id', 987_654],
      ['resultados_ids', [987_654]],
    ] as const) {
      const r = await save(a, { [campo]: valor })
      expect([r.status, Object.keys(r.body.errors ?? {})], campo).toEqual([422, [campo]])
    }
    const todo = {
      tabcompetencia_id: 987_654,
      perfil_egreso_id: 987_654,
      resultados_ids: [987_654],
      competencia_id: otro.a,
    }
    const nueva = await ask('POST', base, {
      planestudio_id: otro.plan,
      nombre: 'x',
      ...todo,
      competencia_id: a,
    })
    for (const r of [await save(a, todo), nueva])
      expect(Object.keys(r.body.errors)).toEqual(Object.keys(todo))
  })

  it('hang on a line of the graduate profile and on outcomes; its record tells them', async () => {
    const { plan, a } = await start()
    const linea = (await ask('POST', `/v1/plan/estudios/${plan}/perfil/egreso`, { descripcion: '<p>x</p>' }))
      .body.data.id
    const resultado = (await ask('POST', '/v1/resultados', { lista: 'mía', numero: 1, nombre: 'r' })).body
      .data.id
    const r = await save(a, { perfil_egreso_id: linea, resultados_ids: [resultado, resultado] })
    expect(r.body.data).toMatchObject({ perfil_egreso_id: linea, resultados_ids: [resultado] })
    expect((await lastChange()).despues).toMatchObject({ resultados_ids: [resultado] })
    expect((await save(a, { resultados_ids: [] })).body.data.resultados_ids).toEqual([])
  })

  it('what has parts, courses or competencies stays, and they are named', async () => {
    const p = await plantPlan(t)
    const grupo = (
      await ask('POST', '/v1/plan/estudios/grupos/competencias', { planestudio_id: p.plan, nombre: 'G' })
    ).body.data.id
    const a = await make(p.plan, 'Raíz', { tabcompetencia_id: grupo })
    const hija = await make(p.plan, 'Parte', { competencia_id: a })
    const curso = await plantCurso(t, p, { nombre: 'Álgebra' })
    const celda = { competencia_id: hija, asignatura_id: curso, nivel: 'logra' }
    await ask('PUT', `/v1/plan/estudios/${p.plan}/competencias/cursos`, { celdas: [celda] })
    for (const [url, named] of [
      [`${base}/${a}`, '«Parte»'],
      [`${base}/${hija}`, '«Álgebra»'],
      [`/v1/plan/estudios/grupos/competencias/${grupo}`, '«Raíz»'],
    ]) {
      const r = await ask('DELETE', url!)
      expect([r.status, r.body.message]).toEqual([409, expect.stringContaining(named!)])
    }
  })

  it('the matrix is written all or none, emptied by null, and told competency by competency', async () => {
    const p = await plantPlan(t)
    const [a, b] = [await make(p.plan, 'a'), await make(p.plan, 'b')]
    const [x, y] = [await plantCurso(t, p), await plantCurso(t, p)]
    const ajeno = await plantCurso(t, await plantPlan(t))
    const url = `/v1/plan/estudios/${p.plan}/competencias/cursos`
    const put = (...celdas: [number, number, string | null][]) =>
      ask('PUT', url, {
        celdas: celdas.map(([competencia_id, asignatura_id, nivel]) => ({
          competencia_id,
          asignatura_id,
          nivel,
        })),
      })
    const bad = await put([a, x, 'logra'], [a, ajeno, 'logra'])
    expect([bad.status, Object.keys(bad.body.errors)]).toEqual([422, ['celdas.1.asignatura_id']])
    expect((await ask('GET', url)).body.data).toEqual([])
    expect((await put([a, x, 'domina'])).status).toBe(422)
    await put([a, x, 'introduce'], [a, y, 'logra'], [b, y, 'desarrolla'])
    await put([a, x, 'logra'], [b, y, null])
    const { body } = await ask('GET', url)
    expect(c.cursos.output.safeParse(body).error).toBeUndefined()
    expect(
      body.data.map((k: { asignatura_id: number; nivel: string }) => [k.asignatura_id, k.nivel]),
    ).toEqual([
      [x, 'logra'],
      [y, 'logra'],
    ])
    const record = await lastChange()
    expect([record.evento, record.despues]).toEqual(['competencia.cursos', { cursos: [] }])
    await put([a, x, 'logra'])
    expect((await lastChange()).id).toBe(record.id)
  })

  it('a ceased plan keeps them as they are, and one in the Papelera shows nothing', async () => {
    const { plan, a } = await start()
    await t.owner.query("update planes set fechacese = '2024-01-01' where id = $1", [plan])
    for (const r of [
      await ask('POST', base, { planestudio_id: plan, nombre: 'x' }),
      await save(a, { nombre: 'x' }),
      await ask('PUT', `${base}/down/${a}`),
      await ask('DELETE', `${base}/${a}`),
      await ask('PUT', `/v1/plan/estudios/${plan}/competencias/cursos`, {
        celdas: [{ competencia_id: a, asignatura_id: 1, nivel: null }],
      }),
    ])
      expect(r.status).toBe(409)
    const otro = await start()
    await ask('DELETE', `/v1/plan/estudios/${otro.plan}`)
    expect((await ask('GET', `${base}/por/plan/${otro.plan}`)).status).toBe(404)
    expect((await save(otro.a, { nombre: 'x' })).status).toBe(404)
  })

  it('go for good with their plan, with what they are attached to', async () => {
    const { plan, a } = await start()
    const linea = (await ask('POST', `/v1/plan/estudios/${plan}/perfil/egreso`, { descripcion: '<p>x</p>' }))
      .body.data.id
    await save(a, { perfil_egreso_id: linea })
    await ask('DELETE', `/v1/plan/estudios/${plan}`)
    await t.owner.query("update planes set deleted_at = now() - interval '40 days' where id = $1", [plan])
    const db = openDb(t.databaseUrl)
    try {
      await purgePapelera({ db, wake: () => {}, storage: { remove: async () => {} } })
    } finally {
      await db.close()
    }
    const { rows } = await t.owner.query('select 1 from competencias where planestudio_id = $1', [plan])
    expect(rows).toEqual([])
  })

  it('several who move at the same time leave an order without holes', async () => {
    const { plan, a, b, a1 } = await start()
    await Promise.all([
      save(b, { competencia_id: a, posicion: 0 }),
      save(a1, { competencia_id: 0 }),
      ask('PUT', `${base}/down/${a}`),
    ])
    const quedan = await todas(plan)
    expect(quedan).toHaveLength(5)
    const porPadre = Map.groupBy(quedan, x => x.competencia_id)
    for (const lista of porPadre.values()) expect(lista.map(x => x.orden)).toEqual(lista.map((_x, i) => i))
  })
})
