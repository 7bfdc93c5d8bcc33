import { expect, it } from 'vitest'
import { avisoDeMaximo } from './maximo.ts'

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
