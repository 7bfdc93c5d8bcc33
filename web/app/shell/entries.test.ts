import type { Sesion } from '@malla/contracts/sesion.ts'
import { expect, it } from 'vitest'
import { paths } from '../../paths.ts'
import { entriesFor } from './entries.ts'

type Flags = Partial<Pick<Sesion, 'isOperador' | 'isDemo' | 'isInspector' | 'isTutor' | 'isDocenteSilabo'>>
const person = (flags: Flags, root = false) => ({ persona: { root }, ...flags }) as unknown as Sesion
const labels = (user: Sesion, hasPage = (_path: string) => true) =>
  entriesFor(user, hasPage).flatMap(group => group.entries.map(entry => entry.label))

const full = [
  'Escritorio',
  'Facultades y Programas',
  'Plan de Estudios',
  'Competencias',
  'Sílabos de Cursos',
  'Laboratorios y Talleres',
  'Modelo Educativo',
]
const admin = ['La Institución', 'Usuarios', 'Entidades', 'Plantillas', 'Sugerencias']

it.each([
  ['root sees Administración too', person({}, true), [...full, ...admin]],
  ['operator', person({ isOperador: true }), full],
  ['demo', person({ isDemo: true }), full],
  ['inspector', person({ isInspector: true }), full],
  ['tutor', person({ isTutor: true }), full],
  ['lecturer: one entry', person({ isDocenteSilabo: true }), ['Escritorio', 'Sílabos de Cursos']],
  ['nobody special', person({}), ['Escritorio']],
])('%s (§2)', (_case, user, expected) => expect(labels(user)).toEqual(expected))

it('offers nothing that has no page', () =>
  expect(labels(person({}, true), path => path === paths.planes())).toEqual(['Plan de Estudios']))
