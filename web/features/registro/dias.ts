import { dmy, today } from '../../ui/form/dates.ts'

/** Day of an instant where the person is, 'YYYY-MM-DD'. */
const dayOf = (iso: string): string => today(new Date(iso))

/** Rows by the day on which they happened, in their order. */
export const porDias = <R extends { cuando: string }>(rows: readonly R[]): [dia: string, rows: R[]][] => [
  ...Map.groupBy(rows, row => dayOf(row.cuando)),
]

const semana = new Intl.DateTimeFormat('es', { weekday: 'long' })
const DIA_MS = 24 * 3600 * 1000

/** «Hoy», «Ayer», else «lunes 03/03/2026». */
export function tituloDeDia(dia: string, now = new Date()): string {
  if (dia === today(now)) return 'Hoy'
  if (dia === today(new Date(now.getTime() - DIA_MS))) return 'Ayer'
  return `${semana.format(new Date(`${dia}T12:00:00`))} ${dmy(dia)}`
}
