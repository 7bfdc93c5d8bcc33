import { expect, it } from 'vitest'
import { estadoCursosRegistrados } from './cursosRegistrados.ts'

it.each([
  ['no course', 0, 0, 3],
  ['none has its data', 5, 0, 2],
  ['one lacks something', 5, 4, 2],
  ['all have their data', 5, 5, 1],
])('%s', (_case, cursos, completos, estado) =>
  expect(estadoCursosRegistrados({ cursos, completos })).toBe(estado),
)
