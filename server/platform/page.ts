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

/** The words of a text, the longest first. */
const palabrasDe = (filtro: string): string[] =>
  sinBlancosDeMas(filtro)
    .split(' ')
    .toSorted((a, b) => b.length - a.length)

const patron = (palabra: string): SQL => sql`normalizar(${likeOf(palabra)})`

/** However many they are, `normalizar` is asked once a row: it costs far more than comparing. */
const contiene = (texto: SQLWrapper, palabras: readonly string[]): SQL =>
  sql`normalizar(${texto}) like all(array[${sql.join([...new Set(palabras)].map(patron), sql`, `)}])`

/**
 * Condition: the text holds every word that was typed, in any order, accents and capitals aside (as `contiene` in the browser). Several columns are one text by
 * concat_ws.
 */
export const conPalabras = (texto: SQLWrapper, filtro: string): SQL => contiene(texto, palabrasDe(filtro))

/**
 * The same of a person by name and mail. There are people of all institutions: who has the longest word is found by the indexes, which know one column each, and
 * the others are looked for in what they find. `p` names the people of the query.
 */
export function personaConPalabras(p: string, filtro: string): SQL {
  const row = sql.identifier(p)
  const larga = patron(palabrasDe(filtro)[0]!)
  return sql`((normalizar(${row}.nombres) like ${larga} or normalizar(${row}.correo) like ${larga})
    and ${conPalabras(sql`concat_ws(' ', ${row}.nombres, ${row}.correo)`, filtro)})`
}

/**
 * The same of a course by its name and code, whose signs may be missing on either side: «INF134» is «INF-134» (`claveDeCodigo`). `a` names the courses
 * of the query.
 */
export function cursoConPalabras(a: string, filtro: string): SQL {
  const row = sql.identifier(a)
  // A word of signs alone is looked for as it stands.
  return contiene(
    sql`clave_de_curso(${row}.codigo, ${row}.nombre)`,
    palabrasDe(filtro).map(palabra => claveDeCodigo(palabra) || palabra),
  )
}
