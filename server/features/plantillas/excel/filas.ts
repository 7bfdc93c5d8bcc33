import { clave } from '@malla/domain/texto/normalizar.ts'
import type { Row, Sheet } from '../../../platform/excel/book.ts'
import { motivoDeCelda } from '../../../platform/excel/cursos/valores.ts'

/** What every sheet of the form is read with. */

/** Notes the bad cells of one sheet. */
export type Anotar = (fila: number, column: number, motivo: string, row?: Row) => void

export const hoja = (libro: readonly Sheet[], nombre: string): Sheet | undefined =>
  libro.find(s => !s.hidden && clave(s.name) === clave(nombre))

/** Rows below the header that hold something. */
export const filas = (sheet: Sheet | undefined): Row[] =>
  (sheet?.rows ?? []).filter(row => row.number > 1 && row.cells.some(c => c.text.trim() !== ''))

export const celda = (row: Row, column: number) => row.cells.find(c => c.column === column)

/** Why nothing can be read from a cell, an error of Excel or what became a date; or null. */
export const motivoEn = (row: Row, column: number): string | null => {
  const cell = celda(row, column)
  return cell ? motivoDeCelda(cell) : null
}

/** Why a number is none that its cell may hold, or null. */
export function motivoDeNumero(
  n: number | null,
  { min, max, decimales }: { min: number; max: number; decimales: 0 | 1 },
): string | null {
  if (n === null) return null
  if (n < min || n > max) return `Debe ser un número de ${min} a ${max}.`
  const veces = decimales === 0 ? n : n * 10
  return Math.abs(veces - Math.round(veces)) < 1e-9
    ? null
    : decimales === 0
      ? 'Debe ser un número entero.'
      : 'Tiene más de un decimal.'
}
