import { expect, it } from 'vitest'
import { avisoDeMaximo, ciclosDePartida, numeroSiguiente } from './maximo.ts'

it.each([
  ['no maximum', 30, null, null],
  ['the last that may be', 10, 10, null],
  [
    'one too many',
    11,
    10,
    'El programa admite 10 ciclos como máximo: con lo que va a crear, el plan tendría 11.',
  ],
  ['one cycle', 2, 1, 'El programa admite 1 ciclo como máximo: con lo que va a crear, el plan tendría 2.'],
])('%s', (_case, quedarian, maxciclos, dicho) => expect(avisoDeMaximo(quedarian, maxciclos)).toBe(dicho))

it.each([
  ['the first one', [], 1],
  ['after the last one, whatever is free before it', [1, 4], 5],
  ['the twentieth', [19], 20],
  ['a free one where the last is the twentieth', [1, 3, 20], 2],
  ['none', Array.from({ length: 20 }, (_, i) => i + 1), null],
])('numeroSiguiente: %s', (_case, numeros, siguiente) => expect(numeroSiguiente(numeros)).toBe(siguiente))

it.each([
  [5, 5],
  [14, 14],
  [null, 10],
  [undefined, 10],
])('a new plan whose programme allows %s begins with %i', (maxciclos, n) =>
  expect(ciclosDePartida(maxciclos)).toBe(n),
)
