import type { Pagination } from '@malla/contracts/campos.ts'

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
