import { bigint, integer, sql, timestamp } from '../drizzle.ts'

/** Columns that every table of an institution has. The primary key is (empresa_id, id), declared by each table. */
export const propia = () => ({
  empresa_id: bigint({ mode: 'number' }).notNull().default(sql`current_setting('app.empresa_id')::bigint`),
  id: bigint({ mode: 'number' }).notNull().generatedByDefaultAsIdentity(),
})

/** Key of a table that belongs to no institution. */
export const globalId = () => bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity()

/** A moment, as the text that PostgreSQL writes. */
export const instante = () => timestamp({ withTimezone: true, mode: 'string' })

/** `revision` counts the writes of a row; a write that names an older one is refused (409). */
export const fechas = () => ({
  revision: integer().notNull().default(1),
  created_at: instante().notNull().default(sql`clock_timestamp()`),
  updated_at: instante().notNull().default(sql`clock_timestamp()`),
})

/** Reference to a row of the same institution; the composite foreign key is declared by the table. */
export const ref = () => bigint({ mode: 'number' })
