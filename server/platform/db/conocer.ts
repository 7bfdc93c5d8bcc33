import pg from 'pg'

/** Nobody waits longer for what only makes the next question faster. */
const LIMITE_MS = 5000

/**
 * Has PostgreSQL count what its tables hold, unless it did once. By itself it looks at them once a minute; until then it takes all for small, and reads
 * every course for one. For what was filled at one go. `url`: the owner's connection string, for whom does not own a table cannot have it counted.
 */
export async function conocerTablas(url: string): Promise<void> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    const { rows } = await client.query(
      `select from pg_class where oid = 'public.cambios'::regclass and reltuples < 0`,
    )
    if (rows.length > 0) await client.query('analyze')
  } finally {
    await client.end()
  }
}

/**
 * The same for tables into which so many rows (`mas`) were just written at one go: those that PostgreSQL would count within the minute for it (50 rows and
 * a tenth of what it knows of, as its autovacuum has it). So one that is counted is no larger than ten times what was written, and takes no time.
 */
export async function conocerCrecidas(url: string, tablas: readonly string[], mas: number): Promise<void> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'malla-conocer',
    connectionTimeoutMillis: LIMITE_MS,
    statement_timeout: LIMITE_MS,
  })
  // One that dies between two statements fails the next; without a listener it would end the process.
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ tabla: string }>(
      'select oid::regclass::text as tabla from pg_class where oid = any($1::regclass[]) and $2 > 50 + greatest(reltuples, 0) / 10',
      [tablas, mas],
    )
    // What is being counted already need not be waited for.
    for (const { tabla } of rows) await client.query(`analyze (skip_locked) ${tabla}`)
  } finally {
    await client.end()
  }
}
