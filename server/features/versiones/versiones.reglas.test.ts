import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type PlanPlantado, plantCurso, plantPlan, plantPrograma } from '../../testing/academico.ts'
import { createTestApp, type TestApp } from '../../testing/app.ts'
import { consultasDurante } from '../../testing/consultas.ts'

describe('who makes a new version of a plan, and of which', () => {
  let t: TestApp
  let p: PlanPlantado
  const ask = (...args: Parameters<ReturnType<TestApp['as']>>) => t.as(t.gente.token.operador)(...args)

  beforeAll(async () => {
    t = await createTestApp()
    p = await plantPlan(t)
    await plantCurso(t, p)
  })
  afterAll(() => t.close())

  it('a ceased plan can be copied, into another programme too; the copy is in force', async () => {
    const otro = await plantPrograma(t)
    await t.owner.query("update planes set fechacese = '2026-01-01' where id = $1", [p.plan])
    const r = await ask('POST', `/v1/plan/estudios/${p.plan}/versiones`, {
      full_name: 'Renovado',
      carrera_id: otro.programa,
      numero: '9',
    })
    expect(r.body.data).toMatchObject({
      fechacese: null,
      carrera_id: otro.programa,
      numero: '9',
      cursos_count: 1,
    })
    await t.owner.query('update planes set fechacese = null where id = $1', [p.plan])
  })

  it.each([
    ['operadorBasico', 403],
    ['tutor', 403],
    ['inspector', 403],
    ['demo', 403],
    ['docente', 403],
  ] as const)('%s may not: %d', async (rol, status) => {
    const r = await t.as(t.gente.token[rol])('POST', `/v1/plan/estudios/${p.plan}/versiones`, {
      full_name: 'No',
    })
    expect(r.status).toBe(status)
  })

  it('another institution and what is out of scope: 404; into a programme that is not there for them: 422', async () => {
    const path = `/v1/plan/estudios/${p.plan}/versiones`
    expect((await t.as(t.gente.ajeno)('POST', path, { full_name: 'No' })).status).toBe(404)
    const otro = await plantPrograma(t)
    const de = (programa: number) =>
      t.gente.alguien(t.owner, { empresa: t.gente.empresa, tipouser: 2, rol: 2, programas: [programa] })
    const lejos = await de(otro.programa)
    expect((await t.as(lejos.token)('POST', path, { full_name: 'No' })).status).toBe(404)
    const aqui = await de(p.programa)
    const fuera = await t.as(aqui.token)('POST', path, { full_name: 'No', carrera_id: otro.programa })
    expect([fuera.status, Object.keys(fuera.body.errors)]).toEqual([422, ['carrera_id']])
    expect((await t.as(aqui.token)('POST', path, { full_name: 'Sí' })).status).toBe(200)
    const extraño = await plantPrograma(t, t.gente.otraEmpresa)
    expect((await ask('POST', path, { full_name: 'No', carrera_id: extraño.programa })).status).toBe(422)
  })

  it('without a name: 422; into a deactivated programme: 422', async () => {
    const path = `/v1/plan/estudios/${p.plan}/versiones`
    expect((await ask('POST', path, { full_name: ' ' })).body.errors).toHaveProperty('full_name')
    const otro = await plantPrograma(t)
    await t.owner.query("update programas set estado = 'Desactivado' where id = $1", [otro.programa])
    expect(
      (await ask('POST', path, { full_name: 'No', carrera_id: otro.programa })).body.errors,
    ).toHaveProperty('carrera_id')
  })

  it('120 courses are copied in about as many statements as 10', async () => {
    const grande = await plantPlan(t, { ciclos: 10 })
    const masCursos = (cuantos: number) =>
      t.owner.query(
        `insert into asignaturas (empresa_id, planestudio_id, ciclo_id, nombre, codigo) select $1, $2, ($3::bigint[])[1 + n % 10], 'Curso ' || n, 'K' || n from generate_series(1, $4) n`,
        [t.gente.empresa, grande.plan, grande.ciclos, cuantos],
      )
    const sentencias = (full_name: string, cursos: number) =>
      consultasDurante(/asignatura/, async () => {
        const r = await ask('POST', `/v1/plan/estudios/${grande.plan}/versiones`, { full_name })
        expect(r.body.copiado.cursos).toBe(cursos)
      })
    await masCursos(10)
    const pocas = await sentencias('Pequeño', 10)
    await masCursos(110)
    expect(pocas).toBeGreaterThan(0)
    // What has very many values goes in portions: one more, and not 110.
    expect(await sentencias('Grande', 120)).toBeLessThanOrEqual(pocas + 3)
  })
})
