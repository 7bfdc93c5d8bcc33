import { expect, it } from 'vitest'
import { isVigente, versionMostrada, whyNotFechas } from './versiones.ts'

it.each([
  [null, true],
  ['2026-01-01', false],
])('with fechacese %s it is in force: %s', (fechacese, si) => expect(isVigente({ fechacese })).toBe(si))

it.each([
  [null, null, true],
  ['2026-01-01', null, true],
  [null, '2026-01-01', true],
  ['2026-01-01', '2026-01-01', true],
  ['2026-01-02', '2026-01-01', false],
])('from %s to %s: %s', (fechavigencia, fechacese, si) =>
  expect(whyNotFechas({ fechavigencia, fechacese }) === null).toBe(si),
)

it.each([
  ['the one asked for', [3, 2, 1], 2, 2],
  ['one that is gone: the newest', [3, 1], 2, 3],
  ['none asked for: the newest', [3, 2], undefined, 3],
  ['of none: nothing', [], 2, undefined],
])('%s', (_case, ids, pedida, id) =>
  expect(
    versionMostrada(
      ids.map(n => ({ id: n })),
      pedida,
    )?.id,
  ).toBe(id),
)
