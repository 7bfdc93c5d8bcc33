import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { limpio, piezas } from './palabras.ts'

describe('limpio', () => {
  it.each([
    ['a\u0000b\u0007c\u001bd', 'abcd'],
    ['uno\r\ndos\rtres', 'uno\ndos\ntres'],
    ['a\tb', 'a b'],
    ['x\u202eabc\u202c', 'xabc'],
    ['mal\ud800', 'mal\ufffd'],
    ['العربية 😀 ñ', 'العربية 😀 ñ'],
  ])('%j', (texto, esperado) => expect(limpio(texto)).toBe(esperado))
})

describe('piezas', () => {
  it('leaves ordinary text whole', () => {
    expect(piezas('Electroencefalografía y otorrinolaringología')).toHaveLength(1)
    expect(piezas('')).toEqual([''])
    expect(piezas('«Normalización» (¿electroencefalografía?)')).toHaveLength(1)
  })

  it('parts addresses after their signs', () => {
    expect(piezas('ver https://example.org/una/pagina')).toEqual([
      'ver https://',
      'example.',
      'org/',
      'una/',
      'pagina',
    ])
  })

  it('parts what nothing else parts between any two letters, never inside one', () => {
    expect(piezas('W'.repeat(200)).length).toBe(200)
    expect(piezas('👩‍👧'.repeat(30))).toContain('👩‍👧')
  })

  it('parts a word of any length, and a letter under a mountain of signs', () => {
    const larga = piezas('x'.repeat(200_000))
    expect(larga.every(p => p === 'xxx' || p === 'xx')).toBe(true)
    expect(larga.join('')).toHaveLength(200_000)
    const zalgo = `a${'\u0301'.repeat(9999)}`
    expect(piezas(zalgo).join('')).toBe(zalgo)
    for (const pieza of piezas(zalgo)) expect(pieza.length).toBeLessThanOrEqual(32)
  })

  it('never loses or adds a letter', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), t => {
        expect(piezas(t).join('')).toBe(t)
      }),
    )
  })
})
