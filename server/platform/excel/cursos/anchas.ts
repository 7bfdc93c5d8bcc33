import { type Campo, isDeNumeros } from './columnas.ts'
import type { Cuadricula } from './cuadricula.ts'
import type { Lectura } from './lecturas.ts'

/** A column whose title stands over several columns with values; a text is read from the first of them, a number is not guessed. */
export interface Ancha {
  columna: number
  isLeida: boolean
}

/** The columns of a header that are wide so, of those that are read. */
export function anchasDe(
  grid: Cuadricula,
  { columnas, siguiente }: { columnas: Partial<Record<Campo, number>>; siguiente: number },
  lecturas: readonly Lectura[],
): Ancha[] {
  const rows = grid.rows.filter(r => r.number >= siguiente)
  return lecturas.flatMap(({ columna, hasta, meant }) => {
    const campo = meant?.columna.campo
    if (hasta === columna || !campo || columnas[campo] !== columna) return []
    const isAncha = rows.some(
      r =>
        grid.at(r.number, columna) &&
        r.cells.some(c => c.column > columna && c.column <= hasta && c.text.trim()),
    )
    return isAncha ? [{ columna, isLeida: !isDeNumeros(campo) }] : []
  })
}
