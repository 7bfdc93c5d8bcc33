/**
 * What a view of a list keeps: the part of the address behind «?», in one order, without what belongs to the moment (the page, the row whose form
 * is open). Two addresses show the same list when their queries are the same text.
 */

/** Most characters of a kept query. */
export const LARGO_DE_CONSULTA = 1000

const DEL_MOMENTO = new Set(['page', 'id'])
const CLAVE = /^[a-z_]{1,30}$/

const parejas = (texto: string): [string, string][] =>
  [...new URLSearchParams(texto)].filter(([clave, valor]) => CLAVE.test(clave) && valor !== '')

/** The query that a view keeps of an address: «?» or none before it, any order; what is no name of a filter is left out. */
export function consultaDeVista(texto: string): string {
  const dicho = new Map(parejas(texto).filter(([clave]) => !DEL_MOMENTO.has(clave)))
  const enOrden = [...dicho].sort(([a], [b]) => (a < b ? -1 : 1))
  return new URLSearchParams(enOrden).toString()
}

/** Whether a text may be kept as the query of a view: only names of filters with what they say, no page, not too long. */
export function isConsulta(texto: string): boolean {
  const todas = [...new URLSearchParams(texto)]
  return (
    consultaDeVista(texto).length <= LARGO_DE_CONSULTA &&
    todas.every(([clave]) => CLAVE.test(clave) && !DEL_MOMENTO.has(clave)) &&
    new Set(todas.map(([clave]) => clave)).size === todas.length
  )
}
