import { expect, it } from 'vitest'
import { mensajeDeFacultades } from './importar.service.ts'

it.each([
  [2, 5, 'Se importaron 2 facultades con 5 programas.'],
  [1, 1, 'Se importó 1 facultad con 1 programa.'],
  [3, 0, 'Se importaron 3 facultades.'],
  [0, 2, 'Se importaron 2 programas; las facultades ya estaban en la institución.'],
  [0, 0, 'Lo que eligió ya estaba en la institución: no hubo nada que importar.'],
])('%i faculties and %i programmes: «%s»', (facultades, programas, said) =>
  expect(mensajeDeFacultades(facultades, programas)).toBe(said),
)
