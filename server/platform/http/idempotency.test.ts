import { calls } from '@malla/contracts/calls.ts'
import { expect, it, vi } from 'vitest'
import { z } from 'zod'
import { fingerprint } from './idempotency.ts'

it.each<[string, unknown, unknown]>([
  [
    'the key of a section',
    { id: 1, clave: 'tutoria', texto: 'x' },
    { id: 1, clave: 'metodologia', texto: 'x' },
  ],
  ['a key deep inside', { secciones: [{ clave: 'a' }] }, { secciones: [{ clave: 'b' }] }],
  ['a field that the other has not', { id: 1, clave: null }, { id: 1 }],
  ['a file', { archivo: { data: new Uint8Array([1]) } }, { archivo: { data: new Uint8Array([2]) } }],
])('%s tells two inputs apart', (_caso, a, b) => expect(fingerprint(a)).not.toBe(fingerprint(b)))

it('the bytes of a file are hashed as they are: as JSON 50 MB would take the node for seconds', () => {
  const asJson = vi.spyOn(Buffer.prototype, 'toJSON')
  const con = (byte: number) => fingerprint({ archivos: [{ data: Buffer.alloc(1_000_000, byte) }] })
  expect(con(1)).not.toBe(con(2))
  expect(con(1)).toBe(con(1))
  expect(asJson).not.toHaveBeenCalled()
  asJson.mockRestore()
})

it('passwords do not count, so that none can be guessed from what is kept', () => {
  const con = (password: string, actual: string) => fingerprint({ usuario: 'ana', password, actual })
  expect(con('una', 'otra')).toBe(con('dos', 'tres'))
})

/** Fields of inputs that hold a password, by what they are called: each must be one that does not count. */
it('every field of a call that looks like a password is one that is left out', () => {
  const campos = Object.values(calls)
    .flatMap(grupo => Object.values(grupo))
    .flatMap(c => (c.input instanceof z.ZodObject ? Object.keys(c.input.shape) : []))
  const sospechosos = [...new Set(campos)].filter(c => /pass|contrase|secret|actual/i.test(c))
  expect(sospechosos.length).toBeGreaterThan(0)
  for (const campo of sospechosos)
    expect(fingerprint({ [campo]: 'a' }), campo).toBe(fingerprint({ [campo]: 'b' }))
})
