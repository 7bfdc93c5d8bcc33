import { mensajesDeError } from '@malla/contracts/mensajesDeError.ts'
import { expect, it, vi } from 'vitest'
import { fromDatabase } from './errors.ts'
import { createFastify } from './http/fastify.ts'

const pg = (code: string, constraint?: string) => Object.assign(new Error('secreto'), { code, constraint })
const { interno, repetido, dependencia, datosNoValidos } = mensajesDeError

it.each<[string, Error, number, object, isLogged: boolean]>([
  [
    'a known index',
    pg('23505', 'niveles_codigo'),
    422,
    { codigo: ['Ya existe un nivel con ese código.'] },
    false,
  ],
  ['an index nobody named', pg('23505', 'otro'), 422, { general: [repetido] }, true],
  ['a pointer', pg('23503'), 409, {}, false],
  ['a NUL', pg('22021'), 422, { general: [datosNoValidos] }, false],
  ['a number too large for its column', pg('22003'), 422, { general: [datosNoValidos] }, false],
  ['a day before the calendar', pg('22008'), 422, { general: [datosNoValidos] }, false],
  ['a query that took too long', pg('57014'), 503, {}, true],
  ['anything else', pg('42P01'), 500, {}, true],
])(
  '%s violated: what is answered, and whether we are told',
  async (_case, error, status, errors, isLogged) => {
    const app = await createFastify({ logLevel: 'silent', trustProxy: 'loopback' })
    const told = vi.fn()
    app.addHook('onRequest', async req => {
      req.log.error = told
    })
    // As the query builder throws it: PostgreSQL's own error is its cause.
    app.get('/', () => Promise.reject(new Error('Failed query', { cause: error })))
    const r = await app.inject('/')
    expect([r.statusCode, r.json().errors]).toEqual([status, errors])
    expect(r.json().message).toBe(
      status >= 500 ? interno : status === 409 ? dependencia : Object.values(errors).flat()[0],
    )
    expect('request_id' in r.json()).toBe(status >= 500)
    expect(told).toHaveBeenCalledTimes(isLogged ? 1 : 0)
    expect(r.body).not.toContain('secreto')
    await app.close()
  },
)

it('what is no error of PostgreSQL is not read as one', () => {
  for (const e of [null, undefined, 'x', new Error('x'), { cause: null }]) expect(fromDatabase(e)).toBeNull()
})
