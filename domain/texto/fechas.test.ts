import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatFecha, isFechaIso, parseFecha } from './fechas.ts'

describe('parseFecha', () => {
  it.each<[string, string, string | null]>([
    ['zero-padded (§5)', '05/01/2026', '2026-01-05'],
    ['without zeros', '5/1/2026', '2026-01-05'],
    ['blanks around', ' 21/11/2026 ', '2026-11-21'],
    ['a leap day', '29/02/2024', '2024-02-29'],
    ['no leap day', '29/02/2026', null],
    ['no such month', '01/13/2026', null],
    ['no such day', '31/04/2026', null],
    ['day zero', '00/01/2026', null],
    ['two figures of a year', '01/01/26', null],
    ['ISO', '2026-01-05', null],
    ['a time behind', '01/01/2026 10:00', null],
    ['nothing', '', null],
    ['year zero', '01/01/0000', null],
    ['the first century is no other', '01/01/0050', '0050-01-01'],
  ])('%s', (_case, escrita, iso) => expect(parseFecha(escrita)).toBe(iso))
})

it.each<[string | null, string]>([
  ['2026-11-21', '21/11/2026'],
  ['2026-11-21T23:59:59.999Z', '21/11/2026'],
  ['2026-02-30', ''],
  ['', ''],
  [null, ''],
])('formatFecha %s', (iso, escrita) => expect(formatFecha(iso)).toBe(escrita))

it.each<[string, boolean]>([
  ['2026-11-21', true],
  ['2026-1-2', false],
  ['2026-02-29', false],
  ['21/11/2026', false],
])('isFechaIso %s', (iso, esperado) => expect(isFechaIso(iso)).toBe(esperado))

const dia = fc
  .date({ min: new Date('1000-01-01'), max: new Date('9998-12-31'), noInvalidDate: true })
  .map(d => d.toISOString().slice(0, 10))

it('what is written is read again, in any time zone', () => {
  const antes = process.env.TZ
  for (const tz of ['America/Lima', 'Asia/Tokyo', 'UTC']) {
    process.env.TZ = tz
    fc.assert(
      fc.property(dia, iso => {
        expect(parseFecha(formatFecha(iso))).toBe(iso)
      }),
    )
  }
  process.env.TZ = antes
})
