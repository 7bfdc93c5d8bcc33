import { expect, it } from 'vitest'
import { recortado } from './nombre.ts'

it.each([
  ['fits', 'cinco', 5, 'cinco'],
  ['is longer', 'cuatro', 5, 'cuat…'],
  ['would end within a character', 'abc😀e', 5, 'abc…'],
])('a text that %s', (_case, texto, mas, dicho) => expect(recortado(texto, mas)).toBe(dicho))
