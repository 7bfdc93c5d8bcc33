import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../testing/app.ts'
import { comoRoot } from '../testing/comoRoot.ts'
import type { Ctx } from './context.ts'
import { type Db, openDb } from './db/db.ts'
import { sql } from './db/drizzle.ts'
import { HttpError } from './errors.ts'
import { readOtraEmpresa } from './otraEmpresa.ts'

describe('reading another institution', () => {
  let t: TestApp
  let db: Db
  beforeAll(async () => {
    t = await createTestApp()
    db = openDb(t.databaseUrl, 2)
  })
  afterAll(async () => {
    await db.close()
    await t.close()
  })

  const asRoot = <T>(run: (ctx: Ctx) => Promise<T>): Promise<T> => comoRoot(t, db, run)
  const here = async (ctx: Ctx) => {
    const { rows } = await ctx.tx.execute(sql`select current_setting('app.empresa_id')::int as id`)
    return rows[0]!.id
  }

  it('shows the other one inside and ours again afterwards', () =>
    asRoot(async ctx => {
      expect(await here(ctx)).toBe(t.gente.empresa)
      expect(await readOtraEmpresa(ctx, t.gente.otraEmpresa, here)).toBe(t.gente.otraEmpresa)
      expect(await here(ctx)).toBe(t.gente.empresa)
    }))

  it('ours again also after an error of our own, and that error is told', () =>
    asRoot(async ctx => {
      const fails = readOtraEmpresa(ctx, t.gente.otraEmpresa, () => Promise.reject(new Error('ours')))
      await expect(fails).rejects.toThrow('ours')
      expect(await here(ctx)).toBe(t.gente.empresa)
    }))

  it('an error of the database is told as it is; the next transaction sees ours', async () => {
    const fails = asRoot(ctx =>
      readOtraEmpresa(ctx, t.gente.otraEmpresa, o => o.tx.execute(sql`select 1 / 0`)),
    )
    await expect(fails).rejects.toMatchObject({ cause: { code: '22012' } })
    expect(await asRoot(here)).toBe(t.gente.empresa)
  })

  it('nothing can be recorded there, and one that is not there is 404', () =>
    asRoot(async ctx => {
      const writes = readOtraEmpresa(ctx, t.gente.otraEmpresa, async otra =>
        otra.record({ evento: 'x.created', objeto_id: 1 }),
      )
      await expect(writes).rejects.toThrow('reading call')
      await expect(readOtraEmpresa(ctx, 987_654, here)).rejects.toBeInstanceOf(HttpError)
    }))
})
