import { afterEach, expect, it } from 'vitest'
import { ApiError, sinLlegar } from './ApiError.ts'
import { reportReach } from './connection.ts'
import { trasFallo } from './trasFallo.ts'

afterEach(() => reportReach(true))

it.each([
  ['was late, and the server is there', sinLlegar(false, true), true, 'escrito'],
  ['was late, and the server is away', sinLlegar(false, true), false, 'sinConexion'],
  ['did not arrive', sinLlegar(false, false), true, 'sinConexion'],
  ['met another write', new ApiError(503, 'Ocupado', { ocupado: true }), true, 'escrito'],
])('what %s goes again, and says no more than is known', (_que, error, isAhi, fase) => {
  reportReach(isAhi)
  expect(trasFallo(error)).toEqual({ fase, motivo: null, isOtraVez: true })
})
