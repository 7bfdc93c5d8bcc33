import { expect, it } from 'vitest'
import { leerRomano, romano } from './romanos.ts'

it.each<[number, string]>([
  [1, 'I'],
  [4, 'IV'],
  [9, 'IX'],
  [10, 'X'],
  [14, 'XIV'],
  [20, 'XX'],
  [1994, 'MCMXCIV'],
])('%i is %s', (n, escrito) => expect(romano(n)).toBe(escrito))

it('each number is read as it is written, in either case', () => {
  for (let n = 1; n <= 3999; n++) {
    expect(leerRomano(romano(n))).toBe(n)
    expect(leerRomano(romano(n).toLowerCase())).toBe(n)
  }
})

it.each(['', 'IIII', 'VX', 'IC', 'ABC', '4', 'MMMM', 'I I'])('«%s» is none', escrito =>
  expect(leerRomano(escrito)).toBeNull(),
)
it.each([0, -1, 1.5, 4000, Number.NaN])('%d cannot be written', n =>
  expect(() => romano(n)).toThrow(RangeError),
)
