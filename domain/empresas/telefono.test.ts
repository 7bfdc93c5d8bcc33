import { expect, it } from 'vitest'
import { isTelefono } from './telefono.ts'

it.each([
  ['(054) 22-33-44', true, 'of a city'],
  ['+51 987 654 321', true, 'of another country'],
  ['054-223344 anexo 12', true, 'with an extension'],
  ['054 223344 Anx. 3', true, 'with one in short'],
  ['054 223344 / 987654321; 054.223345', true, 'more than one'],
  ['12345', false, 'five digits'],
  ['anexo 1234', false, 'an extension of nothing'],
  ['abc xyz', false, 'letters'],
  ['054 223344 Juan', false, 'a name beside it'],
])('%s: %s (%s)', (texto, expected) => expect(isTelefono(texto)).toBe(expected))
