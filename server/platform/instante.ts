import { type SQL, type SQLWrapper, sql } from './db/drizzle.ts'

/** A moment as answers carry it: ISO 8601, where PostgreSQL's own text is not. */
export const instante = (column: SQLWrapper): SQL<string> => sql<string>`to_json(${column}) #>> '{}'`
