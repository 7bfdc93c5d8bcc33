import type { Db, Tx } from '../db/db.ts'
import { sql } from '../db/drizzle.ts'
import type { Cambio } from './visible.ts'

/** Bytes of what changes left after which a page of them ends: a text may have two million, and a page a thousand records. */
const MOST_BYTES = 8 * 1024 * 1024

/** A page of an institution's records, and whether there are more behind it. */
export interface Pagina {
  cambios: Cambio[]
  more: boolean
  /** Number of the last one, to go on after; where there is none that which was asked for, or the newest there is when that is less: a backup was restored since. */
  last: number
}

/**
 * Records of an institution after a number, in commit order and without gaps; at most `limit`, and fewer where they are long, at least one. They are
 * measured as texts: as they lie there they may be a hundred times smaller.
 */
export async function selectCambios(
  tx: Tx,
  empresaId: number,
  after: number,
  limit: number,
): Promise<Pagina> {
  // One record after the other, so that what is behind the last one is not even looked at.
  const { rows } = await tx.execute(sql`
    with recursive pagina(id, n, bytes) as (
      select ${after}::bigint, 0, 0::bigint
      union all
      select s.id, p.n + 1, p.bytes + s.bytes from pagina p cross join lateral (
        select c.id, coalesce(octet_length(c.despues::text), 0) as bytes from cambios c
        where c.empresa_id = ${empresaId} and c.id > p.id order by c.id limit 1) s
      where p.n < ${limit} and p.bytes < ${MOST_BYTES})
    select c.empresa_id, c.id, c.quien, p.nombres, to_char(c.cuando at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as cuando,
      c.evento, c.objeto_id, c.ambito, c.despues, c.id < k.ultimo as more
    from cambios c join cadenas k on k.empresa_id = c.empresa_id
    left join usuarios u on u.id = c.quien left join personas p on p.id = u.persona_id
    where c.empresa_id = ${empresaId} and c.id > ${after} and c.id <= (select max(id) from pagina) order by c.id`)
  const leidos = rows as unknown as (Cambio & { more: boolean })[]
  const final = leidos.at(-1)
  return {
    cambios: leidos.map(({ more: _more, ...c }) => c),
    more: final?.more ?? false,
    last: final?.id ?? Math.min(after, await selectUltimo(tx, empresaId)),
  }
}

/** Number of the newest record of an institution; 0 where there is none. */
async function selectUltimo(tx: Tx, empresaId: number): Promise<number> {
  const { rows } = await tx.execute(sql`select ultimo from cadenas where empresa_id = ${empresaId}`)
  return (rows as unknown as { ultimo: number }[])[0]?.ultimo ?? 0
}

/** The records of such a page, in a transaction of its own: for the live channel, which goes on from the last one by itself. */
export const readCambios = (db: Db, empresaId: number, after: number, limit: number): Promise<Cambio[]> =>
  db.read(empresaId, async tx => (await selectCambios(tx, empresaId, after, limit)).cambios)

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
