import { afterAll, beforeAll, expect, vi } from 'vitest'
import { readConfig } from '../../../platform/config.ts'
import type { Platform } from '../../../platform/context.ts'
import { openDb } from '../../../platform/db/db.ts'
import { openStorage } from '../../../platform/files/openStorage.ts'
import { createJobs } from '../../../platform/jobs/jobs.ts'
import { type Ask, createTestApp, type TestApp } from '../../../testing/app.ts'
import { workRespaldos } from '../hacerRespaldo.ts'

type Trabajo = (tarea: { data: { id: number }; intento: number; isLast: boolean }) => Promise<void>

/** A server of the test file's own whose backups are asked for by its tests alone. To be called where its hooks belong. */
export function casaDeRespaldos() {
  const nodes: { stop(): Promise<void> }[] = []
  const casa = {
    t: undefined as unknown as TestApp,
    db: undefined as unknown as ReturnType<typeof openDb>,
    /** As much of a node as backups need. */
    node: async (env: Record<string, string> = {}): Promise<Platform> => {
      const { db } = casa
      const config = readConfig({ DATA_DIR: casa.t.dataDir, ...env })
      const jobs = createJobs({ db, report: () => {}, superviseSeconds: 1 })
      nodes.push(jobs)
      const platform = { config, db, jobs, storage: await openStorage(config) } as unknown as Platform
      workRespaldos(platform, casa.t.databaseUrl)
      return platform
    },
    /** The work itself, without a queue. */
    captured: (platform: Platform, databaseUrl?: string): Trabajo => {
      let run: Trabajo | undefined
      const jobs = { ...platform.jobs, work: (_cola: string, r: Trabajo) => void (run = r) }
      workRespaldos({ ...platform, jobs } as unknown as Platform, databaseUrl ?? casa.t.databaseUrl)
      return run!
    },
    root: ((...args) => casa.t.as(casa.t.gente.token.root)(...args)) as Ask,
    resumen: async () => (await casa.root('GET', '/v1/respaldos')).body.data,
    row: async (id: number) =>
      (await casa.t.owner.query('select * from respaldos where id = $1', [id])).rows[0],
    /** Its row, as soon as it came to an end. */
    ended: (id: number) =>
      vi.waitFor(
        async () => {
          const r = await casa.row(id)
          expect(r.terminado_at, JSON.stringify(r)).not.toBeNull()
          return r
        },
        { timeout: 60_000, interval: 100 },
      ),
    clear: async () => {
      await casa.t.owner.query("delete from respaldos; delete from pgboss.job where name = 'respaldo'")
    },
  }
  beforeAll(async () => {
    casa.t = await createTestApp()
    casa.db = openDb(casa.t.databaseUrl, 4)
    // The rounds of the server itself, some seconds after its start, ask for none of today: which of these tests they would meet hangs on the machine.
    await casa.t.owner.query(`
      create function hoy_no() returns trigger language plpgsql as $$ begin return null; end $$;
      create trigger hoy_no before insert on respaldos for each row
        when (new.dia between current_date - 1 and (now() at time zone 'America/Lima')::date) execute function hoy_no()`)
  })
  afterAll(async () => {
    await Promise.all(nodes.map(n => n.stop()))
    await casa.db.close()
    await casa.t.close()
  })
  return casa
}
