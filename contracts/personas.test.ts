import { expect, it } from 'vitest'
import { enEspanol, errorsByField } from './errores.ts'
import { camposDePersona, correo } from './personas.ts'

it('an address is taken without what nobody sees of it', () =>
  expect(correo.parse('\u200b ana@ejemplo.edu\ufeff\u00a0')).toBe('ana@ejemplo.edu'))

it.each([
  ['1985-08-15', []],
  ['2985-08-15', ['El campo «Fecha de nacimiento» no puede ser posterior a hoy.']],
  ['mañana', ['El campo «Fecha de nacimiento» debe ser una fecha válida (dd/mm/aaaa).']],
])('born on %s', (fechanacimiento, motivos) => {
  const leido = camposDePersona.partial().safeParse({ fechanacimiento }, { error: enEspanol })
  expect(leido.success ? [] : errorsByField(leido.error).fechanacimiento).toEqual(motivos)
})
