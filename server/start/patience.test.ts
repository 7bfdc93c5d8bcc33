import { setTimeout as passed } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { patience } from './patience.ts'

it.each([
  ['quick work is not talked of', [0, 0], 0],
  ['slow work is, once for all that is slow', [60, 60], 1],
])('%s', async (_case, works, times) => {
  const said: string[] = []
  const run = patience(line => said.push(line), 'Preparando…', 20)
  for (const ms of works) expect(await run(() => passed(ms, ms))).toBe(ms)
  await passed(40)
  expect(said).toHaveLength(times)
})
