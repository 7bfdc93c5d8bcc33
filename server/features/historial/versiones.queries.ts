import type { Version } from '@malla/contracts/historial.ts'
import type { Ctx } from '../../platform/context.ts'
import { type SQL, sql } from '../../platform/db/drizzle.ts'
import { notFound } from '../../platform/errors.ts'
import { instante } from '../../platform/instante.ts'
import { offsetOf } from '../../platform/page.ts'

/** What versions are looked for: of one thing, by the events that changed it, of one section. */
export interface De {
  eventos: readonly string[]
  id: number
  key?: string | undefined
  /** What else holds of the record (c). */
  donde?: SQL
  /** Versions that are told of elsewhere: a query of id, evento, cuando, quien, antes and despues. */
  ademas?: SQL
}

const donde = (
  ctx: Ctx,
  { eventos, id, key, donde: mas }: De,
): SQL => sql`c.empresa_id = ${ctx.empresaId} and c.objeto_id = ${id}
  and c.evento in (${sql.join(
    eventos.map(e => sql`${e}`),
    sql`, `,
  )}) ${key === undefined ? sql`` : sql`and c.despues->>'key' = ${key}`} ${mas ? sql`and ${mas}` : sql``}`

const columnas = sql`c.id as change_id, c.evento, ${instante(sql`c.cuando`)} as cuando, c.antes, c.despues,
  case when c.quien is null then null else jsonb_build_object('id', c.quien, 'nombres', coalesce(p.nombres, '')) end as "user"`

const tablas = (
  ctx: Ctx,
  de: De,
): SQL => sql`(select c.id, c.evento, c.cuando, c.quien, c.antes, c.despues from cambios c
    where ${donde(ctx, de)} ${de.ademas ? sql`union all ${de.ademas}` : sql``}) c
  left join usuarios u on u.id = c.quien left join personas p on p.id = u.persona_id`

type Fila = Version & Record<string, unknown>

/** Bytes of what a page of versions tells: ten of the longest texts of a plan, as they were and as they became, are fewer. */
const MOST_BYTES = 16 * 1024 * 1024

const bytesDe = (columna: SQL): SQL => sql`coalesce(octet_length(${columna}::text), 0)`

/**
 * A page of the versions of a thing, the last first, and how many there are. Of those that no room is left for it is told that they are there, without
 * what was before and after (`despues` is null). Permission is the caller's.
 */
export async function selectVersiones(
  ctx: Ctx,
  de: De,
  page: { page: number; per_page: number },
): Promise<{ rows: Version[]; total: number }> {
  const [versiones, cuenta] = await Promise.all([
    ctx.tx.execute<Fila>(sql`select v.change_id, v.evento, v.cuando, v."user",
        case when v.bytes <= ${MOST_BYTES} then v.antes end as antes, case when v.bytes <= ${MOST_BYTES} then v.despues end as despues
      from (select v.*, sum(${bytesDe(sql`v.antes`)} + ${bytesDe(sql`v.despues`)}) over (order by v.change_id desc) as bytes
        from (select ${columnas} from ${tablas(ctx, de)} order by c.id desc limit ${page.per_page} offset ${offsetOf(page)}) v) v
      order by v.change_id desc`),
    ctx.tx.execute<{ n: number }>(sql`select count(*)::int as n from ${tablas(ctx, de)}`),
  ])
  return { rows: versiones.rows, total: cuenta.rows[0]!.n }
}

/** One version of a thing; 404 when it is none of its own. */
export async function selectVersion(ctx: Ctx, de: De, changeId: number): Promise<Version> {
  const { rows } = await ctx.tx.execute<Fila>(
    sql`select ${columnas} from ${tablas(ctx, de)} where c.id = ${changeId}`,
  )
  if (!rows[0]) throw notFound()
  return rows[0]
}

/** Of each field that changed after a version what the first of these changes had found: as it was in that version. */
export async function selectAntesDesde(ctx: Ctx, de: De, changeId: number): Promise<Record<string, unknown>> {
  const { rows } = await ctx.tx.execute<{ campo: string; valor: unknown }>(
    sql`select distinct on (a.campo) a.campo, a.valor from cambios c, jsonb_each(c.antes) a(campo, valor)
      where ${donde(ctx, de)} and c.id > ${changeId} order by a.campo, c.id`,
  )
  return Object.fromEntries(rows.map(r => [r.campo, r.valor]))
}
