import type { Matriz } from '@malla/domain/texto/tsv.ts'
import type { Rango } from '../../../ui/celdas.ts'
import { type ColumnaId, columnaPorTitulo } from './columnas.ts'
import type { Lienzo } from './seleccion.ts'

/** A text for a cell on the screen; `nueva` counts the rows that have to be made, from 0. */
export interface Pegada {
  fila: { clave: string } | { nueva: number }
  columna: ColumnaId
  texto: string
}

/** What a paste does: texts for cells, and how many rows have to be made. */
export interface Pegado {
  celdas: Pegada[]
  nuevas: number
}

/** A table that fits the selection several times fills all of it, as in every spreadsheet. */
function repetir(matriz: Matriz, rango: Rango): Matriz {
  const alto = rango.hastaFila - rango.desdeFila + 1
  const ancho = rango.hastaColumna - rango.desdeColumna + 1
  const ancha = Math.max(...matriz.map(f => f.length))
  if (alto % matriz.length !== 0 || ancho % ancha !== 0) return matriz
  return Array.from({ length: alto }, (_, f) =>
    Array.from({ length: ancho }, (_, c) => matriz[f % matriz.length]![c % ancha] ?? ''),
  )
}

/**
 * The columns that a first row of titles names, or null when it is no such row: two known titles and nothing that is not one, or three beside titles
 * of columns that the grid has not, as every other spreadsheet has some.
 */
export function titulosDe(primera: readonly string[]): (ColumnaId | null)[] | null {
  const escritas = primera.filter(t => t.trim() !== '')
  const halladas = primera.map(columnaPorTitulo)
  const conocidas = halladas.filter(c => c !== null)
  const distintas = new Set(conocidas).size
  return distintas >= 3 || (distintas === 2 && conocidas.length === escritas.length) ? halladas : null
}

/** Titles of a pasted table for which the grid has no column: what stands under them is left out. */
export const titulosSinColumna = ([primera = [], ...cuerpo]: Matriz): string[] =>
  cuerpo.length > 0 && titulosDe(primera)
    ? primera.filter(t => t.trim() !== '' && columnaPorTitulo(t) === null)
    : []

const isVacia = (fila: readonly string[]): boolean => fila.every(t => t.trim() === '')

/**
 * What pasting a table does from the upper left corner of the selection on. Rows below the last one, or all of them where the selection begins
 * in the row for new courses (`isParaNueva`), have to be made; empty ones at the end of the table are left out then. Rows that cannot be
 * written (`isFija`) are passed over. A first row of titles says which column is which.
 */
export function pegar(
  matriz: Matriz,
  rango: Rango,
  lienzo: Lienzo,
  { isParaNueva, isFija }: { isParaNueva(clave: string): boolean; isFija(clave: string): boolean },
): Pegado {
  const titulos = matriz.length > 1 ? titulosDe(matriz[0]!) : null
  const cuerpo = titulos ? matriz.slice(1) : repetir(matriz, rango)
  const destino = (c: number): ColumnaId | null | undefined =>
    titulos ? titulos[c] : lienzo.columnas[rango.desdeColumna + c]

  // Cycle and elective section are one column here and two elsewhere: which of them is empty says nothing.
  const doble = (columna: ColumnaId) => titulos?.indexOf(columna) !== titulos?.lastIndexOf(columna)

  const soloNuevas = isParaNueva(lienzo.filas[rango.desdeFila]!)
  const existentes = soloNuevas
    ? []
    : lienzo.filas.slice(rango.desdeFila).filter(f => !isParaNueva(f) && !isFija(f))
  const celdas: Pegada[] = []
  let nuevas = 0
  for (const [i, textos] of cuerpo.entries()) {
    const existente = existentes[i]
    if (existente === undefined && isVacia(textos)) continue
    const fila = existente === undefined ? { nueva: nuevas++ } : { clave: existente }
    for (const [c, texto] of textos.entries()) {
      const columna = destino(c)
      if (columna && !(doble(columna) && texto.trim() === '')) celdas.push({ fila, columna, texto })
    }
  }
  return { celdas, nuevas }
}
