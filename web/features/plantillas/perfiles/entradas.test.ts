import { expect, it } from 'vitest'
import { egreso, ingreso } from './clases.ts'
import { enviables, faltanEntradas, seEscribe } from './entradas.ts'

it('what was pasted and not added yet is sent behind the entries that say something', () => {
  const pegado = '1. Diseña\n\n• Evalúa\n'
  const items = [
    { id: 'a', nombre: 'Lee', descripcion: '' },
    { id: 'b', descripcion: '' },
  ]
  expect(enviables(ingreso, { items, pegado })).toEqual([
    { nombre: 'Lee', descripcion: '' },
    { nombre: 'Diseña', descripcion: '' },
    { nombre: 'Evalúa', descripcion: '' },
  ])
  expect(enviables(egreso, { items: [], pegado }).map(e => e.descripcion)).toEqual([
    expect.stringContaining('Diseña'),
    expect.stringContaining('Evalúa'),
  ])
  expect(enviables(egreso, { items: [], pegado: ' \n' })).toEqual([])
})

it('what lacks is called as its kind is', () => {
  const vacio = { items: [{ id: 'a', descripcion: '' }], pegado: '' }
  expect(faltanEntradas(egreso, vacio)).toEqual({ items: ['Escriba al menos una línea.'] })
  expect(faltanEntradas(ingreso, vacio)).toEqual({ items: ['Escriba al menos un rasgo.'] })
  expect(faltanEntradas(ingreso, { ...vacio, pegado: 'Lee' })).toEqual({})
})

it.each([
  ['a', true],
  ['b, taken away', false],
  [null, false],
])('the others keep their places while one of them is written, not after it went: %s', (abierta, seDice) =>
  expect(seEscribe([{ id: 'a', descripcion: '' }], abierta)).toBe(seDice),
)
