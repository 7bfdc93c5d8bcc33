import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { soloOye } from '../../platform/changes/visible.ts'
import { openDb } from '../../platform/db/db.ts'
import type { SesionActiva } from '../../platform/session/active.ts'
import { type PlanPlantado, plantCurso, plantPlan } from '../../testing/academico.ts'
import { type Ask, createTestApp, type TestApp } from '../../testing/app.ts'
import { plantCompetencias } from '../../testing/competencias.ts'
import { purgePapelera } from './purgar.ts'

const URL = '/v1/plan/estudios'

describe('the Papelera', () => {
  let t: TestApp
  let ask: Ask
  beforeAll(async () => {
    t = await createTestApp()
    ask = t.as(t.gente.token.operador)
  })
  afterAll(() => t.close())

  const enPapelera = async (como = ask): Promise<{ id: number; dias_restantes: number }[]> => {
    const r = await como('GET', `${URL}/papelera`)
    expect(r.status, JSON.stringify(r.body)).toBe(200)
    return r.body.data
  }
  const recuperar = (plan: number, como = ask) => como('POST', `${URL}/${plan}/recuperar`, {})
  const deletedAgo = (plan: number, ago: string) =>
    t.owner.query('update planes set deleted_at = clock_timestamp() - $2::interval where id = $1', [
      plan,
      ago,
    ])
  const count = async (table: string, plan: number, column = 'planestudio_id') =>
    (await t.owner.query(`select count(*)::int n from ${table} where ${column} = $1`, [plan])).rows[0].n

  describe('takes a deleted plan whole', () => {
    let p: PlanPlantado
    let curso: number
    let before: unknown
    beforeAll(async () => {
      p = await plantPlan(t)
      curso = await plantCurso(t, p, { credits: 4, horasteoria: 4 })
      await ask('POST', `${URL}/guardar/json/${p.plan}`, { key: 'misiones', items: [{ descripcion: 'x' }] })
      before = (await ask('GET', `${URL}/${p.plan}`)).body.data
      expect((await ask('DELETE', `${URL}/${p.plan}`)).status).toBe(200)
    })

    it('with who deleted it, how many courses it had and how long it rests', async () => {
      const found = (await enPapelera()).find(x => x.id === p.plan)
      expect(found).toMatchObject({ cursos_count: 1, dias_restantes: 30, deleted_by: expect.any(String) })
    })

    it.each<[string, () => string]>([
      ['the plan', () => `${URL}/${p.plan}`],
      ['its texts', () => `${URL}/${p.plan}/secciones`],
      ['its cycles', () => `/v1/ciclos/por/plan/${p.plan}`],
      ['courses of a cycle', () => `/v1/ciclos/cursos/${p.ciclos[0]}`],
      ['courses of a section', () => `/v1/secciones/electivos/cursos/${p.seccion}`],
      ['its courses', () => `/v1/asignaturas/por/plan/estudio/${p.plan}`],
      ['a course', () => `/v1/asignaturas/${curso}`],
    ])('%s is not there any more', async (_case, path) => {
      expect((await ask('GET', path())).status).toBe(404)
    })

    it('nothing in it can be written', async () => {
      for (const r of [
        await ask('PUT', `${URL}/${p.plan}`, { semanas: 3 }),
        await ask('PUT', `/v1/ciclos/${p.ciclos[0]}`, { nombre: 'X' }),
        await ask('POST', `${URL}/guardar/json/${p.plan}`, { key: 'misiones', items: [] }),
        await ask('PUT', `/v1/asignaturas/${curso}`, { nombre: 'X' }),
      ])
        expect(r.status).toBe(404)
    })

    it('and gives it back as it was, with a record that makes it appear', async () => {
      const back = await recuperar(p.plan)
      expect(back.body.message).toMatch(/^Acabamos de recuperar el plan de estudios «/)
      const { revision: _r, ...was } = before as { revision: number }
      expect(back.body.data).toMatchObject(was)
      expect((await ask('GET', `${URL}/${p.plan}/secciones`)).body.data).toHaveLength(1)
      expect((await enPapelera()).map(x => x.id)).not.toContain(p.plan)
      const { rows } = await t.owner.query('select * from cambios order by id desc limit 1')
      expect(rows[0]).toMatchObject({ evento: 'plan_estudio.created', despues: { deleted_at: null } })
      expect(rows[0].despues.full_name).toBe(back.body.data.full_name)
      expect(rows[0].antes.deleted_at).toEqual(expect.any(String))
      // Whoever teaches in it hears of it as of no plan that is new (visible.ts).
      expect(soloOye({ quien: { rol: 'docente' } } as SesionActiva, rows[0])).toBe(true)
      expect((await recuperar(p.plan)).status).toBe(404)
    })
  })

  it.each([
    ['29 days 23 hours', 1, 200],
    ['12 days 1 minute', 18, 200],
    ['30 days 1 second', null, 404],
  ] as const)('after %s: %s days left, %i', async (ago, dias, status) => {
    const { plan } = await plantPlan(t)
    await ask('DELETE', `${URL}/${plan}`)
    await deletedAgo(plan, ago)
    const found = (await enPapelera()).find(x => x.id === plan)
    expect(found?.dias_restantes ?? null).toBe(dias)
    expect((await recuperar(plan)).status).toBe(status)
  })

  it.each([
    ['root', 200],
    ['operador', 200],
    ['operadorBasico', 403],
    ['tutor', 403],
    ['inspector', 403],
    ['demo', 403],
    ['docente', 403],
  ] as const)('for %s: %i', async (rol, status) => {
    const { plan } = await plantPlan(t)
    await ask('DELETE', `${URL}/${plan}`)
    const como = t.as(t.gente.token[rol])
    expect((await como('GET', `${URL}/papelera`)).status).toBe(status)
    expect((await recuperar(plan, como)).status).toBe(status)
  })

  it('shows and gives back within the scope only', async () => {
    const [mine, other] = [await plantPlan(t), await plantPlan(t)]
    for (const { plan } of [mine, other]) await ask('DELETE', `${URL}/${plan}`)
    const { token } = await t.gente.alguien(t.owner, {
      empresa: t.gente.empresa,
      tipouser: 2,
      rol: 2,
      facultades: [mine.facultad],
    })
    const scoped = t.as(token)
    expect((await enPapelera(scoped)).map(x => x.id)).toEqual([mine.plan])
    expect((await recuperar(other.plan, scoped)).status).toBe(404)
    expect((await recuperar(other.plan, t.as(t.gente.ajeno))).status).toBe(404)
    expect((await recuperar(mine.plan, scoped)).status).toBe(200)
  })

  it('two who bring it back at once: once', async () => {
    const { plan } = await plantPlan(t)
    await ask('DELETE', `${URL}/${plan}`)
    const both = await Promise.all([recuperar(plan), recuperar(plan)])
    expect(both.map(r => r.status).sort()).toEqual([200, 404])
  })

  it('is emptied of what has rested 30 days, in every institution, with its files, and recorded', async () => {
    const db = openDb(t.databaseUrl, 2)
    try {
      const removed: string[] = []
      const woken: number[] = []
      const platform = {
        db,
        storage: {
          put: () => Promise.reject(new Error('nothing is kept')),
          get: () => Promise.resolve(null),
          remove: async (key: string) => void removed.push(key),
        },
        wake: (empresa: number) => void woken.push(empresa),
      }
      await purgePapelera(platform)
      woken.length = 0
      const [old, fresh, kept] = [await plantPlan(t), await plantPlan(t), await plantPlan(t)]
      const ajeno = await plantPlan(t, { empresa: t.gente.otraEmpresa })
      const a = await plantCurso(t, old, { requisitos: null })
      const b = await plantCurso(t, old, { ciclo_id: old.ciclos[1] })
      await plantCurso(t, old, { base_id: a, version: 2 })
      await t.owner.query(
        "insert into prerequisitos (empresa_id, planestudio_id, asignatura_id, requisito_id, modo) values ($1, $2, $3, $4, 'previo')",
        [t.gente.empresa, old.plan, b, a],
      )
      await plantCompetencias(t, old, a)
      await ask('POST', `${URL}/guardar/json/${old.plan}`, { key: 'misiones', items: [] })
      await t.owner.query(
        `with x as (insert into archivos (empresa_id, clave, nombre, tipo, bytes) values ($1, 'la/clave', 'r.pdf', 'application/pdf', 3) returning id)
         update planes set resolucion_id = x.id from x where planes.id = $2`,
        [t.gente.empresa, old.plan],
      )
      for (const { plan } of [old, fresh]) await ask('DELETE', `${URL}/${plan}`)
      for (const { plan } of [old, ajeno]) await deletedAgo(plan, '31 days')

      expect(await purgePapelera(platform)).toBe(2)
      expect(removed).toEqual(['la/clave'])
      expect(woken).toEqual([t.gente.empresa, t.gente.otraEmpresa])
      for (const table of [
        'asignaturas',
        'prerequisitos',
        'ciclos',
        'secciones',
        'plan_secciones',
        'grupos_competencias',
        'competencias',
        'competencia_cursos',
        'perfil_egreso',
      ])
        expect(await count(table, old.plan), table).toBe(0)
      expect(await count('planes', old.plan, 'id')).toBe(0)
      expect(await count('planes', fresh.plan, 'id')).toBe(1)
      expect(await count('ciclos', kept.plan)).toBe(3)
      const { rows } = await t.owner.query(
        "select quien, antes from cambios where evento = 'plan_estudio.purged' and objeto_id = $1",
        [old.plan],
      )
      expect(rows).toHaveLength(1)
      expect(rows[0]).toMatchObject({ quien: null, antes: { deleted_by: t.gente.usuario.operador } })
      expect(await purgePapelera(platform)).toBe(0)
      const whole = await t.owner.query('select cadena_integra($1) as si', [t.gente.empresa])
      expect(whole.rows[0].si).toBe(true)
    } finally {
      await db.close()
    }
  })
})
