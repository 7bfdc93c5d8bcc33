import type { CellToWrite, RowToWrite, SheetToWrite } from '../bookToWrite.ts'
import { heightOf, linesOf } from '../textHeight.ts'
import { writeAside } from '../writeAside.ts'
import type { ColumnaDeTabla } from './columna.ts'

export interface DatosDeTabla<C extends string> {
  /** Name of the first sheet: «Usuarios». */
  hoja: string
  /** Title of the instructions: «Cómo traer usuarios». */
  titulo: string
  columnas: readonly ColumnaDeTabla<C>[]
  filas: Partial<Record<C, CellToWrite>>[]
  /** What whoever fills it must know, a paragraph each. */
  como: readonly string[]
}

const WIDTHS = [26, 16, 78, 28]
const TOTAL = WIDTHS.reduce((sum, w) => sum + w, 0)

const ancho = (text: string, style: 'titulo' | 'nota', height: number): RowToWrite => ({
  height,
  cells: [{ text, style, span: WIDTHS.length }],
})

const filaDe = ({ header, isObligatoria, ayuda, ejemplo }: ColumnaDeTabla): RowToWrite => ({
  height: heightOf(linesOf(ayuda, WIDTHS[2]! - 3)) + 4,
  cells: [
    { text: header, style: 'parrafoFuerte' },
    { text: isObligatoria ? 'Sí' : 'No', style: 'parrafoEnTabla' },
    { text: ayuda, style: 'parrafoEnTabla' },
    { text: ejemplo, style: 'parrafoEnTabla' },
  ],
})

function instrucciones<C extends string>({ titulo, columnas, como }: DatosDeTabla<C>): SheetToWrite {
  return {
    name: 'Instrucciones',
    hideGrid: true,
    columns: WIDTHS.map(width => ({ kind: 'paragraph', width })),
    rows: [
      ancho(titulo, 'titulo', 32),
      ...como.map(text => ancho(text, 'nota', heightOf(linesOf(text, TOTAL)) + 2)),
      {
        height: 24,
        cells: ['Columna', '¿Hace falta?', 'Qué se escribe', 'Ejemplo'].map(text => ({
          text,
          style: 'encabezado',
        })),
      },
      ...columnas.map(filaDe),
    ],
  }
}

/** A workbook to fill or filled: a sheet with headers in row 1 and lists to choose from, and one that explains it. leerTabla reads it back. */
export function plantillaDeTabla<C extends string>(datos: DatosDeTabla<C>): Promise<Uint8Array> {
  const { hoja, columnas, filas } = datos
  return writeAside([
    {
      name: hoja,
      frozenColumns: 1,
      columns: columnas.map(c => ({
        header: c.header,
        isOptional: !c.isObligatoria,
        help: c.ayuda,
        kind: c.kind,
        width: c.width,
        list: c.list,
      })),
      rows: filas.map(fila => columnas.map(c => fila[c.campo] ?? null)),
    },
    instrucciones(datos),
  ])
}
