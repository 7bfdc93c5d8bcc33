import { expect, it } from 'vitest'
import { juntar } from './juntar.ts'

it.each([
  ['nothing', [], null],
  ['blanks', ['  ', ''], null],
  ['one', ['Sí.'], 'Sí.'],
  ['two', ['Sí.', 'No.'], 'Sí.\n\nNo.'],
  ['the same twice', ['Sí.', 'Sí. '], 'Sí.'],
])('%s', (_caso, textos, junto) => expect(juntar(textos)).toBe(junto))
