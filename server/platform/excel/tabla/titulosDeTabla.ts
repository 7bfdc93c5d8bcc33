import { claveDeTitulo } from '@malla/domain/asignaturas/titulos.ts'
import type { Row } from '../book.ts'
import type { Cuadricula } from '../cursos/cuadricula.ts'
import { valorBreve } from '../cursos/hallazgos.ts'

/** A title of a table, in one row or in two. */
export interface Titulo {
  column: number
  /** As it stands in the file. */
  text: string
  /** What it may be called, as claveDeTitulo writes it, the surest first; none where the cell is no text. */
  claves: string[]
}

/** Whether a row may be the second one of a header: it holds nothing but texts. */
export const isSegunda = (row: Row | undefined, number: number): boolean =>
  row?.number === number && row.cells.every(c => c.kind === 'text')

const TEXTO_MAS_LARGO = 120
/** No header of two rows has more columns. */
const MAX_COLUMNAS = 100
/** No group has more columns. */
const MAX_DE_GRUPO = 20

const textIn = (grid: Cuadricula, row: number, column: number): string => {
  const cell = grid.covering(row, column)
  return cell?.kind === 'text' && cell.text.length <= TEXTO_MAS_LARGO ? cell.text.trim() : ''
}

/** What stands over a column in the upper row: its own cell, or what its group is called to the left. */
function encima(grid: Cuadricula, row: number, column: number): string {
  for (let c = column; c >= Math.max(0, column - MAX_DE_GRUPO); c--) {
    const texto = textIn(grid, row, c)
    if (texto) return texto
  }
  return ''
}

/** The titles of a header of one row, or of two: «DOCUMENTO» over «TIPO» and «NÚMERO». */
export function titulosDe(grid: Cuadricula, row: number, hasta: number): Titulo[] {
  const rows = grid.rows.filter(r => r.number >= row && r.number <= hasta)
  const columns = [...new Set(rows.flatMap(r => r.cells.map(c => c.column)))].sort((a, b) => a - b)
  const miradas = row === hasta ? columns : columns.slice(0, MAX_COLUMNAS)
  return miradas.flatMap(column => {
    const propia = grid.at(hasta, column)
    const texto = propia?.text.trim() ?? ''
    if (row === hasta || !texto) {
      const cell = propia ?? grid.at(row, column)
      if (!cell?.text.trim()) return []
      return [
        {
          column,
          text: valorBreve(cell.text.trim()),
          claves: cell.kind === 'text' ? [claveDeTitulo(cell.text)] : [],
        },
      ]
    }
    const arriba = encima(grid, row, column)
    const claves = [`${arriba} ${texto}`, `${texto} ${arriba}`, texto].map(claveDeTitulo)
    return [{ column, text: valorBreve(`${arriba} ${texto}`.trim()), claves }]
  })
}
