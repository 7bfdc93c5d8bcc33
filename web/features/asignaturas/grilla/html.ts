/** A cell for the clipboard; numbers stay numbers in the spreadsheet, everything else stays text. */
export interface CeldaCopiada {
  texto: string
  isNumero: boolean
}

const signos: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapar = (s: string): string => s.replace(/[&<>"]/g, signo => signos[signo]!).replaceAll('\n', '<br>')

function td({ texto, isNumero }: CeldaCopiada): string {
  const numero = texto.replace(',', '.')
  if (isNumero && texto !== '') return `<td x:num="${numero}" sdval="${numero}" sdnum="1033;">${texto}</td>`
  // Excel reads the format in the style, LibreOffice the one in sdnum: without them «0021» becomes 21 and «1e3» a thousand.
  return `<td style="mso-number-format:'\\@'" sdnum="1033;0;@">${escapar(texto)}</td>`
}

/** The cells as a table that Excel and LibreOffice paste with codes as text and decimals right in any country. */
export const tablaHtml = (celdas: readonly (readonly CeldaCopiada[])[]): string => {
  const filas = celdas.map(fila => `<tr>${fila.map(td).join('')}</tr>`).join('')
  return `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><meta charset="utf-8"><table>${filas}</table></html>`
}
