import type { Cell } from './book.ts'

/** How a cell format shows a number: as a date, per hundred, padded with zeros to a width, or plainly. */
export type Shown = 'plain' | 'date' | 'percent' | { zeros: number }

const builtInDates = (id: number): boolean =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58)

/** What a number format does, from its id and its code (absent for the built-in ones). */
export function shownBy(id: number, code: string | undefined): Shown {
  if (code === undefined) return builtInDates(id) ? 'date' : id === 9 || id === 10 ? 'percent' : 'plain'
  if (/^0{2,}$/.test(code)) return { zeros: code.length }
  // Quoted text, escaped signs, [colours, currencies] and what spaces (_x) and fills (*x) may hold any letter; elapsed time is [h].
  const bare = code
    .slice(0, 255)
    .replace(/"[^"]*"|\\.|[_*]./g, '')
    .replace(/\[(?!h+\]|m+\]|s+\])[^\]]*\]/gi, '')
  if (bare.includes('%')) return 'percent'
  return !/^(general|standard)/i.test(bare) && /[dmyhs]/i.test(bare) ? 'date' : 'plain'
}

const DAY = 86_400_000
const LAST_DAY = 2_958_466

/**
 * A date cell in text, from Excel's count of days. In the 1900 system day 60 is a 29 February that never was, so days before it
 * stand one further. Below one day it is a time. Null when it is no day that Excel knows.
 */
export function dateText(serial: number, is1904: boolean): string | null {
  if (!(serial >= 0 && serial < LAST_DAY)) return null
  const seconds = Math.round(serial * 86_400)
  if (serial < 1) return new Date(seconds * 1000).toISOString().slice(11, 16)
  const start = is1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, serial < 60 ? 31 : 30)
  const iso = new Date(start + Math.floor(seconds / 86_400) * DAY + (seconds % 86_400) * 1000).toISOString()
  return seconds % 86_400 === 0 ? iso.slice(0, 10) : iso.slice(0, 19)
}

/** A number as it reads best: without the noise of binary fractions, never in exponents below 10^21. */
const tidy = (n: number): number => Number(n.toPrecision(15))

/** A number cell under its format. */
export function numberCell(column: number, value: number, shown: Shown, is1904: boolean): Cell {
  const number = tidy(value)
  if (shown === 'date') {
    const date = dateText(value, is1904)
    if (date) return { column, kind: 'date', text: date, number }
  }
  if (shown === 'percent') return { column, kind: 'number', text: `${tidy(value * 100)}%`, number }
  const isPadded = typeof shown === 'object' && Number.isInteger(number) && number >= 0
  const text = isPadded ? String(number).padStart((shown as { zeros: number }).zeros, '0') : String(number)
  return { column, kind: 'number', text, number }
}
