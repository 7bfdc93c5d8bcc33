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
  expect(Object.keys(checkPerfil(values, perfil))).toEqual(falta)
  expect('actual' in inputDePerfil(values, perfil)).toBe(seEnvia)
})

it.each([
  ['mal', ['correo', 'actual']],
  ['', ['correo', 'actual']],
  ['mal@', ['correo', 'actual']],
  ['otra@x.pe', ['actual']],
])('the mail «%s» is told together with the password that is missing', (correo, falta) =>
  expect(Object.keys(checkPerfil({ ...valoresDe(perfil), correo }, perfil))).toEqual(falta),
)

it('another mail that was confirmed meanwhile asks no password of who typed something else', () => {
  const confirmado = { ...perfil, correo: 'nueva@x.pe', revision: 4 }
  const values = { ...valoresDe(perfil), telefono: '054 123456' }
  expect(checkPerfil(values, valoresDe(perfil))).toEqual({})
  expect(inputDePerfil(values, valoresDe(perfil))).not.toHaveProperty('actual')
  // Merged over the newer record, whose mail it takes.
  expect(checkPerfil({ ...values, correo: 'nueva@x.pe' }, valoresDe(confirmado))).toEqual({})
})

it('what waits to be confirmed is not sent back', () => {
  expect(inputDePerfil(valoresDe(perfil), perfil)).not.toHaveProperty('correo_por_confirmar')
})
