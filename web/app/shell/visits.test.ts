import { expect, it } from 'vitest'
import { visitOf } from './visits.ts'

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
