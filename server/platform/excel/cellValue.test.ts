import { describe, expect, it } from 'vitest'
import { dateText, numberCell, shownBy } from './cellValue.ts'

describe('shownBy', () => {
  it.each([
    [0, undefined, 'plain'],
    [2, undefined, 'plain'],
    [14, undefined, 'date'],
    [22, undefined, 'date'],
    [49, undefined, 'plain'],
    [164, 'General', 'plain'],
    [164, 'Standard', 'plain'],
    [164, 'dd/mm/yyyy', 'date'],
    [164, '[$-280A]d mmm yy', 'date'],
    [164, '[h]:mm', 'date'],
    [164, '[Red]0.00', 'plain'],
    [164, '0" horas"', 'plain'],
    [164, '"S/."\\ #,##0.00', 'plain'],
    [164, '0.00E+00', 'plain'],
    [164, '0.0_h', 'plain'],
    [164, '0_d', 'plain'],
    [164, '*d0', 'plain'],
    [164, '#,##0_s;_-* "-"??_s', 'plain'],
    [164, 'dd/mm/yyyy_)', 'date'],
    [164, '0000', { zeros: 4 }],
    [9, undefined, 'percent'],
    [164, '0.0%', 'percent'],
    [164, '0" %"', 'plain'],
  ])('%i %s: %j', (id, code, shown) => expect(shownBy(id, code)).toEqual(shown))
})

describe('dateText', () => {
  it.each([
    ['first day', 1, false, '1900-01-01'],
    ['before the day that never was', 59, false, '1900-02-28'],
    ['after it', 61, false, '1900-03-01'],
    ['a leap day', 45351, false, '2024-02-29'],
    ['with time', 45351.75, false, '2024-02-29T18:00:00'],
    ['only time', 0.5, false, '12:00'],
    ['1904', 0, true, '00:00'],
    ['1904, a day', 43889, true, '2024-02-29'],
    ['last day', 2958465, false, '9999-12-31'],
    ['beyond', 2958466, false, null],
    ['negative', -1, false, null],
    ['no number', Number.NaN, false, null],
  ])('%s', (_, serial, is1904, text) => expect(dateText(serial, is1904)).toBe(text))
})

describe('numberCell', () => {
  it.each([
    ['noise of binary fractions', 0.1 + 0.2, 'plain' as const, '0.3'],
    ['large codes', 20211000000, 'plain' as const, '20211000000'],
    ['zeros of the format', 21, { zeros: 4 }, '0021'],
    ['a longer number under zeros', 12345, { zeros: 4 }, '12345'],
    ['a fraction under zeros', 1.5, { zeros: 4 }, '1.5'],
    ['negative under zeros', -7, { zeros: 4 }, '-7'],
    ['no day of Excel', 1e9, 'date' as const, '1000000000'],
  ])('%s', (_, value, shown, text) => {
    expect(numberCell(0, value, shown, false)).toMatchObject({ kind: 'number', text })
  })
})
