import { expect, it } from 'vitest'
import { avanceDeCursos, estadoCursosRegistrados } from './cursosRegistrados.ts'

it.each([
  ['no course', 0, 0, 3],
  ['none has its data', 5, 0, 2],
  ['one lacks something', 5, 4, 2],
  ['all have their data', 5, 5, 1],
])('%s', (_case, cursos, completos, estado) =>
  expect(estadoCursosRegistrados({ cursos, completos })).toBe(estado),
)

it.each([
  ['no course', 0, 0, 0],
  ['none', 5, 0, 0],
  ['one of very many is not nothing', 900, 1, 1],
  ['half', 6, 3, 50],
  ['all but one is not all', 900, 899, 99],
  ['all', 900, 900, 100],
])('avanceDeCursos: %s', (_case, cursos, completos, avance) =>
  expect(avanceDeCursos({ cursos, completos })).toBe(avance),
)
