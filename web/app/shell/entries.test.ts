import type { Sesion } from '@malla/contracts/sesion.ts'
import { expect, it } from 'vitest'
import { paths } from '../../paths.ts'
import { entriesFor, linksOf } from './entries.ts'

const person = (rol: string, more: object = {}) =>
  ({
    rol,
    persona: { root: rol === 'root' },
    isTutor: rol === 'tutor',
    empresas: [],
    roles: [],
    programas: [],
    json: { moduloCurriculo: { rol: 1, permisosFacultades: [], permisosProgramas: [] }, cursos_ids: [] },
    ...more,
  }) as unknown as Sesion
const labels = (user: Sesion, hasPage = (_path: string) => true) =>
  entriesFor(user, hasPage).flatMap(group => group.entries.map(entry => entry.label))

const full = [
  'Escritorio',
  'Facultades y Programas',
  'Competencias',
  'Laboratorios y Talleres',
  'Plan de Estudios',
  'Sílabos de Cursos',
  'Modelo Educativo',
]
const admin = ['La Institución', 'Usuarios', 'Entidades', 'Plantillas', 'Sugerencias']

it.each([
  ['root sees Administración too', person('root'), [...full, ...admin]],
  ['operator', person('operador'), full],
  ['basic operator', person('operadorBasico'), full],
  ['demo', person('demo'), full],
  ['inspector', person('inspector'), full],
  ['tutor', person('tutor'), full],
  ['lecturer: one entry', person('docente'), ['Escritorio', 'Sílabos de Cursos']],
  ['nobody special', person('otro'), ['Escritorio']],
])('%s (§2)', (_case, user, expected) => expect(labels(user)).toEqual(expected))

it('offers nothing that has no page', () =>
  expect(labels(person('root'), path => path === paths.planes())).toEqual(['Plan de Estudios']))

it('changes are offered to who has more than one to choose from', () => {
  const two = [{ id: 1 }, { id: 2 }]
  expect(linksOf(person('operador', { empresas: two }))).toEqual(['perfil', 'cambiarEntidad', 'salir'])
  expect(linksOf(person('tutor', { empresas: two }))).toEqual(['perfil', 'salir'])
})
