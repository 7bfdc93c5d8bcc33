import { describe, expect, it } from 'vitest'
import type { HorasVirtuales, HorasVirtualesDichas } from './horas.ts'
import { avisoDeCreditos, creditosSugeridos, horasTotales, horasVirtualDe, horasVirtuales } from './horas.ts'

const horas = (horasteoria: number, horaspractica: number, horasvirtual = 0) => ({
  horasteoria,
  horaspractica,
  horasvirtual,
})
const partes = (horasvirtualteoria: number, horasvirtualpractica: number): HorasVirtuales => ({
  horasvirtualteoria,
  horasvirtualpractica,
})

it.each([
  ['theory, practice and virtual (§5)', horas(3, 2, 1), 6],
  ['halves', horas(1.5, 0.5), 2],
  ['tenths are exact', horas(0.1, 0.2), 0.3],
  ['none', horas(0, 0), 0],
])('horasTotales: %s', (_case, h, total) => expect(horasTotales(h)).toBe(total))

it('horasVirtualDe is the sum of its parts', () => expect(horasVirtualDe(partes(0.1, 0.2))).toBe(0.3))

describe('horasVirtuales', () => {
  it.each<[string, HorasVirtualesDichas, HorasVirtuales, HorasVirtuales]>([
    ['the sum alone counts as theory', { horasvirtual: 3 }, partes(0, 0), partes(3, 0)],
    ['both parts', { horasvirtualteoria: 1, horasvirtualpractica: 2 }, partes(5, 5), partes(1, 2)],
    [
      'the parts win over a sum that differs',
      { horasvirtual: 9, horasvirtualteoria: 1, horasvirtualpractica: 2 },
      partes(0, 0),
      partes(1, 2),
    ],
    [
      'sum and theory: the rest is practice',
      { horasvirtual: 3, horasvirtualteoria: 1 },
      partes(0, 0),
      partes(1, 2),
    ],
    [
      'sum and practice: the rest is theory',
      { horasvirtual: 3, horasvirtualpractica: 1 },
      partes(0, 0),
      partes(2, 1),
    ],
    ['a part greater than the sum', { horasvirtual: 1, horasvirtualpractica: 2 }, partes(0, 0), partes(0, 2)],
    ['one part changed, the other stays', { horasvirtualteoria: 4 }, partes(1, 2), partes(4, 2)],
    ['the sum that is there changes nothing', { horasvirtual: 3 }, partes(1, 2), partes(1, 2)],
    ['another sum counts as theory', { horasvirtual: 4 }, partes(1, 2), partes(4, 0)],
    ['no virtual hours any more', { horasvirtual: 0 }, partes(1, 2), partes(0, 0)],
    ['nothing said', {}, partes(1, 2), partes(1, 2)],
  ])('%s', (_case, dichas, antes, despues) => expect(horasVirtuales(dichas, antes)).toEqual(despues))
})

describe('creditosSugeridos', () => {
  it.each([
    ['theory + practice / 2', horas(3, 2), 4],
    ['half credits', horas(1, 1), 1.5],
    ['no quarter credits: rounded down', horas(1, 1.5), 1.5],
    ['virtual without parts counts as theory', horas(2, 2, 1), 4],
    ['virtual practice counts half', { ...horas(2, 2, 2), ...partes(0, 2) }, 4],
    ['none', horas(0, 0), 0],
  ])('%s', (_case, h, creditos) => expect(creditosSugeridos(h)).toBe(creditos))
  it('other weeks and other hours per credit', () =>
    expect(creditosSugeridos(horas(4, 0), { teoria: 18, practica: 36, semanas: 18 })).toBe(4))
})

it.each<[string, number | null, string | null]>([
  ['agrees', 4, null],
  ['differs', 5, 'Por sus horas le corresponderían 4 créditos.'],
  ['schools have no credits', null, null],
])('avisoDeCreditos: %s', (_case, credits, aviso) =>
  expect(avisoDeCreditos({ ...horas(3, 2), credits })).toBe(aviso),
)
it('one credit is one', () =>
  expect(avisoDeCreditos({ ...horas(1, 0), credits: 2 })).toBe('Por sus horas le correspondería 1 crédito.'))
it('half credits are said as people write them', () =>
  expect(avisoDeCreditos({ ...horas(1, 1), credits: 2 })).toMatch('1,5 créditos'))
it.each([
  [horas(1.3, 0), 1.3, null],
  [horas(1.5, 2.4), 2.7, null],
  [horas(1.5, 2.4), 2.5, null],
  [horas(1.5, 2.4), 2.6, 'Por sus horas le corresponderían 2,5 créditos.'],
])('tenths of a credit that the hours are worth exactly: %j, %d', (h, credits, aviso) =>
  expect(avisoDeCreditos({ ...h, credits })).toBe(aviso),
)
it('without hours there is nothing to compare', () =>
  expect(avisoDeCreditos({ ...horas(0, 0), credits: 4 })).toBeNull())
