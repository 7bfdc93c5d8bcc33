import { diaEnLima, enLima } from '@malla/domain/texto/horaLocal.ts'
import { ahora } from '../ahora.ts'

const DMY = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})$/
/** As on keys that have figures alone. */
const SEGUIDAS = /^(\d{2})(\d{2})(\d{4})$/
const two = (n: string): string => n.padStart(2, '0')

/** Two figures of a year are of this century as long as they lie no more than ten years ahead: «85» is 1985. */
function anioDe(cifras: string): string {
  if (cifras.length === 4) return cifras
  return `${Number(cifras) > (new Date().getFullYear() % 100) + 10 ? 19 : 20}${cifras}`
}

/** What a person types as a day ('3/5/26', '03-05-2026', '03052026', '2026-05-03') as 'YYYY-MM-DD', or null when there is no such day. */
export function isoOf(typed: string): string | null {
  const text = typed.trim()
  const m = DMY.exec(text) ?? SEGUIDAS.exec(text)
  const iso = m ? `${anioDe(m[3]!)}-${two(m[2]!)}-${two(m[1]!)}` : text
  const date = new Date(`${iso}T00:00:00Z`)
  return Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== iso ? null : iso
}

/** The same, once the year is written in full: «03/05/20» may be on its way to 2026. */
export const isoConAnio = (typed: string): string | null => (/\d{4}/.test(typed) ? isoOf(typed) : null)

/**
 * '2026-05-03' or an ISO instant as 03/05/2026; '' for nothing. A day without time is never read in a time zone, and that of an instant is the one it was
 * where the institutions are, as documents and lists in Excel have it.
 */
export function dmy(iso: string | null | undefined): string {
  if (!iso) return ''
  // What somebody wrote into an address may be no day: it is shown as it is, and refused where it is asked for.
  if (iso.length !== 10 && Number.isNaN(Date.parse(iso))) return iso
  const dia = iso.length === 10 ? iso : hoyAqui(new Date(iso))
  return dia.split('-').reverse().join('/')
}

/** The hour of an instant where the person is: 10:42. */
export function hm(instant: string | number | Date): string {
  const d = new Date(instant)
  return `${two(String(d.getHours()))}:${two(String(d.getMinutes()))}`
}

/** An ISO instant as 03/05/2026 10:42, in the time zone of the person. */
export const dmyTime = (iso: string | null | undefined): string =>
  iso ? `${dmy(hoyDeQuienMira(new Date(iso)))} ${hm(iso)}` : ''

/** The day of an instant where the person is, as 'YYYY-MM-DD': of what is told («ayer, 17:20»), never of what is decided (`hoyAqui`). */
export const hoyDeQuienMira = (now = ahora()): string =>
  `${now.getFullYear()}-${two(String(now.getMonth() + 1))}-${two(String(now.getDate()))}`

/** The day of an instant (now, as the server has it) where the institutions are, as 'YYYY-MM-DD': the one by which the server decides of periods and deadlines. */
export const hoyAqui = (at = ahora()): string => diaEnLima(at)

/** The hour of an instant where the institutions are: 10:42. */
export const hmAqui = (iso: string): string => enLima(iso).slice(11)

/** An ISO instant as 03/05/2026 10:42, where the institutions are: of what the server names or plans by that clock. */
export const dmyTimeAqui = (iso: string): string => `${dmy(iso)} ${hmAqui(iso)}`
