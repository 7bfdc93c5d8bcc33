import { describe, expect, it } from 'vitest'
import { encodeCall } from './encode.ts'

const archivo = new Blob(['x'], { type: 'application/pdf' })
const fields = (form: unknown) =>
  Object.fromEntries([...(form as FormData)].map(([k, v]) => [k, typeof v === 'string' ? v : 'archivo']))

describe('encodeCall', () => {
  it.each([
    ['fills the path and keeps the rest', 'GET', '/v1/x/{id}', { id: 5, page: 2 }, '/api/v1/x/5?page=2'],
    ['fills several', 'GET', '/v1/{a}/y/{b}', { a: 1, b: 'ñ/o' }, '/api/v1/1/y/%C3%B1%2Fo'],
    [
      'leaves out what is empty',
      'GET',
      '/v1/x',
      { filtro: '', page: undefined, ciclo_id: null },
      '/api/v1/x',
    ],
    ['lists as JSON', 'GET', '/v1/x', { ids: [1, 2] }, '/api/v1/x?ids=%5B1%2C2%5D'],
    ['yes and no as 1 and 0', 'GET', '/v1/x', { a: true, b: false }, '/api/v1/x?a=1&b=0'],
    ['codes stay text', 'GET', '/v1/x', { codigo: '010101' }, '/api/v1/x?codigo=010101'],
  ])('%s', (_case, verb, path, input, url) => expect(encodeCall(verb, path, input).url).toBe(url))

  it('writes everything but GET as JSON, without the parameters of the path', () => {
    const request = encodeCall('PUT', '/v1/x/{id}', { id: 5, nombre: 'Cálculo', fechacese: null })
    expect(request).toEqual({
      url: '/api/v1/x/5',
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: '{"nombre":"Cálculo","fechacese":null}',
    })
  })

  it('sends a file as multipart POST and says the verb in _method', () => {
    const input = { id: 5, nombre: '', ids: [1], ok: true, nada: null, falta: undefined, archivo }
    const request = encodeCall('PUT', '/v1/x/{id}', input)
    expect(request.method).toBe('POST')
    expect(request.headers).toEqual({})
    expect(fields(request.body)).toEqual({
      _method: 'PUT',
      nombre: '',
      ids: '[1]',
      ok: '1',
      nada: '',
      archivo: 'archivo',
    })
  })

  it('leaves _method out of a POST', () =>
    expect(fields(encodeCall('POST', '/x', { archivo }).body)).toEqual({ archivo: 'archivo' }))

  it('refuses a path with a missing parameter', () =>
    expect(() => encodeCall('GET', '/v1/x/{id}', {})).toThrow('Falta «id»'))
})
