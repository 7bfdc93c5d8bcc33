/** A rectangle of texts, row by row. */
export type Matriz = readonly (readonly string[])[]

/** Reads a quoted cell that begins at `pos`; null when its quotation marks do not end it, and are part of the text. */
function entreComillas(texto: string, pos: number): { valor: string; fin: number } | null {
  let valor = ''
  for (let i = pos + 1; i < texto.length; i++) {
    if (texto[i] !== '"') valor += texto[i]
    else if (texto[i + 1] === '"') {
      valor += '"'
      i++
    } else {
      const fin = i + 1
      return fin === texto.length || /[\t\r\n]/.test(texto[fin]!) ? { valor, fin } : null
    }
  }
  return null
}

/**
 * Cells as spreadsheets put them on the clipboard: tabs between cells, a line a row; a cell with tabs, line breaks or quotation marks at its
 * beginning stands between quotation marks, doubled inside. The line break at the very end is none. Never throws: odd marks are text.
 */
export function parseTsv(texto: string): string[][] {
  const filas: string[][] = [[]]
  let pos = 0
  for (;;) {
    const citada = texto[pos] === '"' ? entreComillas(texto, pos) : null
    const fin = citada ? citada.fin : finDeCelda(texto, pos)
    filas.at(-1)!.push(citada ? citada.valor : texto.slice(pos, fin))
    if (fin >= texto.length) break
    if (texto[fin] !== '\t') filas.push([])
    pos = texto.startsWith('\r\n', fin) ? fin + 2 : fin + 1
  }
  const ultima = filas.at(-1)!
  if (filas.length > 1 && ultima.length === 1 && ultima[0] === '') filas.pop()
  return filas
}

function finDeCelda(texto: string, pos: number): number {
  let fin = pos
  while (fin < texto.length && !/[\t\r\n]/.test(texto[fin]!)) fin++
  return fin
}

const citar = (celda: string): string =>
  /[\t\r\n]/.test(celda) || celda.startsWith('"') ? `"${celda.replaceAll('"', '""')}"` : celda

/** The cells as spreadsheets take them from the clipboard; `parseTsv` of it gives the same cells. */
export const formatTsv = (celdas: Matriz): string =>
  celdas.map(fila => fila.map(citar).join('\t')).join('\r\n')
