import { expect, it } from 'vitest'
import { isOfrecido } from './guardado.ts'

it.each([
  ['2026-11-20T10:00:01Z', true],
  ['2026-11-20T10:00:00Z', false],
  ['2026-11-21T10:00:00Z', true],
])('a document asked for at %s is offered a day later: %s', (pedido, ofrecido) =>
  expect(isOfrecido(pedido, new Date('2026-11-21T10:00:00Z'))).toBe(ofrecido),
)
