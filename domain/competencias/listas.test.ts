import { expect, it } from 'vitest'
import { resultadoEnBreve } from './listas.ts'

it.each([
  ['tuning', 'Tuning 3'],
  ['Propios de Ingeniería', 'Propios de Ingeniería 3'],
])('an outcome of the list %s in short', (lista, dicho) =>
  expect(resultadoEnBreve({ lista, numero: 3 })).toBe(dicho),
)
