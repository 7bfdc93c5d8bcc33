import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keepJoined } from './joined.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A channel that can be made to fail, and how often it was joined again. */
function channel() {
  const handlers: (() => void)[] = []
  return {
    name: 'private-empresa.1',
    subscribe: vi.fn(),
    bind: (_event: string, handler: () => void) => handlers.push(handler),
    fail: () => {
      for (const handler of handlers) handler()
    },
  }
}

it('joins again a moment after it could not, as long as it was not refused and the line is open', () => {
  const [c, open, refused] = [channel(), { value: true }, new Set<string>()]
  keepJoined(c, { isOpen: () => open.value, refused })
  c.fail()
  expect(c.subscribe).not.toHaveBeenCalled()
  vi.advanceTimersByTime(5000)
  expect(c.subscribe).toHaveBeenCalledTimes(1)
  // A line that is opened again joins by itself.
  open.value = false
  c.fail()
  vi.advanceTimersByTime(5000)
  expect(c.subscribe).toHaveBeenCalledTimes(1)
  open.value = true
  refused.add(c.name)
  c.fail()
  vi.advanceTimersByTime(60_000)
  expect(c.subscribe).toHaveBeenCalledTimes(1)
})
