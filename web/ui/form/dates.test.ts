import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { dmy, dmyTime, dmyTimeAqui, hm, hmAqui, hoyAqui, hoyDeQuienMira, isoConAnio, isoOf } from './dates.ts'

describe('isoOf', () => {
  it.each([
    ['03/05/2026', '2026-05-03'],
    ['3/5/2026', '2026-05-03'],
    [' 3-5-26 ', '2026-05-03'],
    ['15/08/85', '1985-08-15'],
    ['31.12.2026', '2026-12-31'],
    ['2026-05-03', '2026-05-03'],
    ['03052026', '2026-05-03'],
    ['31022026', null],
    ['20260503', null],
    ['3052026', null],
    ['31/02/2026', null],
    ['29/02/2028', '2028-02-29'],
    ['hoy', null],
    ['', null],
  ])('%s → %s', (typed, iso) => expect(isoOf(typed)).toBe(iso))
})

it.each([
  ['03/05/20', null],
  ['03/05/202', null],
  ['03/05/2026', '2026-05-03'],
  ['2026-05-03', '2026-05-03'],
  ['03052026', '2026-05-03'],
  ['31/04/2026', null],
])('with its year in full %s → %s', (typed, iso) => expect(isoConAnio(typed)).toBe(iso))

it.each([
  ['2026-05-03', '03/05/2026'],
  [null, ''],
  [undefined, ''],
])('dmy %s → %s', (iso, shown) => expect(dmy(iso)).toBe(shown))

it('hoyDeQuienMira is the day of the person, not that of Greenwich', () => {
  expect(hoyDeQuienMira(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05')
  expect(hoyDeQuienMira(new Date(2026, 11, 31, 0, 0))).toBe('2026-12-31')
})

it('an instant is told by the clock and the calendar of the person', () => {
  const instant = new Date(2026, 11, 5, 9, 7).toISOString()
  expect([hm(instant), dmyTime(instant)]).toEqual(['09:07', '05/12/2026 09:07'])
  expect([dmyTime(null), hm(new Date(2026, 0, 1))]).toEqual(['', '00:00'])
})

it.each(['UTC', 'Asia/Tokyo'])(
  'what the server decides by its day is decided by that of Lima in %s too',
  zona => {
    const antes = process.env.TZ
    process.env.TZ = zona
    try {
      const tarde = new Date('2026-11-28T00:30:00Z')
      expect(hoyDeQuienMira(tarde)).toBe('2026-11-28')
      expect([hoyAqui(tarde), hmAqui(tarde.toISOString())]).toEqual(['2026-11-27', '19:30'])
      expect(dmy(tarde.toISOString())).toBe('27/11/2026')
      expect(dmyTimeAqui(tarde.toISOString())).toBe('27/11/2026 19:30')
      expect(hoyAqui(new Date('2026-11-28T05:00:00Z'))).toBe('2026-11-28')
    } finally {
      if (antes === undefined) delete process.env.TZ
      else process.env.TZ = antes
    }
  },
)

it('what is drawn asks `useHoy` which day it is, for a page may be open over midnight; forms propose the day on which they are opened', () => {
  const web = path.join(import.meta.dirname, '../..')
  const preguntan = readdirSync(web, { recursive: true, encoding: 'utf8' })
    .filter(f => /\.tsx?$/.test(f) && !/\.test\.ts$|node_modules|^dist\//.test(f))
    .filter(f => /\bhoyAqui\(\)/.test(readFileSync(path.join(web, f), 'utf8')))
  expect(preguntan.sort()).toEqual([
    'features/modelos/CesarModelo.tsx',
    'features/planes/CeseForm.tsx',
    'ui/hoy.ts',
  ])
})
