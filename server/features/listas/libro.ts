import { cuantos, numero } from '@malla/documents/formato.ts'
import type {
  CellToWrite,
  ColumnToWrite,
  RowToWrite,
  SheetToWrite,
} from '../../platform/excel/bookToWrite.ts'

/** A list as it was asked for, read and ready to be written. */
export interface ListaLeida {
  titulo: string
  /** Whose it is, and when it was taken: «Universidad de Prueba · 21/11/2026 16:45». */
  deQuien: string
  /** The filters in words. */
  palabras: readonly string[]
  columnas: readonly string[]
  filas: readonly (readonly CellToWrite[])[]
  /** How many there are; more than `filas` when it was cut. */
  total: number
}

const ANCHO_MINIMO = 9
/** Longer texts are written in paragraphs. */
const ANCHO_MAXIMO = 60
const ANCHO_DE_FECHA = 18

const largoDe = (celda: CellToWrite): number =>
  typeof celda === 'string' ? celda.length : typeof celda === 'number' ? String(celda).length : 0

/** A column is what its first filled cell is, and as wide as what stands in it. */
function columna(header: string, celdas: readonly CellToWrite[]): ColumnToWrite {
  const muestra = celdas.find(c => c !== null)
  if (muestra !== undefined && typeof muestra === 'object')
    return { header, kind: 'date', width: Math.max(ANCHO_DE_FECHA, header.length + 4) }
  const largo = celdas.reduce<number>((mayor, celda) => Math.max(mayor, largoDe(celda)), header.length + 4)
  const width = Math.min(ANCHO_MAXIMO, Math.max(ANCHO_MINIMO, largo + 2))
  if (typeof muestra === 'number') return { header, kind: 'number', width }
  return { header, kind: largo > ANCHO_MAXIMO ? 'paragraph' : 'text', width }
}

/** «18 filas», or that it is not all. */
function cuantas({ filas, total }: ListaLeida): string {
  if (total > filas.length)
    return `Las primeras ${numero(filas.length)} filas de ${numero(total)}: para ver el resto, filtre la lista.`
  return cuantos(total, 'fila', 'filas')
}

const dato = (text: string): RowToWrite => ({ cells: [{ text, style: 'dato' }] })

/** The sheet of a list: what it is, whose and how it is narrowed; its header with the buttons to narrow it further; its rows. */
export const hojaDeLista = (leida: ListaLeida): SheetToWrite => ({
  name: leida.titulo,
  above: [
    { height: 28, cells: [{ text: leida.titulo, style: 'titulo' }] },
    dato(leida.deQuien),
    dato(leida.palabras.length > 0 ? `Filtros: ${leida.palabras.join(' · ')}` : 'Sin filtros'),
    dato(cuantas(leida)),
  ],
  autoFilter: true,
  columns: leida.columnas.map((header, i) =>
    columna(
      header,
      leida.filas.map(fila => fila[i]!),
    ),
  ),
  rows: leida.filas.map(fila => [...fila]),
})
