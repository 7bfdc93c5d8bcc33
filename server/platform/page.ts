import type { Pagination } from '@malla/contracts/campos.ts'
import { claveDeCodigo, sinBlancosDeMas } from '@malla/domain/texto/normalizar.ts'
import { type SQL, type SQLWrapper, sql } from './db/drizzle.ts'

/** Rows to skip for a page. */
export const offsetOf = (p: { page: number; per_page: number }): number => (p.page - 1) * p.per_page

/** The pagination of an answer (§3). `from` and `to` are 0 when there is nothing. */
export function paginationOf(
  p: { page: number; per_page: number },
  total: number,
  shown: number,
  path: string,
): Pagination {
  const from = shown === 0 ? 0 : offsetOf(p) + 1
  return {
    current_page: p.page,
    from,
    to: shown === 0 ? 0 : from + shown - 1,
    total,
    per_page: p.per_page,
    path: `/api${path}`,
  }
}

/** `%texto%` for LIKE over normalizar(…); the wildcards of the person's text mean themselves. */
export const likeOf = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`

const cadaPalabra = (filtro: string, condition: (palabra: string) => SQL): SQL =>
  sql`(${sql.join(sinBlancosDeMas(filtro).split(' ').map(condition), sql` and `)})`

/**
 * Condition: the text holds every word that was typed, in any order, accents and capitals aside (as `contiene` in the browser). Several columns are one text by
 * concat_ws.
 */
export const conPalabras = (texto: SQLWrapper, filtro: string): SQL =>
  cadaPalabra(filtro, palabra => sql`normalizar(${texto}) like normalizar(${likeOf(palabra)})`)

/**
 * The same of a course by its name and code, whose signs may be missing on either side: «INF134» is «INF-134» (`claveDeCodigo`). `a` names the courses
 * of the query.
 */
export function cursoConPalabras(a: string, filtro: string): SQL {
  const row = sql.identifier(a)
  const texto = sql`normalizar(concat_ws(' ', ${row}.codigo, translate(${row}.codigo, E' \\u00a0.-_/', ''), ${row}.nombre))`
  return cadaPalabra(filtro, palabra => {
    const formas = [...new Set([palabra, claveDeCodigo(palabra)])].filter(Boolean)
    const patrones = formas.map(forma => sql`normalizar(${likeOf(forma)})`)
    return sql`${texto} like any(array[${sql.join(patrones, sql`, `)}])`
  })
}
