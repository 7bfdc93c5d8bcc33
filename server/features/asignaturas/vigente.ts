import { type SQL, sql } from '../../platform/db/drizzle.ts'

/**
 * Condition: no version of the same course is higher (§4). `a` names the courses of the outer query. Only versions point at a base, and all
 * of them are higher than it, so each course costs one look into the index by base, whatever the database knows of the table's size. A `case`, because
 * row security lets no condition into an index that might tell of rows on the way, and PostgreSQL believes that of `coalesce`.
 */
export const isVigente = (a: string): SQL => {
  const row = sql.identifier(a)
  return sql`not exists (select 1 from asignaturas v where v.empresa_id = ${row}.empresa_id
    and v.base_id = case when ${row}.base_id is null then ${row}.id else ${row}.base_id end and v.version > ${row}.version)`
}
