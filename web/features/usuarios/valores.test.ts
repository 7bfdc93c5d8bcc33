import { expect, test } from 'vitest'
import {
  avisoDePermisos,
  checkUsuario,
  nuevoAcceso,
  pideCursos,
  primerRol,
  type ValoresDeUsuario,
  valoresDe,
} from './valores.ts'

test('of an empty form what is missing is told, and not the user name, which may be left out', () => {
  expect(checkUsuario(valoresDe(null))).toEqual({
    nombres: ['El campo «Nombres» es obligatorio.'],
    correo: ['El campo «Correo Electrónico» es obligatorio.'],
  })
})

test('a mail that is none is told together with a short password', () => {
  const mal = { ...valoresDe(null), nombres: 'Ana', correo: 'no-es-correo', password: 'corta' }
  expect(Object.keys(checkUsuario(mal))).toEqual(['correo', 'password'])
  expect(checkUsuario({ ...mal, correo: 'ana@ejemplo.edu', password: '' })).toEqual({})
})

const tipos = [
  { id: 1, codigo: '00001' },
  { id: 2, codigo: '00002' },
  { id: 27, codigo: '00027' },
]

test.each<[string, Partial<ValoresDeUsuario>, RegExp | null]>([
  ['no role', {}, /no podrá entrar/],
  ['an administrator', { root: true }, null],
  ['a role that gives nothing by itself', { accesos: [nuevoAcceso(1, 1)] }, /podrá entrar, pero no/],
  ['that role with a type of user', { accesos: [{ ...nuevoAcceso(1, 1), tipouser: 5 }] }, null],
  ['that role of a tutor', { accesos: [{ ...nuevoAcceso(1, 1), is_tutor: true }] }, null],
  ['an operator', { accesos: [nuevoAcceso(1, 27)] }, null],
  ['a lecturer without courses', { accesos: [nuevoAcceso(1, 2)] }, /cursos que dicta/],
  ['a lecturer', { accesos: [{ ...nuevoAcceso(1, 2), cursos_ids: [5] }] }, null],
  ['nothing here, all there', { accesos: [nuevoAcceso(1, 1), nuevoAcceso(2, 27)] }, null],
])('of who could do nothing one is told before saving: %s', (_case, valores, dicho) => {
  const aviso = avisoDePermisos({ ...valoresDe(null), ...valores }, tipos)
  if (dicho) expect(aviso).toMatch(dicho)
  else expect(aviso).toBeNull()
})

test('while it is not known what the roles are, nobody is said to have none that serves', () =>
  expect(avisoDePermisos({ ...valoresDe(null), accesos: [nuevoAcceso(1, 27)] }, [])).toBeNull())

test('the role that is offered first lets somebody do something, as long as it is free there', () => {
  expect(primerRol(tipos, [], 1)?.id).toBe(27)
  expect(primerRol(tipos, [nuevoAcceso(1, 27)], 1)?.id).toBe(1)
  expect(primerRol(tipos, [nuevoAcceso(1, 27)], 2)?.id).toBe(27)
  expect(
    primerRol(
      tipos,
      [1, 2, 27].map(t => nuevoAcceso(1, t)),
      1,
    ),
  ).toBeUndefined()
})

test('courses are asked of a lecturer, and of nobody else who has none', () => {
  const pide = (tipo: number, cursos_ids: number[] = []) =>
    pideCursos({ ...nuevoAcceso(1, tipo), cursos_ids }, tipos)
  expect([pide(1), pide(2), pide(27), pide(27, [5])]).toEqual([false, true, false, true])
})
