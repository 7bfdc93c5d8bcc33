import { expect, test } from 'vitest'
import { checkPrograma, valoresDe } from './valores.ts'

test('of an empty form all that is missing is told at once, the name too', () => {
  expect(checkPrograma(valoresDe(null, null))).toEqual({
    nombre: ['El campo «Nombre» es obligatorio.'],
    facultad_id: ['Elija la facultad.'],
    nivel_id: ['Elija el nivel.'],
    modalidad_id: ['Elija la modalidad.'],
  })
})
