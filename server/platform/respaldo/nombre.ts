import { enLima } from '../horaLocal.ts'

/** Name of the file of a backup, by the clock of the institutions: «malla-2026-11-21-0200-15.tar.gz». `id` keeps two of one minute apart. */
export const nombreDeRespaldo = (momento: Date, id: number | string): string =>
  `malla-${enLima(momento.toISOString()).replace('T', '-').replace(':', '')}-${id}.tar.gz`

/** «12,3 MB», for people. */
export function tamano(bytes: number): string {
  const units = ['B', 'KB', 'MB', 'GB', 'TB']
  let value = bytes
  let unit = 0
  while (value >= 1000 && unit < units.length - 1) {
    value /= 1000
    unit++
  }
  return `${value.toLocaleString('es', { maximumFractionDigits: unit === 0 ? 0 : 1 })} ${units[unit]}`
}
