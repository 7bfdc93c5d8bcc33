import type { ResumenDeSugerencias, Sugerencia } from '@malla/contracts/sugerencias.ts'
import type { Ctx } from '../../platform/context.ts'
import type { Tx } from '../../platform/db/db.ts'
import { type SQL, sql } from '../../platform/db/drizzle.ts'
import { notFound } from '../../platform/errors.ts'
import { instante } from '../../platform/instante.ts'
import { conPalabras, offsetOf } from '../../platform/page.ts'

export interface FiltrosDeSugerencias {
  filtro?: string | undefined
  status?: number | undefined
}

const columns = sql`s.id, s.status, s.titulo, s.descripcion, s.pagina, s.nota, s.revision,
  coalesce(p.nombres, '–') as quien, p.correo, e.razonsocial as institucion, ${instante(sql`s.created_at`)} as created_at`

const from = sql`from sugerencias s left join empresas e on e.id = s.de_empresa_id
  left join usuarios u on u.id = s.usuario_id left join personas p on p.id = u.persona_id`

function conditions({ filtro, status }: FiltrosDeSugerencias): SQL {
  return sql.join(
    [
      sql`true`,
      ...(status === undefined ? [] : [sql`s.status = ${status}`]),
      ...(filtro ? [conPalabras(sql`concat_ws(' ', s.titulo, s.descripcion, p.nombres)`, filtro)] : []),
    ],
    sql` and `,
  )
}

/** The last suggestions, as many as asked for, the last one first. */
export async function selectUltimas(ctx: Ctx, f: FiltrosDeSugerencias, most: number): Promise<Sugerencia[]> {
  const { rows } = await ctx.tx.execute(
    sql`select ${columns} ${from} where ${conditions(f)} order by s.created_at desc, s.id desc limit ${most}`,
  )
  return rows as unknown as Sugerencia[]
}

/** A page of suggestions, the last one first, and how many there are in all. */
export async function selectSugerencias(
  ctx: Ctx,
  f: FiltrosDeSugerencias & { page: number; per_page: number },
): Promise<{ rows: Sugerencia[]; total: number }> {
  const { rows } = await ctx.tx.execute(sql`select ${columns} ${from} where ${conditions(f)}
    order by s.created_at desc, s.id desc limit ${f.per_page} offset ${offsetOf(f)}`)
  const counted = await ctx.tx.execute(sql`select count(*)::int as total ${from} where ${conditions(f)}`)
  return {
    rows: rows as unknown as Sugerencia[],
    total: (counted.rows[0] as { total: number }).total,
  }
}

/** One suggestion; 404 when it is not there. */
export async function selectSugerencia(ctx: Ctx, id: number): Promise<Sugerencia> {
  const { rows } = await ctx.tx.execute(sql`select ${columns} ${from} where s.id = ${id}`)
  if (!rows[0]) throw notFound()
  return rows[0] as unknown as Sugerencia
}

/** How many are new and how many there are (§2, title of the menu). */
export async function contarSugerencias(tx: Tx): Promise<ResumenDeSugerencias> {
  const { rows } = await tx.execute(
    sql`select count(*) filter (where status = 0)::int as news, count(*)::int as total from sugerencias`,
  )
  return rows[0] as unknown as ResumenDeSugerencias
}

/** How many a person wrote in the last 24 hours. */
export async function contarDeHoy(ctx: Ctx, usuarioId: number): Promise<number> {
  const { rows } = await ctx.tx.execute(sql`select count(*)::int as n from sugerencias
    where usuario_id = ${usuarioId} and created_at > clock_timestamp() - interval '24 hours'`)
  return (rows[0] as { n: number }).n
}
