import type { PerfilPropio } from '@malla/contracts/perfil.ts'
import { expect, it } from 'vitest'
import { checkPerfil, inputDePerfil, valoresDe } from './valores.ts'

const perfil = {
  usuario: 'ana',
  nombres: 'Ana',
  correo: 'Ana@x.pe',
  lugar: null,
  correo_por_confirmar: 'nueva@x.pe',
  revision: 3,
} as PerfilPropio

it.each([
  ['ana@X.pe ', '', [], false],
  ['Ana@x.pe', 'una clave', [], false],
  ['otra@x.pe', '', ['actual'], true],
  ['otra@x.pe', 'una clave', [], true],
])('with the mail «%s» and the password «%s»', (correo, actual, falta, seEnvia) => {
  const values = { ...valoresDe(perfil), correo, actual }
  expect(Object.keys(checkPerfil(perfil, values))).toEqual(falta)
  expect('actual' in inputDePerfil(perfil, values)).toBe(seEnvia)
})

it.each([
  ['mal', ['correo', 'actual']],
  ['', ['correo', 'actual']],
  ['mal@', ['correo', 'actual']],
  ['otra@x.pe', ['actual']],
])('the mail «%s» is told together with the password that is missing', (correo, falta) =>
  expect(Object.keys(checkPerfil(perfil, { ...valoresDe(perfil), correo }))).toEqual(falta),
)

it('what waits to be confirmed is not sent back', () => {
  expect(inputDePerfil(perfil, valoresDe(perfil))).not.toHaveProperty('correo_por_confirmar')
})
