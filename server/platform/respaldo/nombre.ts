import { enLima } from '../horaLocal.ts'

/** Name of the file of a backup, by the clock of the institutions: «malla-2026-11-21-0200-15.tar.gz». `id` keeps two of one minute apart. */
export const nombreDeRespaldo = (momento: Date, id: number | string): string =>
  `malla-${enLima(momento.toISOString()).replace('T', '-').replace(':', '')}-${id}.tar.gz`
