import { expect, it } from 'vitest'
import { faltaAsignar, sinUnidadesIdas } from './evaluacion.ts'

const linea = (peso: number | null, unidad_id: string | null = null) => ({
  id: `${peso}${unidad_id}`,
  nombre: 'Prácticas',
  instrumento: '',
  peso,
  unidad_id,
})

it.each([
  [[40, 30, 20], 10],
  [[60, 40], 0],
  [[33.33, 33.33, 33.33], 0],
  [[33.3, 33.3, 33.3], 0.1],
  [[60, 50], -10],
  [[60, 40.06], -0.06],
  [Array<number>(6).fill(16.67), 0],
  [[12.5, 12.25], 75.25],
  [[null], 100],
  [[], 100],
])('%j leaves %s to assign', (pesos, falta) => expect(faltaAsignar(pesos.map(p => linea(p)))).toBe(falta))

const lineas = [linea(20, 'a'), linea(10.5, 'a'), linea(30, 'ida'), linea(5)]

it('a line of a unit that went away belongs to the course', () =>
  expect(sinUnidadesIdas(lineas, [{ id: 'a' }]).map(l => l.unidad_id)).toEqual(['a', 'a', null, null]))

it('and stays otherwise as it was', () =>
  expect(sinUnidadesIdas([linea(30, 'ida')], [])).toEqual([{ ...linea(30, 'ida'), unidad_id: null }]))
