import { ahora } from '../../ui/ahora.ts'
import { dmy, hoyAqui } from '../../ui/form/dates.ts'

/** Days are those of the institutions, as in the filter of the log and in its report. */
const dayOf = (iso: string): string => hoyAqui(new Date(iso))

/** Rows by the day on which they happened, in their order. */
export const porDias = <R extends { cuando: string }>(rows: readonly R[]): [dia: string, rows: R[]][] => [
  ...Map.groupBy(rows, row => dayOf(row.cuando)),
]

const semana = new Intl.DateTimeFormat('es', { weekday: 'long' })
const DIA_MS = 24 * 3600 * 1000

/** «Hoy», «Ayer», else «lunes 03/03/2026». */
export function tituloDeDia(dia: string, now = ahora()): string {
  if (dia === hoyAqui(now)) return 'Hoy'
  if (dia === hoyAqui(new Date(now.getTime() - DIA_MS))) return 'Ayer'
  return `${semana.format(new Date(`${dia}T12:00:00`))} ${dmy(dia)}`
}
