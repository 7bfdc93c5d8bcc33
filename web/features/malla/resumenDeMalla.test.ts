import { expect, it } from 'vitest'
import { resumenDeMalla } from './resumenDeMalla.ts'

it.each([
  [
    'a plan',
    { cursos_count: 36, creditos: 204.5, horas: 286 },
    '36 cursos y 204,5 créditos; la suma de horas semanales es 286.',
  ],
  [
    'a school counts no credits',
    { cursos_count: 36, creditos: 0, horas: 185 },
    '36 cursos; la suma de horas semanales es 185.',
  ],
  ['of which nobody entered hours', { cursos_count: 1, creditos: 3, horas: 0 }, '1 curso y 3 créditos.'],
  ['an empty one', { cursos_count: 0, creditos: 0, horas: 0 }, 'Todavía no hay cursos en la malla.'],
])('%s', (_case, plan, dicho) => expect(resumenDeMalla(plan)).toBe(dicho))
