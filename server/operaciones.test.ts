import { readFileSync } from 'node:fs'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from './testing/database.ts'

const guide = readFileSync(new URL('../docs/operations.md', import.meta.url), 'utf8')
const [, statements = ''] = /```sql\n([\s\S]*?)```/.exec(guide) ?? []

/** What Citus does when a table is spread, as far as it may refuse: its published rules for keys, columns and triggers. */
const CITUS = `
create table citus_stub (tabla regclass primary key, clase text not null);
create function citus_refuse(t regclass) returns void language plpgsql as $$ begin
  if exists (select from pg_trigger where tgrelid = t and not tgisinternal) then raise exception '% has triggers', t; end if;
  if exists (select from pg_constraint where contype = 'f' and t in (conrelid, confrelid)) then raise exception '% has foreign keys', t; end if;
  if exists (select from pg_constraint where contype = 'x' and conrelid = t) then raise exception '% has an exclusion', t; end if;
end $$;
create function create_reference_table(t regclass) returns void language plpgsql as $$ begin
  perform citus_refuse(t);
  insert into citus_stub values (t, 'reference');
end $$;
create function create_distributed_table(t regclass, c text, colocate_with text default 'default') returns void language plpgsql as $$
declare n int := (select attnum from pg_attribute where attrelid = t and attname = c and attnotnull and atttypid = 'bigint'::regtype);
begin
  perform citus_refuse(t);
  if n is null then raise exception '% has no % that must be there', t, c; end if;
  if exists (select from pg_index where indrelid = t and indisunique and not n = any(indkey::int[]))
    then raise exception '% has a unique index without %', t, c; end if;
  if exists (select from pg_attribute where attrelid = t and attidentity <> '' and atttypid <> 'bigint'::regtype)
    then raise exception '% has an identity that is no bigint', t; end if;
  if exists (select from citus_stub where clase = 'distributed')
      and not exists (select from citus_stub where tabla::text = colocate_with and clase = 'distributed')
    then raise exception '% is nobody''s neighbour', t; end if;
  insert into citus_stub values (t, 'distributed');
end $$;`

/** Foreign keys that Citus does not take: of neighbours without the institution, to spread tables from others, to local ones from spread ones. */
const REFUSED_KEYS = `
  with k as (
    select conname, conkey, confkey, conrelid, confrelid, confdeltype,
      coalesce(d.clase, 'local') as de, coalesce(a.clase, 'local') as a
    from pg_constraint left join citus_stub d on d.tabla = conrelid left join citus_stub a on a.tabla = confrelid
    where contype = 'f' and connamespace = 'public'::regnamespace
  ), institution as (select attrelid, attnum from pg_attribute where attname = 'empresa_id')
  select conname from k where case
    when de = 'distributed' and a = 'distributed' then not exists (
      select from unnest(conkey, confkey) as p(x, y) join institution i on i.attrelid = conrelid and i.attnum = x
        join institution j on j.attrelid = confrelid and j.attnum = y)
    when a = 'distributed' then true
    when de = 'distributed' then a <> 'reference'
    when de = 'reference' and a = 'local' then confdeltype <> 'a'
    else false end`

describe('the statements of docs/operations.md that spread institutions over several machines', () => {
  let database: TestDatabase
  let client: pg.Client
  const rows = async (text: string): Promise<string[]> =>
    (await client.query(text)).rows.map(r => Object.values(r).join(' '))
  const keys = () =>
    rows(
      "select conrelid::regclass, conname, pg_get_constraintdef(oid) from pg_constraint where contype = 'f' order by 1, 2",
    )
  let before: string[]
  beforeAll(async () => {
    database = await createTestDatabase()
    client = new pg.Client(database.url)
    await client.connect()
    before = await keys()
    await client.query(CITUS)
    await client.query(statements)
  })
  afterAll(async () => {
    await client.end()
    await database.drop()
  })

  it('name every table, each once: spread, copied, or left where it is', async () => {
    const stays = Array.from(statements.matchAll(/^-- stays: (\w+)$/gm), m => m[1]!)
    const placed = await rows('select tabla::text from citus_stub')
    const all = await rows(
      "select relname from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and relname <> 'citus_stub'",
    )
    expect([...stays, ...placed].sort()).toEqual(all.sort())
  })

  it('spread whatever is of an institution, but sessions, which may be of none', async () => {
    const spread = await rows("select tabla::text from citus_stub where clase = 'distributed'")
    const own = await rows(
      "select table_name from information_schema.columns where table_schema = 'public' and column_name = 'empresa_id'",
    )
    expect(own.filter(t => !spread.includes(t))).toEqual(['sesiones'])
  })

  it('leave every foreign key as it was, and none that Citus refuses', async () => {
    expect(before.length).toBeGreaterThan(50)
    expect(await keys()).toEqual(before)
    expect(await rows(REFUSED_KEYS)).toEqual([])
  })

  it('the rules that stand in for Citus refuse what they should', async () => {
    await expect(
      client.query(
        "select create_distributed_table('sesiones', 'empresa_id', colocate_with => 'facultades')",
      ),
    ).rejects.toThrow(/foreign keys|must be there/)
    await expect(client.query("select create_reference_table('empresas')")).rejects.toThrow(/triggers/)
    await client.query('create table sin_clave (empresa_id bigint not null, id bigint primary key)')
    await expect(
      client.query(
        "select create_distributed_table('sin_clave', 'empresa_id', colocate_with => 'facultades')",
      ),
    ).rejects.toThrow(/unique index/)
    await client.query('alter table sin_clave add foreign key (empresa_id, id) references planes')
    expect(await rows(REFUSED_KEYS)).toEqual(['sin_clave_empresa_id_id_fkey'])
  })
})
