import type { Version } from '@malla/contracts/historial.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type PlanPlantado, plantCurso, plantPlan } from '../../testing/academico.ts'
import { type Ask, createTestApp, type TestApp } from '../../testing/app.ts'

describe('versions of syllabi and cartas, key by key', () => {
  let t: TestApp
  let ask: Ask
  let suyo: Ask
  let p: PlanPlantado
  let curso: number
  let periodo_id: number
  beforeAll(async () => {
    t = await createTestApp()
    ask = t.as(t.gente.token.operador)
    p = await plantPlan(t)
    curso = await plantCurso(t, p)
    suyo = t.as(
      (await t.gente.alguien(t.owner, { empresa: t.gente.empresa, codigo: '00002', cursos: [curso] })).token,
    )
    const fechas = { fechainicio: '2026-03-16', fechafin: '2999-07-17' }
    periodo_id = (await ask('POST', '/v1/periodos', { nombre: '2026-I', ...fechas })).body.data.id
  })
  afterAll(() => t.close())

  const keys = (silabo: object, mas: object = {}) =>
    suyo('PUT', `/v1/asignaturas/keys/silabo/${curso}`, { silabo, ...mas })
  const historial = (tipo: string, query: Record<string, unknown>, como = suyo) =>
    como('GET', `/v1/historial/${tipo}/${curso}`, query)

  it('of a key: who, when, and its entries before and after; of this period alone', async () => {
    await keys({ metodologia: '<p>Uno</p>', tutoria: '<p>x</p>' })
    await keys({ tutoria: '<p>y</p>' })
    await keys({ metodologia: '<p>Otro periodo</p>' }, { periodo_id })
    await keys({ metodologia: '<p>Dos</p>' })
    const { status, body } = await historial('silabo', { key: 'metodologia' })
    expect(status, JSON.stringify(body)).toBe(200)
    expect((body.data as Version[]).map(v => [v.antes!.items, v.despues!.items])).toEqual([
      [
        [{ id: 'metodologia', descripcion: '<p>Uno</p>' }],
        [{ id: 'metodologia', descripcion: '<p>Dos</p>' }],
      ],
      [[], [{ id: 'metodologia', descripcion: '<p>Uno</p>' }]],
    ])
    expect(body.data[0].user).toMatchObject({ nombres: expect.any(String) })
    const otro = (await historial('silabo', { key: 'metodologia', periodo_id })).body
    expect(otro.pagination.total).toBe(1)
    expect((await historial('silabo', { key: 'inventada' })).status).toBe(422)
    expect((await historial('silabo', {})).status).toBe(422)
  })

  it('a version comes back as a new save of this key alone, by whoever may write, and not over a newer one', async () => {
    const [, uno] = (await historial('silabo', { key: 'metodologia' })).body.data as Version[]
    const restaurar = (body: object, como = suyo) =>
      como('POST', `/v1/historial/silabo/${curso}/restaurar`, {
        key: 'metodologia',
        change_id: uno!.change_id,
        ...body,
      })
    expect((await restaurar({}, t.as(t.gente.token.inspector))).status).toBe(403)
    expect((await restaurar({}, t.as(t.gente.token.docente))).status).toBe(404)
    expect((await restaurar({ revision: 1 })).status).toBe(409)
    const r = await restaurar({ revision: 2 })
    expect(r.status, JSON.stringify(r.body)).toBe(200)
    const { silabo } = (await suyo('GET', `/v1/asignaturas/${curso}/silabo`)).body.data
    expect(silabo.silabo).toEqual({ metodologia: '<p>Uno</p>', tutoria: '<p>y</p>' })
    expect((await historial('silabo', { key: 'metodologia' })).body.pagination.total).toBe(3)
    expect((await restaurar({ key: 'tutoria', change_id: 999_999 })).status).toBe(404)
  })

  it('a syllabus that was carried into a period begins with what it was given, and can be brought back to it', async () => {
    const [otro, vacio] = [await plantCurso(t, p), await plantCurso(t, p)]
    const fechas = { fechainicio: '2027-03-16', fechafin: '2999-07-17' }
    const nuevo = (await ask('POST', '/v1/periodos', { nombre: '2027-I', ...fechas })).body.data.id
    const guardar = (silabo: object, periodo: number) =>
      ask('PUT', `/v1/asignaturas/keys/silabo/${otro}`, { silabo, periodo_id: periodo })
    const de = async (key: string, id = otro) =>
      (await ask('GET', `/v1/historial/silabo/${id}`, { key, periodo_id: nuevo })).body.data as Version[]
    await guardar({ metodologia: '<p>Uno</p>', tutoria: '<p>x</p>' }, periodo_id)
    const hecho = await ask('POST', `/v1/periodos/${nuevo}/continuar`, { desde_id: periodo_id })
    expect(hecho.body.data.copiados).toBeGreaterThan(0)
    await guardar({ metodologia: '<p>Dos</p>', valores: '<p>v</p>' }, nuevo)
    const items = (v: Version) => [v.antes!.items, v.despues!.items, v.nota]
    const uno = [{ id: 'metodologia', descripcion: '<p>Uno</p>' }]
    const versiones = await de('metodologia')
    expect(versiones.map(items)).toEqual([
      [uno, [{ id: 'metodologia', descripcion: '<p>Dos</p>' }], undefined],
      [[], uno, 'Se trajo de 2026-I'],
    ])
    expect(versiones[1]!.user).toMatchObject({ nombres: expect.any(String) })
    // Nobody has written in it since; written here first; not carried at all.
    expect((await de('tutoria')).map(items)).toEqual([
      [[], [{ id: 'tutoria', descripcion: '<p>x</p>' }], 'Se trajo de 2026-I'],
    ])
    expect((await de('valores')).map(v => v.nota)).toEqual([undefined])
    expect(await de('metodologia', vacio)).toEqual([])
    const volver = await ask('POST', `/v1/historial/silabo/${otro}/restaurar`, {
      key: 'metodologia',
      periodo_id: nuevo,
      change_id: versiones[1]!.change_id,
    })
    expect(volver.status, JSON.stringify(volver.body)).toBe(200)
    expect((await de('metodologia')).map(v => v.nota)).toEqual([undefined, undefined, 'Se trajo de 2026-I'])
  })

  it('of a carta: lecturers read it, who edits cartas brings it back', async () => {
    const path = `/v1/asignaturas/${curso}/carta`
    await ask('PUT', path, { carta: { sumilla: '<p>Primera</p>' } })
    await ask('PUT', path, { carta: { sumilla: '<p>Segunda</p>', cartaCriterios: [] } })
    const { body } = await historial('carta', { key: 'sumilla' })
    expect(body.pagination.total).toBe(2)
    const cambio = { key: 'sumilla', change_id: body.data[1].change_id }
    expect((await suyo('POST', `/v1/historial/carta/${curso}/restaurar`, cambio)).status).toBe(403)
    expect((await ask('POST', `/v1/historial/carta/${curso}/restaurar`, cambio)).status).toBe(200)
    expect((await ask('GET', path)).body.data.carta.sumilla).toBe('<p>Primera</p>')
    expect((await historial('carta', { key: 'sumilla' }, t.as(t.gente.ajeno))).status).toBe(404)
  })
})
