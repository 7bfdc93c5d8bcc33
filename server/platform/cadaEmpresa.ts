import type { Db } from './db/db.ts'
import { sql } from './db/drizzle.ts'

/**
 * Does something in every institution, one after the other, the oldest first. One in which it fails keeps no other from it: what failed is
 * thrown when the rest is done.
 */
export async function forEachEmpresa(
  db: Pick<Db, 'global'>,
  run: (empresaId: number) => Promise<void>,
): Promise<void> {
  const { rows } = await db.global.execute<{ id: number }>(sql`select id from empresas order by id`)
  const failures: unknown[] = []
  for (const { id } of rows) await run(id).catch((e: unknown) => failures.push(e))
  if (failures.length > 1) throw new AggregateError(failures, `it failed in ${failures.length} institutions`)
  if (failures.length > 0) throw failures[0]
}

/** So many connections one asker takes at a time, of the database or of the bucket: others are served meanwhile. */
const A_LA_VEZ = 4

/**
 * What `run` answers for each, in their order; a few run at a time. For what reads many institutions, each in a transaction of its own, and for many files.
 * When one fails that is thrown once those beside it ended: nothing of it goes on afterwards.
 */
export async function fewAtATime<T, R>(items: readonly T[], run: (item: T) => Promise<R>): Promise<R[]> {
  const answers: R[] = []
  for (let i = 0; i < items.length; i += A_LA_VEZ) {
    const running = items.slice(i, i + A_LA_VEZ).map(run)
    await Promise.allSettled(running)
    answers.push(...(await Promise.all(running)))
  }
  return answers
}
