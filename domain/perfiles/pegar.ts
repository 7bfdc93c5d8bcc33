/** What stands before the text of a line in a list: «1.», «a)», «•», «–». */
const VINETA = /^(?:[•·▪◦●○*–—-]|\(?(?:\d{1,3}|[a-zA-Z])[.)])\s+/

/** A pasted list as its lines: no bullets or numbers, no empty ones. */
export const lineasPegadas = (texto: string): string[] =>
  texto
    .split(/\r\n|[\r\n\u2028\u2029]/)
    .map(linea =>
      linea
        .replace(/[\t\u00a0]+/g, ' ')
        .trim()
        .replace(VINETA, '')
        .trim(),
    )
    .filter(linea => linea !== '')
