import { expect, it } from 'vitest'
import { detalleDeConexion } from './detalleDeConexion.ts'

const QUEDA = 'Sin conexión: lo que escriba queda en este equipo hasta que pueda guardar.'

it.each([
  ['without a file', false, QUEDA],
  [
    'with one, which does not stay',
    true,
    `${QUEDA} Los archivos no se conservan: tendrá que elegirlos de nuevo.`,
  ],
])('what stays here without a connection is told: %s', (_case, hayElegidos, dicho) =>
  expect(detalleDeConexion('offline', hayElegidos)).toBe(dicho),
)

it('with one nothing is said of files', () =>
  expect(detalleDeConexion('online', true)).toBe(detalleDeConexion('online', false)))
