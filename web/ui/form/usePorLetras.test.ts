import { expect, it } from 'vitest'
import { queEmpieza } from './usePorLetras.ts'

const opciones = [
  { value: 1, label: 'Facultad de Educación' },
  { value: 2, label: 'Facultad de Ingeniería' },
  { value: 3, label: 'Escuela de Posgrado' },
  { value: 4, label: 'Época', disabled: true },
  { value: 5, label: 'Énfasis' },
]

it.each([
  ['the first that begins so', null, 'esc', 3],
  ['accents aside', null, 'en', 5],
  ['one of whose words begins so, where none does itself', null, 'ingen', 2],
  ['a letter more may leave what is chosen chosen', 1, 'fac', 1],
  ['the same letter again is the next one', 1, 'f', 2],
  ['however often it came', 2, 'ff', 1],
  ['with a blank in it', null, 'facultad de i', 2],
  ['what cannot be chosen is passed over', 3, 'e', 5],
  ['none', null, 'zeta', undefined],
])('of a list typed letters choose %s', (_case, actual, escrito, cual) =>
  expect(queEmpieza(opciones, actual, escrito)?.value).toBe(cual),
)
