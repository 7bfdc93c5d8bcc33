import { expect, it } from 'vitest'
import { seVacio } from './FilterDate.tsx'

const DIA = '2026-05-03'

it.each([
  ['everything was taken out of it', { value: undefined, isVacia: false }, undefined, true, true],
  ['it was empty before', { value: undefined, isVacia: true }, undefined, true, false],
  ['something still narrows', { value: undefined, isVacia: false }, undefined, false, false],
  ['it is one’s own day that was taken out', { value: DIA, isVacia: false }, undefined, true, false],
  ['one’s own day is on its way out', { value: DIA, isVacia: false }, DIA, true, false],
])('of an address where %s', (_case, antes, value, isVacia, seVe) =>
  expect(seVacio(antes, { value, isVacia })).toBe(seVe),
)
