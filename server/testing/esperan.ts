import type { Client } from 'pg'
import { expect, vi } from 'vitest'

/** As soon as so many connections of this database wait for what another one holds: a table, a row, a turn. Fails after a minute. */
export const hastaQueEsperen = (owner: Pick<Client, 'query'>, cuantas = 1): Promise<void> =>
  vi.waitFor(async () => {
    // Within a transaction PostgreSQL goes on telling what it told at the first look.
    await owner.query('select pg_stat_clear_snapshot()')
    const { rows } = await owner.query(
      "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    )
    expect(rows.length).toBeGreaterThanOrEqual(cuantas)
  }, 60_000)
