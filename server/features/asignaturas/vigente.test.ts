import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Db, openDb } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/drizzle.ts'
import { plantCurso, plantPlan } from '../../testing/academico.ts'
import { createTestApp, type TestApp } from '../../testing/app.ts'
import { isVigente } from './vigente.ts'

let t: TestApp
let db: Db
beforeAll(async () => {
  t = await createTestApp()
  db = openDb(t.databaseUrl)
})
afterAll(async () => {
  await db.close()
  await t.close()
})

interface Nodo {
  'Rows Removed by Join Filter'?: number
  'Rows Removed by Filter'?: number
  'Actual Loops': number
  Plans?: Nodo[]
}
/** Rows that were looked at for nothing. */
const wasted = (n: Nodo): number =>
  ((n['Rows Removed by Join Filter'] ?? 0) + (n['Rows Removed by Filter'] ?? 0)) * n['Actual Loops'] +
  (n.Plans ?? []).reduce((sum, p) => sum + wasted(p), 0)

it('of each course the highest version, and the work grows with the courses and not with their square', async () => {
  const p = await plantPlan(t)
  const fill = (plan: number, ciclo: number) =>
    t.owner.query(
      `insert into asignaturas (empresa_id, planestudio_id, ciclo_id, nombre)
       select $1, $2, $3, 'Curso ' || i from generate_series(1, 2000) i`,
      [t.gente.empresa, plan, ciclo],
    )
  // As after an import: the database knows of other plans, and of this one nothing.
  for (let i = 0; i < 4; i++) {
    const other = await plantPlan(t)
    await fill(other.plan, other.ciclos[0]!)
  }
  await t.owner.query('analyze asignaturas')
  const base = await plantCurso(t, p, { nombre: 'Base' })
  const last = await plantCurso(t, p, { base_id: base, version: 3 })
  await plantCurso(t, p, { base_id: base, version: 2 })
  await fill(p.plan, p.ciclos[0]!)
  const where = sql`c.empresa_id = ${t.gente.empresa} and c.planestudio_id = ${p.plan} and ${isVigente('c')}`
  const [ids, plan] = await db.read(t.gente.empresa, async tx => [
    (await tx.execute(sql`select c.id from asignaturas c where ${where}`)).rows.map(r => Number(r.id)),
    (await tx.execute(sql`explain (analyze, format json) select c.id from asignaturas c where ${where}`))
      .rows[0],
  ])
  expect(ids.length).toBe(2001)
  expect(ids.filter(id => id <= last + 1)).toEqual([last])
  const [{ Plan }] = (plan as { 'QUERY PLAN': [{ Plan: Nodo }] })['QUERY PLAN']
  expect(wasted(Plan)).toBeLessThan(3 * ids.length)
})

it('row security keeps no course from being looked up by its base', async () => {
  const p = await plantPlan(t)
  await t.owner.query(
    `insert into asignaturas (empresa_id, planestudio_id, ciclo_id, nombre) select $1, $2, $3, 'Curso ' || i from generate_series(1, 300) i`,
    [t.gente.empresa, p.plan, p.ciclos[0]],
  )
  const where = sql`c.empresa_id = ${t.gente.empresa} and c.planestudio_id = ${p.plan} and ${isVigente('c')}`
  const plan = await db.read(t.gente.empresa, async tx => {
    // What is left when all of them are not read at once.
    await tx.execute(sql`set local enable_hashjoin = off`)
    await tx.execute(sql`set local enable_mergejoin = off`)
    return (
      await tx.execute(sql`explain (analyze, format json) select c.id from asignaturas c where ${where}`)
    ).rows[0]
  })
  const [{ Plan }] = (plan as { 'QUERY PLAN': [{ Plan: Nodo }] })['QUERY PLAN']
  expect(wasted(Plan)).toBeLessThan(300)
})
