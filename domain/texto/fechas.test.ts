import fc from 'fast-check'
import { expect, it } from 'vitest'
import { formatFecha, isFechaIso } from './fechas.ts'
import { diaEnLima, enLima } from './horaLocal.ts'

it.each<[string, string | null, string]>([
  ['zero-padded (§5)', '2026-01-05', '05/01/2026'],
  ['an instant', '2026-11-21T23:59:59.999Z', '21/11/2026'],
  ['a leap day', '2024-02-29', '29/02/2024'],
  ['no leap day', '2026-02-29', ''],
  ['no such day', '2026-02-30', ''],
  ['the first century is no other', '0050-01-01', '01/01/0050'],
  ['nothing', '', ''],
  ['null', null, ''],
])('formatFecha: %s', (_case, iso, escrita) => expect(formatFecha(iso)).toBe(escrita))

it.each<[string, boolean]>([
  ['2026-11-21', true],
  ['2026-1-2', false],
  ['2026-02-29', false],
  ['2024-02-29', true],
  ['2026-13-01', false],
  ['2026-01-00', false],
  ['0000-01-01', false],
  ['21/11/2026', false],
])('isFechaIso %s', (iso, esperado) => expect(isFechaIso(iso)).toBe(esperado))

const dia = fc
  .date({ min: new Date('1000-01-01'), max: new Date('9998-12-31'), noInvalidDate: true })
  .map(d => d.toISOString().slice(0, 10))

it('a day is the same in any time zone', () => {
  const antes = process.env.TZ
  for (const tz of ['America/Lima', 'Asia/Tokyo', 'UTC']) {
    process.env.TZ = tz
    fc.assert(
      fc.property(dia, iso => {
        expect(formatFecha(iso).split('/').reverse().join('-')).toBe(iso)
      }),
    )
  }
  process.env.TZ = antes
})

it.each([
  ['2026-11-21T21:45:30Z', '2026-11-21T16:45'],
  ['2026-11-22T04:59:00Z', '2026-11-21T23:59'],
  ['2026-11-22T05:00:00Z', '2026-11-22T00:00'],
])('%s is %s in Lima', (iso, alli) => {
  expect(enLima(iso)).toBe(alli)
  expect(diaEnLima(new Date(iso))).toBe(alli.slice(0, 10))
})
