import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/app.ts'

let t: TestApp
beforeAll(async () => {
  t = await createTestApp()
})
afterAll(() => t.close())

const multipart = (fields: [name: string, value: string, filename?: string][]) => {
  const boundary = '----prueba'
  const parts = fields.map(
    ([name, value, filename]) =>
      `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${filename ? `; filename="${filename}"\r\nContent-Type: application/octet-stream` : ''}\r\n\r\n${value}\r\n`,
  )
  return {
    payload: `${parts.join('')}--${boundary}--\r\n`,
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  }
}

const post = (url: string, payload: string | object, headers: Record<string, string> = {}) =>
  t.app.inject({
    method: 'POST',
    url: `/api${url}`,
    payload,
    headers: { authorization: `Bearer ${t.gente.token.operador}`, ...headers },
  })

it('a list may come as ids[], whichever form it is, also of what was sent plain before', async () => {
  const make = async (nombre: string) => (await post('/v1/facultades', { nombre })).json().data.id
  const forms = [
    (id: number) =>
      multipart([
        ['_method', 'DELETE'],
        ['ids', '[1]'],
        ['ids[]', String(id)],
      ]),
    (id: number) => ({
      payload: `_method=DELETE&ids%5B%5D=${id}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    }),
  ]
  for (const form of forms) {
    const { payload, headers } = form(await make('Pasajera'))
    expect((await post('/facultades/delete', payload, headers)).json().message).toBe(
      'Acabamos de eliminar la facultad.',
    )
  }
})

it('files of a form count together', async () => {
  const file = 'x'.repeat(7_000_000)
  const two = multipart([
    ['a', file, 'a.bin'],
    ['b', file, 'b.bin'],
  ])
  expect((await post('/v1/facultades', two.payload, two.headers)).statusCode).toBe(413)
})
