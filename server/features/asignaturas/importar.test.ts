import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { CellToWrite } from '../../platform/excel/bookToWrite.ts'
import { type PlanPlantado, plantPlan } from '../../testing/academico.ts'
import { type Ask, createTestApp, type TestApp } from '../../testing/app.ts'
import { libroDe } from '../../testing/libros.ts'
import { multipart } from '../../testing/multipart.ts'

describe('courses in and out of Excel', () => {
  let t: TestApp
  let p: PlanPlantado
  let ask: Ask
  beforeAll(async () => {
    t = await createTestApp()
    ask = t.as(t.gente.token.operador)
  })
  afterAll(() => t.close())
  beforeEach(async () => {
    p = await plantPlan(t, { ciclos: 4 })
    await t.owner.query("update ciclos set nombre = 'Intensivo' where id = any($1)", [
      [p.ciclos[1], p.ciclos[2]],
    ])
  })

  /** Their ids, in order. */
  const poner = async (...cursos: [codigo: string | null, nombre: string, ciclo: number][]) => {
    const asignaturas = cursos.map(([codigo, nombre, ciclo]) => ({
      ...{ codigo: codigo ?? '', nombre, ciclo_id: p.ciclos[ciclo - 1] },
    }))
    const r = await ask('PUT', `/v1/asignaturas/por/plan/estudio/${p.plan}`, { asignaturas })
    expect(r.status, JSON.stringify(r.body)).toBe(200)
    return r.body.data.map((a: any) => a.id) as number[]
  }
  const traer = async (bytes: Uint8Array, vista_previa = '0') => {
    const { payload, headers } = await multipart(
      { planestudio_id: String(p.plan), vista_previa },
      { archivo: { name: 'c.xlsx', bytes } },
    )
    const r = await t.app.inject({
      method: 'POST',
      url: '/api/v1/asignaturas/importar/plantilla',
      payload,
      headers: { ...headers, authorization: `Bearer ${t.gente.token.operador}` },
    })
    expect(r.statusCode, r.body).toBe(200)
    return r.json()
  }
  const filas = async (...rows: CellToWrite[][]) =>
    traer(await libroDe([['CODIGO', 'NOMBRE', 'CICLO'], ...rows]))
  /** The number of the cycle in which each of these stands. */
  const ciclosDe = async (ids: number[]) => {
    const { data } = (await ask('GET', `/v1/asignaturas/por/plan/estudio/${p.plan}`)).body
    return ids.map(id => p.ciclos.indexOf(data.find((a: any) => a.id === id).ciclo_id) + 1)
  }

  it('of a plan with two cycles of one name an untouched file changes nothing', async () => {
    const ids = await poner(
      ['M2', 'Álgebra', 2],
      ['M3', 'Cálculo', 3],
      [null, 'Taller', 2],
      [null, 'Taller', 3],
    )
    const { raw } = await ask('GET', '/v1/asignaturas/exportar/plantilla', { planestudio_id: p.plan })
    expect(await traer(new Uint8Array(raw.rawPayload))).toMatchObject({ count: 0, total: 4 })
    expect(await ciclosDe(ids)).toEqual([2, 3, 2, 3])
  })

  it('of courses of one name those of the two stay in them, before one from elsewhere is taken for them', async () => {
    const ids = await poner([null, 'Taller', 2], [null, 'Taller', 3], [null, 'Taller', 4])
    await filas([null, 'Taller', '1'], [null, 'Taller', 'intensivo'], [null, 'Taller', 'INTENSIVO'])
    expect(await ciclosDe(ids)).toEqual([2, 3, 1])
  })

  it('by their numbers they are told apart; a new course goes to the first, each time', async () => {
    const ids = await poner(['A', 'Álgebra', 2], [null, 'Taller', 2], [null, 'Taller', 3])
    const { filas: vista } = await filas(
      ['A', 'Álgebra', 'Ciclo III'],
      [null, 'Taller', '3'],
      [null, 'Taller', '2'],
      ['N', 'Nuevo', 'Intensivo'],
    )
    expect(await ciclosDe(ids)).toEqual([3, 2, 3])
    expect(vista.map((f: any) => [f.accion, f.grupo])).toEqual([
      ['cambiar', 'Ciclo 3'],
      ['igual', 'Ciclo 3'],
      ['igual', 'Ciclo 2'],
      ['crear', 'Ciclo 2'],
    ])
  })

  it('a preview sums the hours of a course in tenths', async () => {
    const titulos = ['NOMBRE', 'CICLO', 'HORAS TEORIA', 'HORAS PRACTICA', 'HORAS VIRTUAL']
    const libro = await libroDe([titulos, ['Taller', '1', 0.1, 0.2, 0.4]])
    expect((await traer(libro, '1')).filas).toMatchObject([{ accion: 'crear', horas: 0.7 }])
  })
})
