import { parseTsv } from '../texto/tsv.ts'

/** What stands before the text of a line in a list: «1.», «a)», «•», «–». */
const VINETA = /^(?:[•·▪◦●○*–—-]|\(?(?:\d{1,3}|[a-zA-Z])[.)])\s+/

/** Cells of a sheet that have lines of their own come between quotation marks, which are none of the text; a line that somebody quotes keeps its own. */
function sinComillasDeCelda(texto: string): string {
  const filas = parseTsv(texto)
  return filas.flat().some(celda => /[\r\n]/.test(celda)) ? filas.map(f => f.join(' ')).join('\n') : texto
}

/** A pasted list as its lines: no bullets or numbers, no empty ones. */
export const lineasPegadas = (texto: string): string[] =>
  sinComillasDeCelda(texto)
    .split(/\r\n|[\r\n\u2028\u2029]/)
    .map(linea =>
      linea
        .replace(/[\t\u00a0]+/g, ' ')
        .trim()
        .replace(VINETA, '')
        .trim(),
    )
    .filter(linea => linea !== '')
