import type { Observacion } from '@malla/contracts/revisiones.ts'
import type { Ctx } from '../../platform/context.ts'
import { sql } from '../../platform/db/drizzle.ts'
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

/** Observations to a syllabus, the first first; to one of them when `id` is given. Permission is the caller's. */
export async function selectObservaciones(ctx: Ctx, silaboId: number, id?: number): Promise<Observacion[]> {
  const { rows } =
    await ctx.tx.execute(sql`select o.id, o.clave, o.texto, o.usuario_id, ${nombreDe('usuario_id')} as quien,
      ${instante(sql`o.created_at`)} as created_at, o.respuesta, ${instante(sql`o.respondida_at`)} as respondida_at,
      ${nombreDe('respondida_por')} as respondida_por, o.resuelta, o.revision
    from silabo_observaciones o where o.empresa_id = ${ctx.empresaId} and o.silabo_id = ${silaboId}
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
    from silabo_observaciones where empresa_id = ${ctx.empresaId} and silabo_id = ${silaboId} and not resuelta`)
  return rows[0] as unknown as { sinResolver: number; sinResponder: number }
}
