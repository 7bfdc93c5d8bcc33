import type { Version } from '@malla/contracts/historial.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type PlanPlantado, plantCurso, plantPlan } from '../../testing/academico.ts'
import { type Ask, createTestApp, type TestApp } from '../../testing/app.ts'

describe('versions of lines, equivalences and entries', () => {
  let t: TestApp
  let ask: Ask
  let p: PlanPlantado
  let origen: PlanPlantado
  beforeAll(async () => {
    t = await createTestApp()
    ask = t.as(t.gente.token.operador)
    p = await plantPlan(t)
    origen = await plantPlan(t)
  })
  afterAll(() => t.close())

  const versiones = async (tipo: string, id: number, query = {}): Promise<Version[]> => {
    const { status, body } = await ask('GET', `/v1/historial/${tipo}/${id}`, query)
    expect(status, JSON.stringify(body)).toBe(200)
    return body.data
  }
  const restaurar = (tipo: string, id: number, body: Record<string, unknown>, como = ask) =>
    como('POST', `/v1/historial/${tipo}/${id}/restaurar`, body)

  it('a line of the graduate profile says again what it said, where it stands', async () => {
    const path = `/v1/plan/estudios/${p.plan}/perfil/egreso`
    const { id } = (await ask('POST', path, { descripcion: '<p>Diseña</p>' })).body.data
    await ask('POST', path, { descripcion: '<p>Otra</p>', posicion: 0 })
    await ask('PUT', `/v1/plan/estudios/perfil/egreso/${id}`, { descripcion: '<p>Diseña bien</p>' })
    const lista = await versiones('perfil_egreso', id)
    expect(lista[0]).toMatchObject({
      antes: { descripcion: '<p>Diseña</p>' },
      despues: { descripcion: '<p>Diseña bien</p>' },
    })
    const primera = { change_id: lista.at(-1)!.change_id }
    expect((await restaurar('perfil_egreso', id, { ...primera, revision: 1 })).status).toBe(409)
    expect((await restaurar('perfil_egreso', id, primera)).status).toBe(200)
    const { data } = (await ask('GET', path)).body
    expect(data.find((l: any) => l.id === id)).toMatchObject({ descripcion: '<p>Diseña</p>', orden: 1 })
  })

  it('an equivalence gets back its kind, its note and the courses of both sides', async () => {
    const [de, otro, a] = [
      await plantCurso(t, origen, { nombre: 'Álgebra' }),
      await plantCurso(t, origen, { nombre: 'Lógica' }),
      await plantCurso(t, p, { nombre: 'Matemática' }),
    ]
    const path = `/v1/plan/estudios/${p.plan}/equivalencias`
    const fila = {
      plan_origen_id: origen.plan,
      origen: [de],
      destino: [a],
      tipo: 'parcial',
      nota: 'Con examen',
    }
    const { id } = (await ask('POST', path, fila)).body.data
    const put = (body: Record<string, unknown>) => ask('PUT', `/v1/plan/estudios/equivalencias/${id}`, body)
    expect((await put({ origen: [de, otro], tipo: 'total' })).status).toBe(200)
    expect((await put({ nota: null })).status).toBe(200)
    const lista = await versiones('equivalencia', id)
    expect(lista[1]).toMatchObject({ antes: { origen: [de] }, despues: { origen: [de, otro] } })
    const r = await restaurar('equivalencia', id, { change_id: lista.at(-1)!.change_id })
    expect(r.status, JSON.stringify(r.body)).toBe(200)
    const [ahora] = (await ask('GET', path)).body.data
    expect(ahora).toMatchObject({ tipo: 'parcial', nota: 'Con examen' })
    expect(ahora.origen.map((c: any) => c.id)).toEqual([de])
  })

  it('a module gets back its name, courses and version, not its text alone', async () => {
    const curso = await plantCurso(t, p, { nombre: 'Redes' })
    const save = (item: object) =>
      ask('POST', `/v1/plan/estudios/guardar/json/${p.plan}`, { key: 'modulosCompetencia', items: [item] })
    const item = {
      id: 'm',
      modulo_id: 1,
      nombre: 'Redes',
      cursos_ids: [curso],
      status: 1,
      descripcion: '<p>x</p>',
    }
    expect((await save(item)).status).toBe(200)
    await save({ ...item, nombre: 'Otro', cursos_ids: [], status: 2 })
    const key = { key: 'modulosCompetencia' }
    const lista = await versiones('plan', p.plan, key)
    const r = await restaurar('plan', p.plan, { ...key, change_id: lista.at(-1)!.change_id })
    expect(r.status, JSON.stringify(r.body)).toBe(200)
    const { data } = (await ask('GET', `/v1/plan/estudios/${p.plan}/secciones`)).body
    expect(data.find((s: any) => s.key === key.key).items[0]).toMatchObject({ ...item, version: 1 })
  })

  it('is read and brought back by whom the line allows, in a plan in force', async () => {
    const path = `/v1/plan/estudios/${p.plan}/perfil/egreso`
    const { id } = (await ask('POST', path, { descripcion: '<p>a</p>' })).body.data
    await ask('PUT', `/v1/plan/estudios/perfil/egreso/${id}`, { descripcion: '<p>b</p>' })
    const change_id = (await versiones('perfil_egreso', id)).at(-1)!.change_id
    const { inspector, docente } = t.gente.token
    expect((await t.as(inspector)('GET', `/v1/historial/perfil_egreso/${id}`)).status).toBe(200)
    expect((await restaurar('perfil_egreso', id, { change_id }, t.as(inspector))).status).toBe(403)
    expect((await t.as(docente)('GET', `/v1/historial/perfil_egreso/${id}`)).status).toBe(403)
    expect((await t.as(t.gente.ajeno)('GET', `/v1/historial/perfil_egreso/${id}`)).status).toBe(404)
    expect((await restaurar('perfil_egreso', id, { change_id }, t.as(t.gente.ajeno))).status).toBe(404)
    expect((await ask('GET', '/v1/historial/equivalencia/987654')).status).toBe(404)
    await t.owner.query("update planes set fechacese = '2026-01-01' where id = $1", [p.plan])
    expect((await restaurar('perfil_egreso', id, { change_id })).status).toBe(409)
    await t.owner.query('update planes set fechacese = null where id = $1', [p.plan])
  })

  it('of the educational model are read by whoever reads it: no lecturer', async () => {
    const path = '/v1/modelos/educativos'
    const { id } = (await ask('POST', path, { nombre: 'Por competencias' })).body.data
    expect((await versiones('modelo', id)).length).toBe(1)
    const { inspector, docente } = t.gente.token
    for (const url of [path, `/v1/historial/modelo/${id}`]) {
      expect((await t.as(inspector)('GET', url)).status).toBe(200)
      expect((await t.as(docente)('GET', url)).status).toBe(403)
    }
  })
})
