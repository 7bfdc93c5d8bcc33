import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { enPartes, type TramoPreparado } from './partes.ts'

const textoDe = (t: TramoPreparado): string => ('salto' in t ? '\n' : t.x.join(''))
const partesDe = (tramos: TramoPreparado[]): TramoPreparado[][] =>
  enPartes(tramos).flatMap(t => ('partes' in t ? t.partes : [[t]]))
const letras = (n: number) => Array.from({ length: n }, () => 'x')

describe('enPartes', () => {
  it('leaves what people write as it is', () => {
    const tramos: TramoPreparado[] = [
      { x: ['palabra '.repeat(300)] },
      { salto: true },
      { x: ['ver ', 'a/', 'b'] },
    ]
    expect(enPartes(tramos)).toBe(tramos)
  })

  it('sets one long text of words as one paragraph, whose lines are not weighed against each other', () => {
    expect(partesDe([{ x: ['palabra '.repeat(1000)] }])).toHaveLength(1)
    expect(enPartes([{ x: ['palabra '.repeat(1000)] }])).toHaveLength(1)
  })

  it.each<[string, TramoPreparado[]]>([
    ['a word without end', [{ x: letras(190_000) }]],
    ['two ways of writing', [{ x: ['a א '.repeat(47_500)] }]],
    ['lines', Array.from({ length: 190_000 }, (_, i) => (i % 2 ? { salto: true } : { x: ['a'] }))],
  ])('cuts %s, and no part holds more than a page or two', (_caso, tramos) => {
    const partes = partesDe(tramos)
    expect(partes.flat().map(textoDe).join('')).toBe(tramos.map(textoDe).join(''))
    for (const p of partes) expect(p.map(textoDe).join('').length).toBeLessThanOrEqual(4000)
  })

  it('keeps the marks of every portion', () => {
    const negrita = { x: letras(5000), negrita: true }
    const trozos = partesDe([negrita]).flat()
    expect(trozos.length).toBeGreaterThan(1)
    for (const t of trozos) expect(t).toMatchObject({ negrita: true })
  })

  it('cuts words only where no space is', () => {
    const trozos = partesDe([{ x: ['palabra '.repeat(20_000)] }]).flat()
    expect(trozos.length).toBeGreaterThan(1)
    for (const t of trozos)
      expect(
        textoDe(t)
          .trim()
          .split(' ')
          .every(p => p === 'palabra'),
      ).toBe(true)
  })

  it('never loses a letter nor halves one', () => {
    const tramo = fc.oneof(
      fc.constant<TramoPreparado>({ salto: true }),
      fc.record({
        x: fc.array(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }), { minLength: 1 }),
      }),
    )
    fc.assert(
      fc.property(fc.array(tramo), fc.integer({ min: 1, max: 300 }), (tramos, veces) => {
        const muchos = Array.from({ length: veces }, () => tramos).flat()
        const partes = partesDe(muchos).flat().map(textoDe)
        expect(partes.join('')).toBe(muchos.map(textoDe).join(''))
        expect(partes.every(p => p.isWellFormed())).toBe(true)
      }),
      { numRuns: 50 },
    )
  })
})
