import { startPostgres } from '../platform/postgres/supervisor.ts'
import { StartError } from '../platform/startError.ts'

/** A process that holds the database of a folder (its argument), for tests that kill one of the two. */
try {
  const postgres = await startPostgres({ dir: process.argv[2]!, settings: { fsync: 'off' } })
  process.stdout.write(`${JSON.stringify({ url: postgres.url, postmaster: postgres.pid() })}\n`)
} catch (error) {
  process.stderr.write(`${error instanceof StartError ? error.message : String((error as Error).stack)}\n`)
  process.exit(1)
}
