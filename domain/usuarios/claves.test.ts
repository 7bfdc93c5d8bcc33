import { describe, expect, it } from 'vitest'
import { BYTES_DE_CLAVE, claveLegible, LEGIBLES } from './claves.ts'

const bytes = (make: (i: number) => number) => Uint8Array.from({ length: BYTES_DE_CLAVE }, (_, i) => make(i))

describe('a temporary password that is read aloud', () => {
  it.each(['0', 'O', 'o', '1', 'l', 'i', 'I'])('never holds %s', sign => {
    expect(LEGIBLES).not.toContain(sign)
  })

  it.each([
    ['counting bytes', bytes(i => i * 4), /^[a-z2-9]{4}-[a-z2-9]{4}-[a-z2-9]{4}$/],
    ['the same byte', bytes(() => 0), /^aaaa-aaaa-aaaa$/],
    [
      'bytes that would favour the first letters are passed over',
      bytes(i => (i < 40 ? 255 : 1)),
      /^bbbb-bbbb-bbbb$/,
    ],
  ])('%s', (_case, azar, shape) => expect(claveLegible(azar)).toMatch(shape))

  it('too little chance is no password', () => {
    expect(() => claveLegible(bytes(() => 255))).toThrow()
  })
})
