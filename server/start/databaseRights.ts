import { enLista } from '@malla/domain/texto/lista.ts'
import type pg from 'pg'
import { APP_ROLE } from '../platform/db/migrate.ts'
import { StartError } from '../platform/startError.ts'

/** Oldest PostgreSQL whose grants of roles are the ones we write (`with set`, `inherit`). */
const OLDEST = 16
const EXTENSIONS = ['unaccent', 'pg_trgm', 'btree_gin'] as const

/** What somebody else's PostgreSQL lets us do there. */
export interface Facts {
  /** As `server_version_num`: 180001 is 18.1. */
  version: number
  usuario: string
  /** May work as the role of the app, or make it. */
  role: boolean
  /** May make tables. */
  tables: boolean
  /** Extensions that are neither there nor can be made by us. */
  missing: string[]
}

const FACTS = `
  select current_setting('server_version_num')::int as version, current_user as usuario,
    coalesce(
      (select pg_has_role(oid, 'set') or pg_has_role(oid, 'member with admin option') from pg_roles where rolname = $1),
      (select rolsuper or rolcreaterole from pg_roles where rolname = current_user)) as role,
    has_schema_privilege('public', 'create') as tables,
    array(select e from unnest($2::text[]) e
      where not exists (select from pg_extension where extname = e)
        and not (has_database_privilege(current_database(), 'create')
          and exists (select from pg_available_extensions where name = e))) as missing`

/** Why Malla cannot work with such a database, in one Spanish line; null when it can. */
export function obstacleIn({ version, usuario, role, tables, missing }: Facts): string | null {
  const major = Math.floor(version / 10_000)
  if (major < OLDEST)
    return `La base de datos de DATABASE_URL es PostgreSQL ${major}: hace falta PostgreSQL ${OLDEST} o posterior.`
  const who = `El usuario «${usuario}» de DATABASE_URL`
  if (!tables) return `${who} no puede crear tablas en el esquema public: hágalo dueño de la base de datos.`
  if (!role)
    return `${who} no puede crear ni usar el rol «${APP_ROLE}»: dele permiso con ALTER ROLE … CREATEROLE.`
  if (missing.length > 0)
    return `${who} no puede crear ${missing.length > 1 ? 'las extensiones' : 'la extensión'} ${enLista(missing)}: que el administrador ejecute CREATE EXTENSION en esa base.`
  return null
}

/**
 * Looks before the first migration whether an outside database will do.
 * @throws {StartError} naming what is missing.
 */
export async function assertUsable(client: pg.Client): Promise<void> {
  // What asks for `set` is not understood before 16.
  const { rows } = await client.query("select current_setting('server_version_num')::int as version")
  const isOld = rows[0].version < OLDEST * 10_000
  const facts: Facts = isOld
    ? { ...rows[0], usuario: '', role: true, tables: true, missing: [] }
    : (await client.query(FACTS, [APP_ROLE, [...EXTENSIONS]])).rows[0]
  const obstacle = obstacleIn(facts)
  if (obstacle) throw new StartError(obstacle)
}
