import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { compilarUnaVez } from '../../scripts/compilado.ts'
import { escribirEnMemoria } from '../../scripts/enMemoria.ts'
import { migrate } from '../platform/db/migrate.ts'
import { startPostgres } from '../platform/postgres/supervisor.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Owner's connection string of the migrated database that tests copy. */
    templateUrl: string
  }
}

/** What is written here is thrown away: speed before safety. */
const FAST = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off', max_connections: '300' }

/** A database with somebody in it cannot be copied: whoever enters the template is told, not the next one who needs a copy. */
const closeTemplate = async (templateUrl: string): Promise<void> => {
  const server = new URL(templateUrl)
  const name = server.pathname.slice(1)
  server.pathname = '/postgres'
  const client = new pg.Client(server.href)
  await client.connect()
  await client.query(`alter database ${name} with allow_connections false`)
  await client.end()
}

/** One PostgreSQL for all tests of a project, in a folder of its own, with a migrated database to copy. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  compilarUnaVez()
  const dejarMemoria = escribirEnMemoria()
  const dir = mkdtempSync(path.join(tmpdir(), 'malla-test-'))
  chmodSync(dir, 0o755)
  const postgres = await startPostgres({ dir: path.join(dir, 'pg'), settings: FAST })
  await migrate(postgres.url)
  await closeTemplate(postgres.url)
  project.provide('templateUrl', postgres.url)
  return async () => {
    await postgres.stop()
    rmSync(dir, { recursive: true, force: true })
    dejarMemoria()
  }
}
