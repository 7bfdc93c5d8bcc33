import { describe, expect, it } from 'vitest'
import { igual } from './igual.ts'

describe('igual', () => {
  it.each<[string, unknown, unknown]>([
    ['the fields of an object in another order', { a: 1, b: 2 }, { b: 2, a: 1 }],
    ['also deep inside', { de: [{ a: 1, b: { c: 3, d: 4 } }] }, { de: [{ b: { d: 4, c: 3 }, a: 1 }] }],
    ['a field that is undefined, and none', { a: 1, b: undefined }, { a: 1 }],
    ['nothing, and null', undefined, null],
  ])('the same: %s', (_case, a, b) => {
    expect(igual(a, b)).toBe(true)
    expect(igual(b, a)).toBe(true)
  })
  it.each<[string, unknown, unknown]>([
    ['a number and its text', 1, '1'],
    ['null and no text', null, ''],
    ['null and an object', null, {}],
    ['a field that is null, and none', { a: null }, {}],
    ['the entries of a list in another order', [1, 2], [2, 1]],
    ['a list and its beginning', [1, 2], [1]],
    ['a list and an object', [1], { 0: 1 }],
    ['another field', { a: 1 }, { b: 1 }],
    ['another value deep inside', { de: [{ a: 1 }] }, { de: [{ a: 2 }] }],
  ])('not the same: %s', (_case, a, b) => {
    expect(igual(a, b)).toBe(false)
    expect(igual(b, a)).toBe(false)
  })
})
