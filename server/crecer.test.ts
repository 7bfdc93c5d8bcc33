import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from './testing/app.ts'
import { type Leido, leidoEn, plantMuchas } from './testing/muchasInstituciones.ts'

/** Institutions beside the one that asks, of 400 courses each. */
const OTRAS = 60

describe('among many institutions', () => {
  let t: TestApp
  let plan: number
  beforeAll(async () => {
    t = await createTestApp()
    plan = await plantMuchas(t, OTRAS)
  }, 120_000)
  afterAll(() => t.close())

  const ask = async (url: string, rol: 'root' | 'operador' = 'operador') => {
    const [path, query] = url.split('?')
    const r = await t.as(t.gente.token[rol])(
      path!.startsWith('/parametros') ? 'POST' : 'GET',
      path!,
      Object.fromEntries(new URLSearchParams(query)),
    )
    expect(r.status, JSON.stringify(r.body)).toBe(200)
    return r.body
  }
  /** Asked twice: what the server reads once is no part of it. */
  const leido = async (url: string, rol?: 'root' | 'operador'): Promise<Leido> => {
    await ask(url, rol)
    return leidoEn(t, () => ask(url, rol))
  }
  const paginas = async (url: string, rol?: 'root' | 'operador'): Promise<number> =>
    (await leido(url, rol)).paginas

  it('a word that all of them use is looked for in one, whatever its length', async () => {
    const found = (await ask('/v1/busqueda?q=algebra')).data
    expect(found.filter((h: { tipo: string }) => h.tipo === 'asignatura')).toHaveLength(8)
    // A query that is asked often gets one plan for all texts: it must be a good one for each.
    for (const q of ['algebra', 'al', 'ninguno'])
      expect(await paginas(`/v1/busqueda?q=${q}`), q).toBeLessThan(200)
  })

  it('the courses of a plan are read from that plan', async () => {
    expect((await ask(`/v1/asignaturas/por/plan/estudio/${plan}`)).data).toHaveLength(50)
    expect(await paginas(`/v1/asignaturas/por/plan/estudio/${plan}`)).toBeLessThan(30)
  })

  it('a page of the syllabi and their number are one pass over them', async () => {
    const { data, pagination } = await ask('/v1/silabos?per_page=20&page=2')
    expect([data.length, pagination.total, pagination.from]).toEqual([20, 400, 21])
    expect((await leido('/v1/silabos?per_page=20&page=2')).sentencias).toBe(1)
    const after = (await ask('/v1/silabos?per_page=20&page=99')).pagination
    expect([after.total, after.from]).toEqual([400, 0])
  })

  it('a page of the log costs the same when the log is long, and says how long it is', async () => {
    const before = await paginas('/parametros/auth/logs/list', 'root')
    const filtros = await paginas('/v1/logs/filtros', 'root')
    const { total } = (await ask('/parametros/auth/logs/list', 'root')).pagination
    const cambio = (evento: string, objeto_id: number) => ({
      evento,
      objeto_id,
      despues: { nombre: 'x'.repeat(100) },
    })
    const many = [
      ...Array.from({ length: 3000 }, () => cambio('plan_estudio.updated', plan)),
      ...Array.from({ length: 5 }, () => cambio('programa.counter_dc', t.gente.empresa)),
    ]
    await t.owner.query('begin')
    await t.owner.query("select set_config('app.empresa_id', $1, true), registrar($2::jsonb)", [
      String(t.gente.empresa),
      JSON.stringify(many),
    ])
    await t.owner.query('commit')
    await t.owner.query('vacuum analyze cambios')
    expect((await ask('/parametros/auth/logs/list', 'root')).pagination.total).toBe(total + 3000)
    expect(await paginas('/parametros/auth/logs/list', 'root')).toBeLessThan(before + 40)
    expect(await paginas('/v1/logs/filtros', 'root')).toBeLessThan(filtros + 40)
  })
})
