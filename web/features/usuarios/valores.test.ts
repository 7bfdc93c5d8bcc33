import { expect, test } from 'vitest'
import { checkUsuario, valoresDe } from './valores.ts'

test('of an empty form what is missing is told, and not the user name, which may be left out', () => {
  expect(checkUsuario(valoresDe(null))).toEqual({
    nombres: ['El campo «Nombres» es obligatorio.'],
    correo: ['El campo «Correo Electrónico» es obligatorio.'],
  })
})
