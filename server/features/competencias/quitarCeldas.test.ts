import { afterAll, beforeAll, expect, it } from 'vitest'
import { plantCurso, plantPlan } from '../../testing/academico.ts'
import { type Ask, createTestApp, type TestApp } from '../../testing/app.ts'
import { plantCompetencias } from '../../testing/competencias.ts'

let t: TestApp
let ask: Ask
beforeAll(async () => {
  t = await createTestApp()
  ask = t.as(t.gente.token.operador)
})
afterAll(() => t.close())

const records = async (plan: number) =>
  (
    await t.owner.query(
      `select objeto_id, antes, despues from cambios where empresa_id = $1 and evento = 'competencia.cursos'
        and (ambito ->> 'plan_id')::bigint = $2 order by id`,
      [t.gente.empresa, plan],
    )
  ).rows

it('a course that goes leaves the matrix, and each competency that it served says what it lost', async () => {
  const p = await plantPlan(t)
  const [va, queda] = [await plantCurso(t, p), await plantCurso(t, p)]
  const { raiz, transversal } = await plantCompetencias(t, p, va)
  await t.owner.query(
    "insert into competencia_cursos (empresa_id, planestudio_id, competencia_id, asignatura_id, nivel) values ($1, $2, $3, $4, 'introduce'), ($1, $2, $5, $4, 'desarrolla')",
    [t.gente.empresa, p.plan, raiz, queda, transversal],
  )
  expect((await ask('DELETE', `/v1/asignaturas/${va}`)).status).toBe(200)
  const { data } = (await ask('GET', `/v1/plan/estudios/${p.plan}/competencias/cursos`)).body
  expect(data.map((c: any) => c.asignatura_id)).toEqual([queda, queda])
  expect(await records(p.plan)).toEqual([
    {
      objeto_id: raiz,
      antes: {
        cursos: [
          { asignatura_id: va, nivel: 'logra' },
          { asignatura_id: queda, nivel: 'introduce' },
        ],
      },
      despues: { cursos: [{ asignatura_id: queda, nivel: 'introduce' }] },
    },
  ])
})

it('a course that serves nothing goes without a word about competencies', async () => {
  const p = await plantPlan(t)
  const solo = await plantCurso(t, p)
  await plantCompetencias(t, p, await plantCurso(t, p))
  expect((await ask('DELETE', `/v1/asignaturas/${solo}`)).status).toBe(200)
  expect(await records(p.plan)).toEqual([])
})

it('a version that goes leaves its course, and so the matrix as it is', async () => {
  const p = await plantPlan(t)
  const base = await plantCurso(t, p)
  const v2 = await plantCurso(t, p, { base_id: base, version: 2 })
  await plantCompetencias(t, p, base)
  expect((await ask('DELETE', `/v1/asignaturas/${v2}`)).status).toBe(200)
  const { data } = (await ask('GET', `/v1/plan/estudios/${p.plan}/competencias/cursos`)).body
  expect(data).toHaveLength(1)
  expect(await records(p.plan)).toEqual([])
})
