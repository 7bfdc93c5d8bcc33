import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { plantCurso, plantPlan } from '../../testing/academico.ts'
import { type Ask, createTestApp, type TestApp } from '../../testing/app.ts'

describe('entries that name courses', () => {
  let t: TestApp
  let ask: Ask
  beforeAll(async () => {
    t = await createTestApp()
    ask = t.as(t.gente.token.operador)
  })
  afterAll(() => t.close())

  const save = (plan: number, key: string, items: object[]) =>
    ask('POST', `/v1/plan/estudios/guardar/json/${plan}`, { key, items })
  const modulo = (campos: object) => ({ id: 'm1', modulo_id: 1, version: 1, descripcion: '', ...campos })

  it('keep name, competence, courses by their base, each once', async () => {
    const p = await plantPlan(t)
    const base = await plantCurso(t, p)
    const v2 = await plantCurso(t, p, { base_id: base, version: 2 })
    const r = await save(p.plan, 'modulosCompetencia', [
      modulo({ nombre: 'Soporte técnico', descripcion: '<p>Mantiene equipos</p>', cursos_ids: [v2, base] }),
    ])
    expect(r.status, JSON.stringify(r.body)).toBe(200)
    expect(r.body.data.items).toMatchObject([
      { nombre: 'Soporte técnico', descripcion: '<p>Mantiene equipos</p>', cursos_ids: [base], version: 1 },
    ])
  })

  it('units keep their course and weeks; activities, criteria and lines what is theirs', async () => {
    const p = await plantPlan(t)
    const curso = await plantCurso(t, p)
    const unidad = {
      id: 'u',
      unidad_id: 3,
      version: 1,
      nombre: 'Límites',
      asignatura_id: curso,
      semanas: 4,
      descripcion: '',
    }
    expect((await save(p.plan, 'unidadesAprendizaje', [unidad])).body.data.items).toMatchObject([unidad])
    const criterio = { id: 'c', nombre: 'Examen', grupo: 'Final', peso: 33.33, descripcion: '<p>Escrito</p>' }
    expect((await save(p.plan, 'criteriosEvaluaciones', [criterio])).body.data.items).toMatchObject([
      criterio,
    ])
    const bad = await save(p.plan, 'criteriosEvaluaciones', [{ ...criterio, peso: 101 }])
    expect(bad.body.errors).toHaveProperty('items.0.peso')
  })

  it('a course of another plan is refused under its entry', async () => {
    const [p, otro] = [await plantPlan(t), await plantPlan(t)]
    const ajeno = await plantCurso(t, otro)
    const r = await save(p.plan, 'modulosCompetencia', [
      modulo({}),
      modulo({ version: 2, cursos_ids: [ajeno] }),
    ])
    expect([r.status, r.body.errors]).toEqual([
      422,
      { 'items.1.cursos_ids': ['Uno de los cursos no es de este plan.'] },
    ])
    const u = await save(p.plan, 'unidadesAprendizaje', [{ descripcion: '', asignatura_id: ajeno }])
    expect(u.body.errors).toHaveProperty('items.0.asignatura_id')
  })

  it('the same version twice is refused', async () => {
    const { plan } = await plantPlan(t)
    const r = await save(plan, 'modulosCompetencia', [modulo({}), modulo({ id: 'm2' })])
    expect(r.body.errors).toEqual({ 'items.1.version': ['La versión 1 está dos veces.'] })
    expect(
      (await save(plan, 'modulosCompetencia', [modulo({}), modulo({ id: 'm2', version: 2 })])).status,
    ).toBe(200)
  })

  it('a course that a module or a unit names is not deleted but the module named', async () => {
    const p = await plantPlan(t)
    const [a, b] = [await plantCurso(t, p, { nombre: 'Redes' }), await plantCurso(t, p, { nombre: 'Ética' })]
    await save(p.plan, 'modulosCompetencia', [modulo({ nombre: 'Soporte', cursos_ids: [a] })])
    await save(p.plan, 'unidadesAprendizaje', [{ descripcion: '', asignatura_id: b }])
    const why = async (id: number) => (await ask('DELETE', `/v1/asignaturas/${id}`)).body.message
    expect(await why(a)).toBe('No se puede eliminar «Redes»: lo nombra el módulo «Soporte».')
    expect(await why(b)).toBe('No se puede eliminar «Ética»: lo nombra la unidad de este plan.')
    await save(p.plan, 'modulosCompetencia', [])
    expect((await ask('DELETE', `/v1/asignaturas/${a}`)).status).toBe(200)
  })
})
