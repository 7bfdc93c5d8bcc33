import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { archivo } from './campos.ts'
import { requisito } from './requisito.ts'
import { decode, encode, fieldsTooDeep } from './wire.ts'

const schema = z.object({
  texto: z.string(),
  codigo: z.string().nullable(),
  numero: z.number(),
  entero: z.int().optional(),
  si: z.boolean(),
  fecha: z.iso.date().nullable(),
  ids: z.array(z.int()),
  anidado: z.object({ nombre: z.string(), desde: z.iso.date(), valores: z.array(z.number()).nullable() }),
})

const day = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2100-12-31'), noInvalidDate: true })
  .map(d => d.toISOString().slice(0, 10))
// What a form field holds; '' of a nullable text means «none» on the wire (§7), so it is left to its own row.
const words = fc.oneof(
  // Blanks alone say nothing either.
  fc.string({ unit: 'grapheme', minLength: 1 }).filter(s => s.trim() !== ''),
  fc.constantFrom('010101', '0021', '1e3', '00004', '[1]', '{"a":1}', 'true', '1', ' a '),
)
const arbitrary = fc.record({
  texto: words,
  codigo: fc.option(words),
  numero: fc.integer({ min: -9999, max: 9999 }).map(n => n / 10),
  entero: fc.option(fc.integer(), { nil: undefined }),
  si: fc.boolean(),
  fecha: fc.option(day),
  ids: fc.array(fc.nat()),
  anidado: fc.record({ nombre: fc.string(), desde: day, valores: fc.option(fc.array(fc.integer())) }),
})

describe('the wire', () => {
  it('what goes out as a form comes back as it was', () => {
    fc.assert(
      fc.property(arbitrary, value => {
        const wire = new URLSearchParams(encode(schema, value))
        expect(schema.parse(decode(schema, Object.fromEntries(wire)))).toEqual(
          JSON.parse(JSON.stringify(value)),
        )
      }),
    )
  })

  it('null of an optional text is an empty one, as a form sends it; blanks alone of a nullable one are none', () => {
    const textos = z.object({ filtro: z.string().optional(), modalidad: z.string().nullable().optional() })
    expect(decode(textos, { filtro: null, modalidad: '  ' })).toEqual({ filtro: '', modalidad: null })
  })

  it('the empty field of a file says nothing, null that it is to go', () => {
    const conArchivo = z.object({ nombre: z.string(), archivo: archivo.nullable().optional() }).partial()
    expect(conArchivo.parse(decode(conArchivo, { archivo: '' })).archivo).toBeUndefined()
    expect(conArchivo.parse(decode(conArchivo, { archivo: null })).archivo).toBeNull()
  })

  it('JSON that is typed already passes unchanged', () => {
    fc.assert(
      fc.property(arbitrary, value => {
        expect(decode(schema, value)).toEqual(value)
      }),
    )
  })

  it.each(['010101', '0021', '1e3', '00004', '1.0', '0x10', ' 5'])('the text %j stays text', text => {
    expect(decode(z.object({ a: z.string() }), { a: text })).toEqual({ a: text })
  })

  it.each([
    ['a number with a comma', z.number(), '4,5', 4.5],
    ['an empty number stays empty and is refused', z.number(), '', ''],
    ['an empty nullable number', z.number().nullable(), '', null],
    ['an empty nullable and optional number', z.number().nullable().optional(), '', null],
    ['an empty optional number', z.number().optional(), '', undefined],
    ['an empty optional text stays empty', z.string().optional(), '', ''],
    ['a date', z.iso.date(), '31/12/2026', '2026-12-31'],
    ['a short date', z.iso.date(), '1/2/2026', '2026-02-01'],
    ['no date', z.iso.date(), '40/40/2026', '2026-40-40'],
    ['an empty date', z.iso.date().nullable(), '', null],
    ['an empty optional date', z.iso.date().optional(), '', undefined],
    ['a list', z.array(z.int()), '[1,"2"]', [1, 2]],
    ['a broken list', z.array(z.int()), '[1,', '[1,'],
    ['words of truth', z.boolean(), '0', false],
    ['what contains itself', requisito.nullable().optional(), '{"tipo":"creditos"}', { tipo: 'creditos' }],
    ['nothing of what contains itself', requisito.nullable().optional(), '', null],
    ['scientific notation is no number', z.number(), '1e3', '1e3'],
  ])('%s', (_name, field, wire, expected) => {
    expect((decode(z.object({ a: field }), { a: wire }) as { a: unknown }).a).toEqual(expected)
  })

  it('says which fields nest without end', () => {
    const nested = (levels: number): unknown => JSON.parse('['.repeat(levels) + ']'.repeat(levels))
    expect(fieldsTooDeep({ a: 1, b: nested(90), c: nested(110), d: [new Uint8Array(9)] })).toEqual(['c'])
  })

  it('absent stays absent', () => {
    expect(decode(schema.partial(), {})).toEqual({})
  })

  it('a key called __proto__ changes nothing', () => {
    const decoded = decode(
      z.object({ a: z.string() }),
      JSON.parse('{"__proto__":{"x":1},"a":"b"}'),
    ) as Record<string, unknown>
    expect(decoded.x).toBeUndefined()
  })

  it.each(['America/Lima', 'Asia/Tokyo'])('a day is the same day in %s', zone => {
    const before = process.env.TZ
    process.env.TZ = zone
    try {
      expect(decode(z.iso.date(), '01/01/2026')).toBe('2026-01-01')
      expect(encode(z.object({ d: z.iso.date() }), { d: '2026-01-01' })).toEqual({ d: '01/01/2026' })
    } finally {
      process.env.TZ = before
    }
  })
})
