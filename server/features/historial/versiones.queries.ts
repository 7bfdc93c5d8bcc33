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

/** A page of the versions of a thing, the last first, and how many there are. Permission is the caller's. */
export async function selectVersiones(
  ctx: Ctx,
  de: De,
  page: { page: number; per_page: number },
): Promise<{ rows: Version[]; total: number }> {
  const [versiones, cuenta] = await Promise.all([
    ctx.tx.execute<Fila>(sql`select ${columnas} from ${tablas(ctx, de)}
      order by c.id desc limit ${page.per_page} offset ${offsetOf(page)}`),
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

/** What the changes after a version had found, the last first: taken back one by one they lead to that version. */
export async function selectAntesDesde(
  ctx: Ctx,
  de: De,
  changeId: number,
): Promise<Record<string, unknown>[]> {
  const { rows } = await ctx.tx.execute<{ antes: Record<string, unknown> | null }>(
    sql`select c.antes from cambios c where ${donde(ctx, de)} and c.id > ${changeId} order by c.id desc`,
  )
  return rows.map(r => r.antes ?? {})
}
