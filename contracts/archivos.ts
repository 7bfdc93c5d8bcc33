/** Most bytes of a document, a workbook or another file that somebody brings. */
export const MAYOR_ARCHIVO = 50 * 1024 * 1024
