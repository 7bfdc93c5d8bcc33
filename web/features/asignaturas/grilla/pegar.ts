import type { Matriz } from '@malla/domain/texto/tsv.ts'
import type { Rango } from '../../../ui/celdas.ts'
import { type ColumnaId, columnasPorTitulos } from './columnas.ts'
import type { Lienzo } from './seleccion.ts'

/** A text for a cell on the screen; `nueva` counts the rows that have to be made, from 0. */
interface Pegada {
  fila: { clave: string } | { nueva: number }
  columna: ColumnaId
  texto: string
}

/** What a paste does: texts for cells, and how many rows have to be made. */
export interface Pegado {
  celdas: Pegada[]
  nuevas: number
}

/** The table as often as it fits so many rows and columns, as in every spreadsheet; null where it does not fit them. */
function repetir(matriz: Matriz, alto: number, ancho: number): Matriz | null {
  const ancha = Math.max(...matriz.map(f => f.length))
  if (alto % matriz.length !== 0 || ancho % ancha !== 0) return null
  return Array.from({ length: alto }, (_, f) =>
    Array.from({ length: ancho }, (_, c) => matriz[f % matriz.length]![c % ancha] ?? ''),
  )
}

/**
 * The columns that a first row of titles names, or null when it is no such row: two known titles and nothing that is not one, or three beside titles
 * of columns that the grid has not, as every other spreadsheet has some.
 */
export function titulosDe(primera: readonly string[], enColegio = false): (ColumnaId | null)[] | null {
  const escritas = primera.filter(t => t.trim() !== '')
  const halladas = columnasPorTitulos(primera, enColegio)
  const conocidas = halladas.filter(c => c !== null)
  const distintas = new Set(conocidas).size
  return distintas >= 3 || (distintas === 2 && conocidas.length === escritas.length) ? halladas : null
}

/** Titles of a pasted table for which the grid has no column: what stands under them is left out. */
export function titulosSinColumna([primera = [], ...cuerpo]: Matriz, enColegio = false): string[] {
  const titulos = cuerpo.length > 0 ? titulosDe(primera, enColegio) : null
  return titulos ? primera.filter((t, c) => t.trim() !== '' && titulos[c] === null) : []
}

/** Which rows are the place for new courses, and which cannot be written; whether the table is a school's, which has hours of one kind. */
interface En {
  isParaNueva(clave: string): boolean
  isFija(clave: string): boolean
  enColegio: boolean
}

/** The rows that a paste can write: those of the selection, and all from its upper one on; none of these where it begins in the row for new courses. */
function escribibles(rango: Rango, lienzo: Lienzo, { isParaNueva, isFija }: En) {
  const filas = lienzo.filas.slice(rango.desdeFila)
  const isEscribible = (clave: string) => !isParaNueva(clave) && !isFija(clave)
  return {
    elegidas: filas.slice(0, rango.hastaFila - rango.desdeFila + 1).filter(isEscribible),
    siguientes: isParaNueva(filas[0]!) ? [] : filas.filter(isEscribible),
  }
}

const isVacia = (fila: readonly string[]): boolean => fila.every(t => t.trim() === '')

/**
 * What pasting a table does. One that fits the courses of the selection several times fills these, and nothing else. Any other goes from the upper
 * left corner on: rows below the last one, or all of them where the selection begins in the row for new courses (`isParaNueva`), have to be
 * made; empty ones at the end of the table are left out then. Rows that cannot be written (`isFija`) are passed over. A first row of titles says
 * which column is which.
 */
export function pegar(matriz: Matriz, rango: Rango, lienzo: Lienzo, en: En): Pegado {
  const titulos = matriz.length > 1 ? titulosDe(matriz[0]!, en.enColegio) : null
  const { elegidas, siguientes } = escribibles(rango, lienzo, en)
  const ancho = rango.hastaColumna - rango.desdeColumna + 1
  const repetida = titulos ? null : repetir(matriz, elegidas.length || matriz.length, ancho)
  const cuerpo = titulos ? matriz.slice(1) : (repetida ?? matriz)
  const existentes = repetida && elegidas.length > 0 ? elegidas : siguientes
  const destino = (c: number): ColumnaId | null | undefined =>
    titulos ? titulos[c] : lienzo.columnas[rango.desdeColumna + c]

  // Cycle and elective section are one column here and two elsewhere: which of them is empty says nothing.
  const doble = (columna: ColumnaId) => titulos?.indexOf(columna) !== titulos?.lastIndexOf(columna)

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
