import { expect, it } from 'vitest'
import { equivalenciaEnPalabras } from './enPalabras.ts'

const cursos = [
  { id: 1, codigo: 'MAT101', nombre: 'Cálculo I' },
  { id: 2, codigo: null, nombre: 'Física' },
]

it.each<[string, unknown, string]>([
  ['tipo', 'condicionada', 'Condicionada'],
  ['origen', [2, 1], 'MAT101 · Cálculo I, Física'],
  ['destino', [], '(vacío)'],
  ['nota', 'Con el laboratorio', 'Con el laboratorio'],
  ['nota', '', '(vacío)'],
  ['nota', null, '(vacío)'],
])('%s %j reads «%s»', (campo, valor, dicho) =>
  expect(equivalenciaEnPalabras(cursos, campo, valor)).toBe(dicho),
)
