import { expect, it } from 'vitest'
import { egreso, ingreso } from './clases.ts'
import { enviables } from './entradas.ts'

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
