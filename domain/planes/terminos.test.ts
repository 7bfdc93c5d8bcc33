import { expect, it } from 'vitest'
import { letraDe, terminosDe, terminosPorDefecto } from './terminos.ts'

it.each([
  ['nothing set', {}, terminosPorDefecto],
  ['no configuration', null, terminosPorDefecto],
  ['one name', { nombreElemento: ' Capacidad ' }, { ...terminosPorDefecto, nombreElemento: 'Capacidad' }],
  ['a blank is not set', { letraUno: ' ' }, terminosPorDefecto],
  ['a letter', { letraUno: 'G' }, { ...terminosPorDefecto, letraUno: 'G' }],
])('%s', (_case, config, terminos) => expect(terminosDe(config)).toEqual(terminos))

it('what is no term is left out', () =>
  expect(terminosDe({ otra: 'x' } as never)).toEqual(terminosPorDefecto))

it.each([
  [1, 'F'],
  [2, 'C'],
  [3, 'E'],
  [4, null],
  [0, null],
])('letter of termino_id %i (§3)', (id, letra) => expect(letraDe(terminosPorDefecto, id)).toBe(letra))
