import type { Observacion } from '@malla/contracts/revisiones.ts'
import type { Ctx } from '../../platform/context.ts'
import { type SQL, sql } from '../../platform/db/drizzle.ts'
import { instante } from '../../platform/instante.ts'

const nombreDe = (columna: 'usuario_id' | 'respondida_por') => sql`(select pe.nombres from usuarios u
  join personas pe on pe.id = u.persona_id where u.id = o.${sql.identifier(columna)})`

interface Fila extends Omit<Observacion, 'respondida' | 'quien'> {
  quien: string | null
  respondida_at: string | null
  respondida_por: string | null
}

const toObservacion = ({ respondida_at, respondida_por, quien, ...o }: Fila): Observacion => ({
  ...o,
  quien: quien ?? 'Una persona que ya no está',
  respondida: respondida_at ? { cuando: respondida_at, quien: respondida_por } : null,
})

/**
 * The syllabi whose observations this one has: its own, and those of the earlier versions of its course in its period, whose text goes on in it. What was
 * approved is done with, and asks nothing of a later version.
 */
const susSilabos = (ctx: Ctx, silaboId: number): SQL => sql`(select v.id from silabos s
  join asignaturas a on a.empresa_id = s.empresa_id and a.id = s.asignatura_id
  join asignaturas b on b.empresa_id = a.empresa_id and (b.id = coalesce(a.base_id, a.id) or b.base_id = coalesce(a.base_id, a.id))
  join silabos v on v.empresa_id = b.empresa_id and v.asignatura_id = b.id and v.periodo_id is not distinct from s.periodo_id
  where s.empresa_id = ${ctx.empresaId} and s.id = ${silaboId}
    and (v.id = s.id or (b.version < a.version and v.estado <> 'aprobado')))`

/** Observations to a syllabus, with those that came along from earlier versions, the first first; to one of them when `id` is given. Permission is the caller's. */
export async function selectObservaciones(ctx: Ctx, silaboId: number, id?: number): Promise<Observacion[]> {
  const { rows } =
    await ctx.tx.execute(sql`select o.id, a.version, o.clave, o.texto, o.usuario_id, ${nombreDe('usuario_id')} as quien,
      ${instante(sql`o.created_at`)} as created_at, o.respuesta, ${instante(sql`o.respondida_at`)} as respondida_at,
      ${nombreDe('respondida_por')} as respondida_por, o.resuelta, o.revision
    from silabo_observaciones o join silabos s on s.empresa_id = o.empresa_id and s.id = o.silabo_id
    join asignaturas a on a.empresa_id = s.empresa_id and a.id = s.asignatura_id
    where o.empresa_id = ${ctx.empresaId} and o.silabo_id in ${susSilabos(ctx, silaboId)}
      and ${id === undefined ? sql`true` : sql`o.id = ${id}`} order by o.created_at, o.id`)
  return (rows as unknown as Fila[]).map(toObservacion)
}

/** Of the observations that are not settled: how many, and how many nobody has answered. */
export async function contarAbiertas(
  ctx: Ctx,
  silaboId: number,
): Promise<{ sinResolver: number; sinResponder: number }> {
  const { rows } = await ctx.tx.execute(sql`select count(*)::int as "sinResolver",
      count(*) filter (where respuesta is null)::int as "sinResponder"
    from silabo_observaciones where empresa_id = ${ctx.empresaId} and not resuelta and silabo_id in ${susSilabos(ctx, silaboId)}`)
  return rows[0] as unknown as { sinResolver: number; sinResponder: number }
}

/** The people whose observations wait to be settled. */
export async function selectQuienesObservaron(ctx: Ctx, silaboId: number): Promise<number[]> {
  const { rows } = await ctx.tx.execute(sql`select distinct usuario_id as id from silabo_observaciones
    where empresa_id = ${ctx.empresaId} and not resuelta and silabo_id in ${susSilabos(ctx, silaboId)} order by 1`)
  return (rows as unknown as { id: number }[]).map(r => r.id)
}
