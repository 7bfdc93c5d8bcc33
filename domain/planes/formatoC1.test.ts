import { expect, it } from 'vitest'
import { pideC1 } from './formatoC1.ts'

it.each([
  ['Universidad', true],
  ['Instituto', false],
  ['Colegio', false],
  [undefined, false],
])('the form C1 is for whom SUNEDU oversees: %s, %s', (tipo, es) => expect(pideC1(tipo)).toBe(es))
