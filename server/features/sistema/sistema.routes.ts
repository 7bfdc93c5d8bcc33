import { calls } from '@malla/contracts/calls.ts'
import { sql } from '../../platform/db/drizzle.ts'
import { globalRoute, type Router } from '../../platform/http/router.ts'

export function sistemaRoutes(r: Router): void {
  globalRoute(r, calls.sistema.health, async ({ platform }) => {
    const database = await platform.db.global.execute(sql`select 1`).then(
      () => true,
      () => false,
    )
    const queue = database && (await platform.jobs.isAnswering())
    return { ok: database && queue, database, queue }
  })
}
