import type { Sheet } from '../../platform/excel/book.ts'
import { ExcelError } from '../../platform/excel/excelError.ts'

/** Rows that a list of competencies may have, empty ones too. */
export const FILAS = 5000
/** Columns that are looked at. */
const COLUMNAS = 30

/** The cells of the first sheet of a book with something in it, by rows from the first (empty ones too); or why they are not taken. */
export function leerCeldas(libro: Sheet[]): { celdas: string[][] } | { motivo: string } {
  const hoja = libro.find(s => !s.hidden && s.rows.length > 0)
  if (!hoja) return { motivo: 'El libro no tiene ninguna hoja con datos.' }
  const ultima = hoja.rows.at(-1)!.number
  if (ultima > FILAS) return { motivo: new ExcelError('filas').message }
  const celdas: string[][] = Array.from({ length: ultima }, () => [])
  for (const row of hoja.rows)
    for (const { column, text } of row.cells) {
      if (column >= COLUMNAS) continue
      const fila = celdas[row.number - 1]!
      while (fila.length < column) fila.push('')
      fila[column] = text
    }
  return { celdas }
}
