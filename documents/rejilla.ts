import type { NodoRico } from './document.ts'
import { diceAlgo, numeroDe } from './nodoRico.ts'

/** The places of a table of the editor, whatever its spans say. */

const COLUMNAS_MAXIMAS = 50

/** What stands at a place: a cell, several where no column was left for the others, none where it fills a hole. */
export interface Puesta {
  nodos: NodoRico[]
  x: number
  columnas: number
  filas: number
}

const extension = (valor: unknown, maximo: number): number => numeroDe(valor, 1, maximo) ?? 1

/**
 * Cells by the row in which they begin: as in a browser, each in the first column that none from above reaches down to. One that would lie upon
 * another is narrower, one that would leave the table is shorter, and those past the last column follow in what stands there: none is lost. Rows in
 * which none begins are left out.
 */
export function enRejilla(filas: readonly NodoRico[]): Puesta[][] {
  const ocupadas: (Puesta | undefined)[][] = filas.map(() => [])
  const puestas = filas.map((fila, y) => {
    const suyas: Puesta[] = []
    const aqui = ocupadas[y]!
    let x = 0
    for (const nodo of fila.content ?? []) {
      while (aqui[x]) x++
      if (x < COLUMNAS_MAXIMAS) {
        const columnas = columnasLibres(aqui, x, extension(nodo.attrs?.colspan, COLUMNAS_MAXIMAS))
        const alto = extension(nodo.attrs?.rowspan, filas.length - y)
        const puesta = { nodos: [nodo], x, columnas, filas: alto }
        for (const abajo of ocupadas.slice(y, y + alto)) ocupar(abajo, puesta)
        suyas.push(puesta)
      } else if (diceAlgo(nodo)) aqui[COLUMNAS_MAXIMAS - 1]!.nodos.push(nodo)
    }
    return suyas
  })
  return sinFilasVacias(puestas)
}

/** How many of the columns that a cell wants are free and inside the table; the first one is. */
function columnasLibres(fila: readonly (Puesta | undefined)[], x: number, quiere: number): number {
  let columnas = 1
  while (columnas < quiere && x + columnas < COLUMNAS_MAXIMAS && !fila[x + columnas]) columnas++
  return columnas
}

function ocupar(fila: (Puesta | undefined)[], p: Puesta): void {
  for (let k = p.x; k < p.x + p.columnas; k++) fila[k] = p
}

/** Without rows in which no cell begins: what crosses one is a row shorter. */
function sinFilasVacias(filas: readonly Puesta[][]): Puesta[][] {
  /** How many rows before each one stay. */
  const antes = [0]
  for (const fila of filas) antes.push(antes.at(-1)! + Number(fila.length > 0))
  return filas.flatMap((fila, y) =>
    fila.length === 0 ? [] : [fila.map(p => ({ ...p, filas: antes[y + p.filas]! - antes[y]! }))],
  )
}

/** Columns that cells take. */
export const anchoDe = (filas: readonly Puesta[][]): number =>
  filas.reduce((n, fila) => fila.reduce((m, p) => Math.max(m, p.x + p.columnas), n), 0)

/** Cells of the header end with it, so that it can stand again on another page: what they covered below is empty. */
export const conCabeceraCortada = (filas: readonly Puesta[][], cabeceras: number): Puesta[][] =>
  filas.map((fila, y) =>
    y < cabeceras ? fila.map(p => ({ ...p, filas: Math.min(p.filas, cabeceras - y) })) : fila,
  )

/** With an empty cell in each place that none covers: no engine then meets an impossible table. */
export function sinHuecos(filas: readonly Puesta[][], ancho: number): Puesta[][] {
  const ocupadas: (Puesta | undefined)[][] = filas.map(() => [])
  filas.forEach((fila, y) => {
    for (const p of fila) for (const abajo of ocupadas.slice(y, y + p.filas)) ocupar(abajo, p)
  })
  return filas.map((fila, y) => {
    const huecos = Array.from({ length: ancho }, (_, x) => x)
      .filter(x => !ocupadas[y]![x])
      .map((x): Puesta => ({ nodos: [], x, columnas: 1, filas: 1 }))
    return [...fila, ...huecos].sort((a, b) => a.x - b.x)
  })
}
