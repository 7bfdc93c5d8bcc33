import { curso, previo } from '@malla/domain/asignaturas/requisitosDePrueba.ts'
import { malla, seccion } from '@malla/domain/malla/mallaDePrueba.ts'
import { describe, expect, it } from 'vitest'
import { colocar } from './colocar.ts'
import { conEnMano, puertaDe, vistaDe } from './vista.ts'

const m = malla([curso(1, 10), curso(2, 10), curso(3, 20, previo(1))], 3, [seccion(501)])
const lugar = { tipo: 'ciclo', id: 20, orden: 0 } as const
const ids = (v: typeof m) => v.columnas.map(c => c.cursos.map(x => x.id))

describe('vistaDe', () => {
  it.each([
    ['nothing in the hand', null],
    ['over no place yet', { id: 2, lugar: null, motivo: null }],
    ['where it may not go', { id: 2, lugar, motivo: 'No.' }],
    ['over its own place', { id: 2, lugar: { tipo: 'ciclo', id: 10, orden: 1 } as const, motivo: null }],
  ])('%s: as it is', (_case, enMano) => expect(vistaDe(m, enMano)).toBe(m))
  it('over another column: the others make room, lines and columns stay', () => {
    const v = vistaDe(m, { id: 2, lugar, motivo: null })
    expect(ids(v)).toEqual([[1], [2, 3], [], []])
    expect(v.columnas.map(c => [c.tipo, c.nombre])).toEqual(m.columnas.map(c => [c.tipo, c.nombre]))
    expect([...v.grafo.requiere.get(3)!.keys()]).toEqual([1])
  })
})

it('the card in the hand stays where it was taken, the others where they will be', () => {
  const base = colocar(m, 900, 'columnas')
  const nueva = colocar(vistaDe(m, { id: 2, lugar, motivo: null }), 900, 'columnas')
  const dibujada = conEnMano(nueva, base, 2)
  expect(dibujada.cajas.get(2)).toEqual(base.cajas.get(2))
  expect(dibujada.cajas.get(3)).toEqual(nueva.cajas.get(3))
  expect(conEnMano(nueva, base, undefined)).toBe(nueva)
})

it.each([
  ['the last one used', 3, 3],
  ['one that is gone', 99, 1],
  ['none yet', null, 1],
])('Tab reaches: %s', (_case, usada, puerta) => expect(puertaDe(m, usada)).toBe(puerta))

it('an empty malla has no card to reach', () => expect(puertaDe(malla([]), null)).toBeNull())
