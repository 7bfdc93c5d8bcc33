import type { Db, Tx } from '../db/db.ts'
import { sql } from '../db/drizzle.ts'
import type { Cambio } from './visible.ts'

/** Records of an institution after a number, in commit order and without gaps; at most `limit`. */
export async function selectCambios(
  tx: Tx,
  empresaId: number,
  after: number,
  limit: number,
): Promise<Cambio[]> {
  const { rows } = await tx.execute(sql`
    select c.empresa_id, c.id, c.quien, p.nombres, to_char(c.cuando at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as cuando,
      c.evento, c.objeto_id, c.ambito, c.antes, c.despues
    from cambios c left join usuarios u on u.id = c.quien left join personas p on p.id = u.persona_id
    where c.empresa_id = ${empresaId} and c.id > ${after} order by c.id limit ${limit}`)
  return rows as unknown as Cambio[]
}

/** The same, in a transaction of its own: for the live channel. */
export const readCambios = (db: Db, empresaId: number, after: number, limit: number): Promise<Cambio[]> =>
  db.read(empresaId, tx => selectCambios(tx, empresaId, after, limit))

/**
 * The newest record of an institution that is older than so many milliseconds, for each of `ages`; 0 where none is. Records come in the order of their
 * moments.
 */
export const changesBefore = (db: Db, empresaId: number, ages: readonly number[]): Promise<number[]> =>
  db.read(empresaId, async tx => {
    const { rows } = await tx.execute(sql`
      select coalesce((
        select id from cambios where empresa_id = ${empresaId} and cuando < clock_timestamp() - edad.ms * interval '1 millisecond'
        order by id desc limit 1), 0) as id
      from unnest(${sql.param(ages)}::int[]) with ordinality edad(ms, n) order by n`)
    return (rows as unknown as { id: number }[]).map(r => r.id)
  })

/** Last number of each of these institutions' chains. */
export async function lastChanges(db: Db, empresaIds: number[]): Promise<Map<number, number>> {
  if (empresaIds.length === 0) return new Map()
  const list = sql.join(
    empresaIds.map(id => sql`${id}`),
    sql`, `,
  )
  const { rows } = await db.global.execute(
    sql`select empresa_id, ultimo from cadenas where empresa_id in (${list})`,
  )
  return new Map(
    (rows as unknown as { empresa_id: number; ultimo: number }[]).map(r => [r.empresa_id, r.ultimo]),
  )
}
