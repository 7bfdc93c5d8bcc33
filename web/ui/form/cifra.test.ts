import { expect, it } from 'vitest'
import { isCifra, loQueSeVe, noEsCifra, numeroTecleado } from './cifra.ts'

/** The number that is left, and what is seen, after each of what an input for numbers tells of. */
const teclear = (dichos: readonly (string | number)[]) =>
  dichos.map(dicho => {
    const numero = numeroTecleado(dicho)
    return [numero, loQueSeVe(numero, dicho)]
  })

it('a decimal can be typed letter by letter, and taken back: what is seen is what was typed', () => {
  expect(teclear(['', 4, '4.', 4.5, '4.', 4])).toEqual([
    [null, ''],
    [4, 4],
    [4, '4.'],
    [4.5, 4.5],
    [4, '4.'],
    [4, 4],
  ])
  expect(teclear([0, '0.', '0.0', 0.05])).toEqual([
    [0, 0],
    [0, '0.'],
    [0, '0.0'],
    [0.05, 0.05],
  ])
  expect(teclear(['-', -2])).toEqual([
    [null, '-'],
    [-2, -2],
  ])
})

it('what its owner says is seen where nothing is typed, or where it says another number', () => {
  expect([loQueSeVe(7, null), loQueSeVe(null, null), loQueSeVe(7, '4.')]).toEqual([7, '', 7])
  // An owner that takes no emptiness: it stays empty while one types.
  expect(loQueSeVe(7, '')).toBe('')
})

it('what is no such number is told in the words in which the server refuses one', () =>
  expect(([0, 1, 2] as const).map(decimales => noEsCifra(60, decimales))).toEqual([
    'Un número entero de 0 a 60.',
    'Un número de 0 a 60, con un decimal como máximo.',
    'Un número de 0 a 60, con dos decimales como máximo.',
  ]))

it.each([
  ['', true],
  [33.33, true],
  ['33.', true],
  [33.333, false],
  [100, true],
  [100.01, false],
  ['-', false],
  [-1, false],
  [0.07, true],
])('%j is a figure of up to 100 with two decimals, or none: %s', (tecleado, es) =>
  expect(isCifra(tecleado, { max: 100, decimales: 2 })).toBe(es),
)
