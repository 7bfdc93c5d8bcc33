import pg from 'pg'
import { vi } from 'vitest'

/** How many statements that `about` matches (their text and values) this process sends to the database while `run` goes on. */
export async function consultasDurante(about: RegExp, run: () => Promise<unknown>): Promise<number> {
  const spy = vi.spyOn(pg.Client.prototype, 'query')
  try {
    await run()
    return spy.mock.calls.filter(([asked]) => about.test(JSON.stringify(asked))).length
  } finally {
    spy.mockRestore()
  }
}
