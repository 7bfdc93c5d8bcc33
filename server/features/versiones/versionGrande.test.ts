import { afterAll, beforeAll, expect, it } from 'vitest'
import { plantPlan } from '../../testing/academico.ts'
import { createTestApp, type TestApp } from '../../testing/app.ts'
import { sinConocer } from '../../testing/conocidas.ts'

let t: TestApp
beforeAll(async () => {
  t = await createTestApp()
})
afterAll(() => t.close())

it('of all that a large plan brings into its new version PostgreSQL knows at once', async () => {
  const p = await plantPlan(t, { ciclos: 1 })
  const N = 200
  await t.owner.query(
    `with c as (insert into asignaturas (empresa_id, planestudio_id, ciclo_id, nombre)
       select $1, $2, $3, 'Curso ' || i from generate_series(1, $4::int) i returning id),
     k as (insert into competencias (empresa_id, planestudio_id, nombre, tipopadre, orden)
       select $1, $2, 'Competencia ' || i, 1, i from generate_series(1, $4::int) i returning id),
     m as (insert into competencia_cursos (empresa_id, planestudio_id, competencia_id, asignatura_id, nivel)
       select $1, $2, min(k.id), c.id, 'introduce' from k, c group by c.id)
     insert into carta_claves (empresa_id, planestudio_id, asignatura_id, clave, valor)
       select $1, $2, id, 'sumilla', '"<p>x</p>"' from c`,
    [t.gente.empresa, p.plan, p.ciclos[0], N],
  )
  const r = await t.as(t.gente.token.operador)('POST', `/v1/plan/estudios/${p.plan}/versiones`, {
    full_name: 'Plan grande',
  })
  expect(r.status, JSON.stringify(r.body)).toBe(200)
  const tablas = ['asignaturas', 'competencias', 'competencia_cursos', 'carta_claves']
  expect(await sinConocer(t.owner, tablas, 2 * N)).toEqual([])
})
