import type { Ctx } from '../../platform/context.ts'
import { sql } from '../../platform/db/drizzle.ts'
import { today } from '../../platform/horaLocal.ts'
import { remedirVersiones } from './medir.service.ts'

/**
 * A new version of a course begins with what its syllabi say in the periods that are not over (and with the one without a period), as drafts: the version
 * before keeps its own, with whatever was handed in and approved.
 */
export async function copiarAVersion(ctx: Ctx, desde: number, hasta: number): Promise<void> {
  const { rows } = await ctx.tx.execute(sql`
    insert into silabos (empresa_id, planestudio_id, asignatura_id, periodo_id, revision)
    select s.empresa_id, s.planestudio_id, ${hasta}::bigint, s.periodo_id, 1
    from silabos s left join periodos p on p.empresa_id = s.empresa_id and p.id = s.periodo_id
    where s.empresa_id = ${ctx.empresaId} and s.asignatura_id = ${desde}
      and (s.periodo_id is null or p.fechafin >= ${today()})
    returning id`)
  if (rows.length === 0) return
  await ctx.tx.execute(sql`
    insert into silabo_claves (empresa_id, silabo_id, clave, valor)
    select n.empresa_id, n.id, k.clave, k.valor
    from silabos n
    join silabos s on s.empresa_id = n.empresa_id and s.asignatura_id = ${desde}
      and s.periodo_id is not distinct from n.periodo_id
    join silabo_claves k on k.empresa_id = s.empresa_id and k.silabo_id = s.id
    where n.empresa_id = ${ctx.empresaId} and n.asignatura_id = ${hasta}`)
  await remedirVersiones(ctx, [hasta])
}
