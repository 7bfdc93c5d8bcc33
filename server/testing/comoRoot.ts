import { type Ctx, type Platform, readingCtx } from '../platform/context.ts'
import type { Db } from '../platform/db/db.ts'
import { createSessions } from '../platform/session/active.ts'
import type { TestApp } from './app.ts'

/** Reads as root in the first institution, for services that are asked without a call. */
export async function comoRoot<T>(t: TestApp, db: Db, run: (ctx: Ctx) => Promise<T>): Promise<T> {
  const sesion = (await createSessions(db).find(t.gente.token.root))!
  const empresaId = t.gente.empresa
  const platform = { db } as Platform
  return db.read(empresaId, tx => run(readingCtx({ platform, tx, sesion, empresaId })))
}
