import type { Client } from 'pg'
import { expect, vi } from 'vitest'

/** Locks of this database that are waited for. */
const ESPERAN =
  'select 1 from pg_locks where not granted and database = (select oid from pg_database where datname = current_database())'

/** What these ask at once, with the table held until several have asked whatever they ask first and want to write. */
export async function juntas<T>(
  owner: Pick<Client, 'query'>,
  tabla: string,
  pedir: () => readonly Promise<T>[],
): Promise<T[]> {
  await owner.query(`begin; lock table ${tabla} in share mode`)
  const pedidas = pedir()
  await vi
    .waitFor(async () => expect((await owner.query(ESPERAN)).rows.length).toBeGreaterThan(2), 60_000)
    .finally(() => owner.query('commit'))
  return Promise.all(pedidas)
}
