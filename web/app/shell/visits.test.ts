import { expect, it } from 'vitest'
import { isSuForm, visitOf } from './visits.ts'

it.each([
  ['/form/09092015083031', { form: '09092015083031' }],
  ['/form/09092015083031/', { form: '09092015083031' }],
  ['/form/09092015083031/12', { form: '09092015083031', plan: 12 }],
  ['/form/09092015083031/areas_cursos', { form: '09092015083031', subruta: 'areas_cursos' }],
  ['/form/09092015083031/nada', null],
  ['/form/09092015083035/12', null],
  ['/form/123', null],
  ['/escritorio', null],
  ['/', null],
])('%s', (path, visit) => expect(visitOf(path)).toEqual(visit))

it.each([
  ['docente', '09092015083031', false],
  ['docente', '1486745968653', true],
  ['inspector', '09092015083031', true],
  ['docente', '04022015015219', true],
] as const)('%s enters %s by itself: %s', (rol, form, suyo) => expect(isSuForm({ form }, rol)).toBe(suyo))
