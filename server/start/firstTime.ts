import pg from 'pg'

const UNFINISHED = 'malla_inicio'

const named = (url: string, database: string): string => {
  const other = new URL(url)
  other.pathname = `/${database}`
  return other.href
}

const query = async (url: string, ...statements: string[]): Promise<number> => {
  const client = new pg.Client({ connectionString: url, application_name: 'malla-inicio' })
  await client.connect()
  try {
    let rows = 0
    for (const statement of statements) rows = (await client.query(statement)).rowCount ?? 0
    return rows
  } finally {
    await client.end()
  }
}

const isEmpty = async (url: string): Promise<boolean> =>
  (await query(url, `select from pg_tables where schemaname = 'public' limit 1`)) === 0

/**
 * Has `fill` make the first content of an empty database in another one, which takes its name when it is
 * complete: a first start that is cut leaves neither half a demonstration nor an administrator whose password
 * nobody saw. Null when the database has content already. `url` is a superuser's: the embedded server's.
 */
export const fillFirstTime = async <T>(url: string, fill: (url: string) => Promise<T>): Promise<T | null> => {
  if (!(await isEmpty(url))) return null
  const server = named(url, 'postgres')
  const database = new URL(url).pathname.slice(1)
  await query(server, `drop database if exists ${UNFINISHED} with (force)`, `create database ${UNFINISHED}`)
  const result = await fill(named(url, UNFINISHED))
  await query(
    server,
    `drop database ${database} with (force)`,
    `alter database ${UNFINISHED} rename to ${database}`,
  )
  return result
}
