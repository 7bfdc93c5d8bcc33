import { expect, it } from 'vitest'
import { areaDe, ciclos, needs, opens } from './muestra.ts'

it.each([
  ['bd1', ['alg', 'dis', 'edd', 'lin', 'pr1']],
  ['ca1', []],
])('%s needs %j', (id, expected) => expect([...needs(id)].sort()).toEqual(expected))

it('what a course opens is what needs it', () =>
  expect([...opens('pr1')].sort()).toEqual(['bd1', 'bd2', 'edd', 'is1', 're1', 'so1']))

it('every course tells its area without its colour', () => {
  const cursos = ciclos.flatMap(c => c.cursos)
  expect(cursos.map(c => areaDe(c)?.siglas).filter(s => !/^[A-Z]{3}$/.test(s))).toEqual([])
})
