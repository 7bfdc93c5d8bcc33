import pg from 'pg'

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
