import { expect, it } from 'vitest'
import { inTurn, MAX_WAITING } from './slots.ts'

const AT_ONCE = 2

it('so many wait; one more is told to come back, and the others have their turn', async () => {
  const { promise: gate, resolve: open } = Promise.withResolvers<void>()
  const works = Array.from({ length: AT_ONCE + MAX_WAITING }, (_, n) => inTurn(() => gate.then(() => n)))
  await expect(inTurn(async () => 0)).rejects.toMatchObject({ status: 503, extra: { ocupado: true } })
  open()
  expect(await Promise.all(works)).toHaveLength(AT_ONCE + MAX_WAITING)
  expect(await inTurn(async () => 'again')).toBe('again')
})
