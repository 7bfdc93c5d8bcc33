import { expect, it } from 'vitest'
import { dichaSuma } from './sumas.ts'

it.each([
  ['no courses', { cursos: 0, creditos: 0, horas: 0 }, 16, 'Sin cursos'],
  [
    'in all, of the weeks of the plan',
    { cursos: 7, creditos: 18.5, horas: 52 },
    16,
    '7 cursos · 18,5 créditos · 832 horas',
  ],
  [
    'of a plan that does not say its weeks',
    { cursos: 7, creditos: 18, horas: 52 },
    null,
    '7 cursos · 18 créditos · suma de horas semanales: 52',
  ],
  ['a school counts no credits', { cursos: 1, creditos: 0, horas: 1 }, 40, '1 curso · 40 horas'],
  ['nobody entered hours', { cursos: 1, creditos: 1, horas: 0 }, 16, '1 curso · 1 crédito'],
])('%s', (_case, suma, semanas, dicha) => expect(dichaSuma(suma, semanas)).toBe(dicha))
