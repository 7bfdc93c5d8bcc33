/**
 * The one door to Drizzle. Node reads a package's list of exports anew for each file that imports it, and this one's is 130 kB long: with an import in
 * every file that asks the database, that was a third of what a start took (scripts/directions.ts holds it).
 */
export * from 'drizzle-orm'
export {
  bigint,
  boolean,
  customType,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  numeric,
  type PgColumn,
  PgDialect,
  PgTable,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
