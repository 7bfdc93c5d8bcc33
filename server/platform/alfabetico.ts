import { type SQL, type SQLWrapper, sql } from './db/drizzle.ts'

/** For ORDER BY: as a Spanish reader sorts names («Ámbar» before «Beta»); the database's own order is by code point. */
export const alfabetico = (column: SQLWrapper): SQL => sql`${column} collate "es-x-icu"`
