import { expect, test } from 'vitest'
import { checkUsuario, noPodraEntrar, nuevoAcceso, pideCursos, valoresDe } from './valores.ts'

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

test('who has no role and is no administrator is told of before saving', () => {
  const nuevo = valoresDe(null)
  expect(noPodraEntrar(nuevo)).toBe(true)
  expect(noPodraEntrar({ ...nuevo, root: true })).toBe(false)
  expect(noPodraEntrar({ ...nuevo, accesos: [nuevoAcceso(1, 1)] })).toBe(false)
})

test('courses are asked of a lecturer, and of nobody else who has none', () => {
  const tipos = [
    { id: 1, codigo: '00001' },
    { id: 2, codigo: '00002' },
    { id: 27, codigo: '00027' },
  ]
  const pide = (tipo: number, cursos_ids: number[] = []) =>
    pideCursos({ ...nuevoAcceso(1, tipo), cursos_ids }, tipos)
  expect([pide(1), pide(2), pide(27), pide(27, [5])]).toEqual([false, true, false, true])
})
