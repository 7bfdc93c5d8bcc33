import { expect, it } from 'vitest'
import { createMeter } from './limits.ts'

it('lets a burst through, then the rate', () => {
  const within = createMeter(10, 3)
  const at = (now: number) => within(now)
  expect([at(1000), at(1000), at(1000), at(1000)]).toEqual([true, true, true, false])
  expect([at(1100), at(1100)]).toEqual([true, false])
  expect([at(9000), at(9000), at(9000), at(9000)]).toEqual([true, true, true, false])
})
