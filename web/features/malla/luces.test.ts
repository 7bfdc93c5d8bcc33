import { curso, previo, simultaneo, y } from '@malla/domain/asignaturas/requisitosDePrueba.ts'
import { malla } from '@malla/domain/malla/mallaDePrueba.ts'
import { describe, expect, it } from 'vitest'
import { lineasDe, lucesDe } from './luces.ts'

// 1 → 2 → 4 → 5, 3 → 4, 6 → 7
const m = malla([
  curso(1, 10),
  curso(2, 20, previo(1)),
  curso(3, 20),
  curso(4, 30, y(previo(2), simultaneo(3))),
  curso(5, 40, previo(4)),
  curso(6, 10),
  curso(7, 20, previo(6)),
])
const lineas = (id: number | null, todas = false) =>
  lineasDe(m, lucesDe(m, id), todas).map(l => `${l.de}-${l.a} ${l.luz}`)

describe('touching a course', () => {
  it('lights what it needs and what it opens, however far', () =>
    expect([...lucesDe(m, 4)].sort()).toEqual([
      [1, 'necesita'],
      [2, 'necesita'],
      [3, 'necesita'],
      [4, 'propia'],
      [5, 'abre'],
    ]))
  it('shows the lines among them', () =>
    expect(lineas(4).sort()).toEqual(['1-2 necesita', '2-4 necesita', '3-4 necesita', '4-5 abre']))
  it.each([
    ['nothing touched', null],
    ['a course that is gone', 99],
  ])('%s: nothing', (_case, id) => expect([lucesDe(m, id).size, lineas(id)]).toEqual([0, []]))
})

it('all lines: the lit ones last, so that they are drawn over the others', () => {
  const todas = lineas(2, true)
  expect(todas).toHaveLength(5)
  expect(todas.at(-1)).not.toMatch(/fondo/)
  expect(todas.filter(l => l.endsWith('fondo')).sort()).toEqual(['3-4 fondo', '6-7 fondo'])
})

it('a loop lights each of its courses once', () => {
  const enLazo = malla([curso(1, 10, previo(2)), curso(2, 20, previo(1))])
  expect([...lucesDe(enLazo, 1)]).toEqual([
    [2, 'necesita'],
    [1, 'propia'],
  ])
})

describe('what the analysis draws', () => {
  const trazado = { cadena: [1, 2, 4, 5], redundantes: [{ de: 3, a: 4, modo: 'simultaneo' as const }] }
  const dibujadas = (id: number | null) =>
    lineasDe(m, lucesDe(m, id), false, trazado).map(l => `${l.de}-${l.a} ${l.luz}${l.sobra ? ' sobra' : ''}`)

  it('a chain from its beginning to its end, over all others, and what is asked for twice', () =>
    expect(dibujadas(null)).toEqual(['3-4 fondo sobra', '1-2 cadena', '2-4 cadena', '4-5 cadena']))
  it('a requisite that is asked for twice keeps the light of a course that is touched', () =>
    expect(dibujadas(3)[0]).toBe('3-4 abre sobra'))
})
