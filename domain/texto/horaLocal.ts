/** Days begin and end where the institutions are, wherever servers and devices stand. */
export const ZONA = 'America/Lima'

const reloj = new Intl.DateTimeFormat('en-CA', {
  timeZone: ZONA,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** An instant as the clocks of the institutions have it: «2026-11-21T16:45». */
export function enLima(iso: string): string {
  const dicho = Object.fromEntries(reloj.formatToParts(new Date(iso)).map(p => [p.type, p.value]))
  return `${dicho.year}-${dicho.month}-${dicho.day}T${dicho.hour}:${dicho.minute}`
}

/** The day of an instant where the institutions are, as 'YYYY-MM-DD'. */
export const diaEnLima = (at: Date): string => enLima(at.toISOString()).slice(0, 10)
