import type { Cell, Row } from '../book.ts'
import type { Hoja } from './hoja.ts'
import type { Omitida } from './omitidas.ts'

/** Sections of electives that stand above their courses instead of beside each. */

interface Fila {
  row: Row
  skipped: Omitida | null
}

/** The section of each row, by its number, where titles say them: «ELECTIVOS DE ESPECIALIDAD». */
export function seccionesDeTitulos(
  filas: readonly Fila[],
  { grid, encabezado }: Hoja,
): ReadonlyMap<number, Cell> {
  const secciones = new Map<number, Cell>()
  if (encabezado.columnas.seccion !== undefined) return secciones
  let actual: Cell | undefined
  for (const { row, skipped } of filas) {
    const [only, ...others] = row.cells
    const isTitulo =
      skipped?.que === 'electivos' ||
      ((skipped?.que === 'nota' || skipped?.que === 'anuales') && grid.isWide(row.number, only?.column ?? 0))
    if (isTitulo && others.length === 0) actual = only
    else if (!skipped && actual) secciones.set(row.number, actual)
  }
  return secciones
}
