import { escribirTextoRico } from '@malla/contracts/textoRico/escribir.ts'
import type { NodoRico } from '@malla/contracts/textoRico/esquema.ts'
import { leerTextoRico } from '@malla/contracts/textoRico/leer.ts'
import { isTextoVacio } from '@malla/domain/silabos/contenido.ts'
import { type Cubiertas, enParrafo, escapar, expandirTabla } from '@malla/domain/silabos/reconocer/bloques.ts'
import { parseTsv } from '@malla/domain/texto/tsv.ts'

/** A table of Excel or Word as the clipboard brings it. */

const tablaEn = (n: NodoRico): NodoRico | undefined =>
  n.type === 'table' ? n : (n.content ?? []).map(tablaEn).find(Boolean)

const span = (n: unknown): number => (typeof n === 'number' ? n : 1)

/** Rows that were pasted, in HTML; `cubiertas`: where a cell stands again that began in a row above. */
export interface TablaPegada {
  filas: string[][]
  cubiertas: Cubiertas | null
}

function filasDeTabla(tabla: NodoRico): TablaPegada {
  const filas = (tabla.content ?? []).map(fila =>
    (fila.content ?? []).map(celda => ({
      html: escribirTextoRico({ type: 'doc', content: celda.content ?? [] }),
      colspan: span(celda.attrs?.colspan),
      rowspan: span(celda.attrs?.rowspan),
    })),
  )
  return expandirTabla(filas)
}

const enCelda = (texto: string): string =>
  texto
    .split(/\r?\n/)
    .map(linea => enParrafo(escapar(linea)))
    .join('')

/**
 * The rows of what is pasted, as HTML; null where it is no table, or a single cell of one. A spreadsheet brings its table as HTML: tabs and lines
 * of the plain text are rows only where there is no HTML, for Word puts a tab behind each bullet of a list. `lineas`: lines without columns are rows
 * too, as where a cell is chosen and not written in.
 */
export function filasPegadas(html: string, texto: string, lineas: boolean): TablaPegada | null {
  const tabla = tablaEn(leerTextoRico(html))
  const isTexto = !tabla && html === '' && (texto.includes('\t') || (lineas && /\n\s*\S/.test(texto)))
  const filas = isTexto ? parseTsv(texto).map(fila => fila.map(enCelda)) : []
  const { cubiertas, ...todas } = tabla ? filasDeTabla(tabla) : { filas, cubiertas: null }
  const llenas = todas.filas.flatMap((fila, f) => (fila.some(c => !isTextoVacio(c)) ? [f] : []))
  if (llenas.length < 2 && (todas.filas[llenas[0] ?? 0]?.length ?? 0) < 2) return null
  if (llenas.length === 0) return null
  return {
    filas: llenas.map(f => todas.filas[f]!),
    cubiertas: cubiertas && llenas.map(f => cubiertas[f]!),
  }
}

/** What a single cell says, copied as a table; null where it is something else. */
export function celdaSuelta(html: string): string | null {
  const tabla = tablaEn(leerTextoRico(html))
  const filas = tabla ? filasDeTabla(tabla).filas : []
  return filas.length === 1 && filas[0]!.length === 1 ? filas[0]![0]! : null
}
