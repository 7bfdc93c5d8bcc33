import fc from 'fast-check'
import { expect, it } from 'vitest'
import { comienzo, cortar, final } from './cortar.ts'

it.each([
  ['short enough', 'uno dos', 7, 'uno dos'],
  ['between words', 'uno dos tres', 9, 'uno dos…'],
  ['the word fits exactly', 'uno dos tres', 8, 'uno dos…'],
  ['a word that does not fit goes whole', 'uno dos tres', 7, 'uno…'],
  ['one long word', 'desoxirribonucleico', 6, 'desox…'],
  ['no half signs', '😀😀😀😀', 3, '😀😀…'],
])('%s', (_case, s, max, corto) => expect(cortar(s, max)).toBe(corto))

it('never longer than asked, and begins as the text', () =>
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 1, max: 30 }), (s, max) => {
      const corto = cortar(s, max)
      expect([...corto].length).toBeLessThanOrEqual(max)
      expect(s.startsWith(corto.replace(/…$/, ''))).toBe(true)
    }),
  ))

it.each([
  ['short enough', 'abc', 3, 'abc'],
  ['longer', 'abcd', 3, 'abc'],
  ['a letter of two halves at the cut', 'ab😀c', 3, 'ab'],
  ['a letter of two halves that fits', 'ab😀c', 4, 'ab😀'],
])('the beginning: %s', (_case, s, max, expected) => expect(comienzo(s, max)).toBe(expected))

it.each([
  ['short enough', 'abc', 3, 'abc'],
  ['longer', 'abcd', 3, 'bcd'],
  ['a letter of two halves at the cut', 'a😀bc', 3, 'bc'],
  ['a letter of two halves that fits', 'a😀bc', 4, '😀bc'],
])('the end: %s', (_case, s, max, expected) => expect(final(s, max)).toBe(expected))
