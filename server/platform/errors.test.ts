import { mensajesDeError } from '@malla/contracts/mensajesDeError.ts'
import { expect, it, vi } from 'vitest'
import { checkTodo, conflict, fromDatabase, HttpError, invalidField } from './errors.ts'
import { createFastify } from './http/fastify.ts'

const pg = (code: string, constraint?: string) => Object.assign(new Error('secreto'), { code, constraint })
const { interno, repetido, dependencia, datosNoValidos, sinServicio, sinEspacio } = mensajesDeError

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
  ['what the database cannot read, which is not being away', pg('08P01'), 500, {}, true],
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

it.each([
  ['the server ends', pg('57P01'), 503, sinServicio],
  ['it recovers from a crash', pg('57P03'), 503, sinServicio],
  ['nobody listens there', pg('ECONNREFUSED'), 503, sinServicio],
  ['the connection broke', new Error('Connection terminated unexpectedly'), 503, sinServicio],
  ['no connection was had', new Error('timeout exceeded when trying to connect'), 503, sinServicio],
  ['the disk of the database is full', pg('53100'), 507, sinEspacio],
  ['the disk of files is full', pg('ENOSPC'), 507, sinEspacio],
])('a machine that fails is no fault of ours: %s', (_case, error, status, message) => {
  for (const thrown of [error, new Error('Failed query', { cause: error })])
    expect(fromDatabase(thrown)).toMatchObject({ status, message })
})

it.each(['57014', '53300'])('the service that could not do it in time (%s) is not away', code => {
  expect(fromDatabase(pg(code))).toMatchObject({ status: 503, message: interno, extra: { ocupado: true } })
})

it('what another write holds is no fault of ours, nor is the service away: somebody saves there', async () => {
  const app = await createFastify({ logLevel: 'silent', trustProxy: 'loopback' })
  app.get('/', () => Promise.reject(new Error('Failed query', { cause: pg('55P03') })))
  const r = await app.inject('/')
  expect([r.statusCode, r.json()]).toMatchObject([
    503,
    { message: mensajesDeError.ocupado, ocupado: true, errors: {} },
  ])
  expect(r.headers['retry-after']).toBeDefined()
  await app.close()
})

it('a database that cuts the connection is not taken for a client that went away', async () => {
  const app = await createFastify({ logLevel: 'silent', trustProxy: 'loopback' })
  app.post('/', () => Promise.reject(new Error('Failed query', { cause: pg('ECONNRESET') })))
  app.put('/', () => Promise.reject(pg('ECONNRESET')))
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  for (const method of ['POST', 'PUT']) {
    const answer = await fetch(url, {
      method,
      body: '{"a":1}',
      headers: { 'content-type': 'application/json' },
    })
    expect([answer.status, ((await answer.json()) as { message: string }).message]).toEqual([
      503,
      sinServicio,
    ])
  }
  await app.close()
})

it('several checks are all made: each says its reason, and what else it carries; without any they answer', async () => {
  const no = (field: string, reason: string) => () => {
    throw invalidField(field, reason)
  }
  const bad = () => {
    throw new HttpError(422, 'celda', { archivo: ['celda'] }, { errores: [1] })
  }
  await expect(checkTodo([no('a', 'uno'), () => 'bien', no('a', 'dos'), bad])).rejects.toMatchObject({
    status: 422,
    message: 'uno',
    errors: { a: ['uno', 'dos'], archivo: ['celda'] },
    extra: { errores: [1] },
  })
  expect(await checkTodo([() => 1, async () => 'dos'])).toEqual([1, 'dos'])
})

it('what is no reason under a field ends the checks', async () => {
  const later = vi.fn()
  for (const e of [conflict('cesado'), new HttpError(422, 'sin campo'), new Error('x')])
    await expect(checkTodo([() => Promise.reject(e), later])).rejects.toBe(e)
  expect(later).not.toHaveBeenCalled()
})
