import { createRequire } from 'node:module'

/**
 * The one door to Drizzle, in its CommonJS form. Node parses a package's list of exports anew for each ES module of the package and for each that imports
 * it, and this one's is 130 kB long: loaded as ES modules it was a third of what a start takes, so it is required, and by nobody else
 * (scripts/directions.ts holds it).
 */
const require = createRequire(import.meta.url)

export type { Placeholder, SQL, SQLWrapper } from 'drizzle-orm'
export type { NodePgDatabase } from 'drizzle-orm/node-postgres'
export type { PgColumn, PgTable } from 'drizzle-orm/pg-core'

export const {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  getTableName,
  gt,
  inArray,
  is,
  isNotNull,
  isNull,
  lt,
  lte,
  ne,
  not,
  or,
  sql,
  Table,
} = require('drizzle-orm') as typeof import('drizzle-orm')

export const {
  bigint,
  boolean,
  customType,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  numeric,
  PgDialect,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} = require('drizzle-orm/pg-core') as typeof import('drizzle-orm/pg-core')

export const { drizzle } = require('drizzle-orm/node-postgres') as typeof import('drizzle-orm/node-postgres')

export const { migrate } =
  require('drizzle-orm/node-postgres/migrator') as typeof import('drizzle-orm/node-postgres/migrator')
