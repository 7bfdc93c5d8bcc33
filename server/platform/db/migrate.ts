import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { migrateQueues } from '../jobs/schema.ts'
import { drizzle, migrate as runMigrations } from './drizzle.ts'

/** The role the server works under: it owns nothing and row security applies to it. */
export const APP_ROLE = 'malla_app'

const LOCK = 7_266_552
/** Where the migrations lie, with their journal in `meta`. */
export const MIGRACIONES = fileURLToPath(new URL('../../migrations', import.meta.url))

/** Roles belong to the whole cluster, so two databases may make it at once: whoever comes second finds it there, and need not be allowed to make it. */
const ROLE = `
do $$ begin
  if not exists (select from pg_roles where rolname = '${APP_ROLE}') then create role ${APP_ROLE} nologin; end if;
exception when duplicate_object or unique_violation then null;
end $$;
do $$ begin
  if not pg_has_role(current_user, '${APP_ROLE}', 'set') then execute format('grant ${APP_ROLE} to %I with set true, inherit false', current_user); end if;
exception when unique_violation then null;
end $$;`

/**
 * Row security for every table of an institution, and rights for the app role; runs after each migration, so that no new table
 * can be forgotten. What belongs to no institution is the short list here; each has its own guard in the services.
 */
const PROTECT = `
do $$
declare t text;
begin
  for t in select c.table_name from information_schema.columns c
           join pg_tables p on p.schemaname = 'public' and p.tablename = c.table_name
           where c.table_schema = 'public' and c.column_name = 'empresa_id' and c.table_name not in ('cadenas', 'sesiones')
  loop
    -- Only where it is not: altering a table waits for all who read it, and makes all others wait, also when nothing changes.
    if not (select relrowsecurity from pg_class where oid = format('public.%I', t)::regclass) then
      execute format('alter table %I enable row level security', t);
    end if;
    if not exists (select 1 from pg_policies where schemaname = 'public' and tablename = t and policyname = 'misma_empresa') then
      execute format('create policy misma_empresa on %I using (empresa_id = current_setting(''app.empresa_id'')::bigint)', t);
    end if;
  end loop;
end $$;
revoke all on all tables in schema public from ${APP_ROLE};
grant usage on schema public to ${APP_ROLE};
grant select, insert, update, delete on all tables in schema public to ${APP_ROLE};
grant usage on all sequences in schema public to ${APP_ROLE};
revoke all on cambios, cadenas from ${APP_ROLE};
grant select on cambios to ${APP_ROLE};
grant select (empresa_id, ultimo) on cadenas to ${APP_ROLE};
revoke execute on all functions in schema public from public;
grant execute on all functions in schema public to ${APP_ROLE};`

/**
 * Brings the database at `url` (owner's connection string) to the newest schema. Two servers starting at once wait for each
 * other on a lock held by the same connection. Idempotent. `folder`: other migrations, for a database that is to have fewer.
 */
export async function migrate(url: string, folder: string = MIGRACIONES): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'malla-migraciones' })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK])
    await client.query('set client_min_messages = warning')
    await client.query(ROLE)
    await runMigrations(drizzle(client), { migrationsFolder: folder })
    await client.query(PROTECT)
    await migrateQueues(client, APP_ROLE)
  } finally {
    await client.end()
  }
}
