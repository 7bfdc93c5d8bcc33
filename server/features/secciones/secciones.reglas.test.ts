import { calls } from '@malla/contracts/calls.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { plantCurso, plantPlan } from '../../testing/academico.ts'
import { type Ask, createTestApp, type TestApp } from '../../testing/app.ts'

const URL = '/v1/secciones/electivos'

describe('sections of electives', () => {
  let t: TestApp
  let ask: Ask
  beforeAll(async () => {
    t = await createTestApp()
    ask = t.as(t.gente.token.operador)
  })
  afterAll(() => t.close())

  it('are deleted under their own plan only', async () => {
    const mine = await plantPlan(t)
    const other = await plantPlan(t)
    expect((await ask('DELETE', `${URL}/${mine.seccion}/${other.plan}`)).status).toBe(404)
    const r = await ask('DELETE', `${URL}/${mine.seccion}/${mine.plan}`)
    expect(r.body.message).toBe('Acabamos de eliminar la sección.')
  })

  it('with courses are not deleted, and the courses are named', async () => {
    const p = await plantPlan(t)
    await plantCurso(t, p, { nombre: 'Ajedrez', seccion_id: p.seccion })
    const r = await ask('DELETE', `${URL}/${p.seccion}/${p.plan}`)
    expect(r.status).toBe(409)
    expect(r.body.message).toBe('No se puede eliminar la sección «Electivos»: tiene cursos («Ajedrez»).')
  })

  it('one that holds older versions alone says so', async () => {
    const p = await plantPlan(t)
    const ajedrez = await plantCurso(t, p, { nombre: 'Ajedrez', seccion_id: p.seccion })
    await plantCurso(t, p, { nombre: 'Ajedrez', base_id: ajedrez, version: 2 })
    const r = await ask('DELETE', `${URL}/${p.seccion}/${p.plan}`)
    expect([r.status, r.body.message]).toEqual([
      409,
      'No se puede eliminar la sección «Electivos»: guarda versiones anteriores de «Ajedrez».',
    ])
  })

  it('stay in their plan; what they require can be taken back', async () => {
    const p = await plantPlan(t)
    const other = await plantPlan(t)
    const path = `${URL}/${p.seccion}`
    expect((await ask('PUT', path, { planestudio_id: other.plan })).status).toBe(422)
    expect((await ask('PUT', path, { creditos_requeridos: 1.5 })).body.data.creditos_requeridos).toBe(1.5)
    expect((await ask('PUT', path, { creditos_requeridos: '' })).body.data.creditos_requeridos).toBeNull()
    expect((await ask('PUT', path, { creditos_requeridos: 1.25 })).status).toBe(422)
  })

  it('of another institution: 404', async () => {
    const ajeno = await plantPlan(t, { empresa: t.gente.otraEmpresa })
    expect((await ask('GET', `${URL}/por/plan/${ajeno.plan}`)).status).toBe(404)
    expect((await ask('GET', `${URL}/cursos/${ajeno.seccion}`)).status).toBe(404)
    expect((await ask('POST', URL, { nombre: 'X', planestudio_id: ajeno.plan })).status).toBe(404)
  })

  it('show their courses', async () => {
    const p = await plantPlan(t)
    const curso = await plantCurso(t, p, { seccion_id: p.seccion })
    await plantCurso(t, p)
    const r = await ask('GET', `${URL}/cursos/${p.seccion}`)
    expect(calls.secciones.cursos.output.safeParse(r.body).error).toBeUndefined()
    expect(r.body.data.map((a: { id: number }) => a.id)).toEqual([curso])
    expect((await ask('GET', `${URL}/por/plan/${p.plan}`)).body.data[0].cursos_count).toBe(1)
  })
})
