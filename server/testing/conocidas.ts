import type pg from 'pg'

/** Those of these tables that PostgreSQL does not know to hold so many rows: nobody had it count them since they were written. */
export async function sinConocer(
  owner: pg.Client,
  tablas: readonly string[],
  filas: number,
): Promise<string[]> {
  const { rows } = await owner.query<{ tabla: string }>(
    'select oid::regclass::text as tabla from pg_class where oid = any($1::regclass[]) and reltuples < $2',
    [tablas, filas],
  )
  return rows.map(r => r.tabla)
}
