import { dmy, hoyAqui } from '../../ui/form/dates.ts'

/** Days are those of the institutions, as in the filter of the log and in its report. */
const dayOf = (iso: string): string => hoyAqui(new Date(iso))

/** Rows by the day on which they happened, in their order. */
export const porDias = <R extends { cuando: string }>(rows: readonly R[]): [dia: string, rows: R[]][] => [
  ...Map.groupBy(rows, row => dayOf(row.cuando)),
]

const semana = new Intl.DateTimeFormat('es', { weekday: 'long' })
const DIA_MS = 24 * 3600 * 1000

/** «Hoy», «Ayer», else «lunes 03/03/2026», as one says it on the day `hoy`. */
export function tituloDeDia(dia: string, hoy: string): string {
  if (dia === hoy) return 'Hoy'
  if (Date.parse(hoy) - Date.parse(dia) === DIA_MS) return 'Ayer'
  return `${semana.format(new Date(`${dia}T12:00:00`))} ${dmy(dia)}`
}
