import { alfabetico } from '../../platform/alfabetico.ts'
import type { Ctx } from '../../platform/context.ts'
import { sql } from '../../platform/db/drizzle.ts'

/** Who changed something last, and when (ISO). */
export interface Ultimo {
  nombres: string
  cuando: string
}

interface Fila extends Ultimo {
  de: string
}

const porDe = (rows: Fila[]): Map<string, Ultimo> =>
  new Map(rows.map(({ de, nombres, cuando }) => [de, { nombres, cuando: new Date(cuando).toISOString() }]))

/** Who saved each section of text of a plan last, by key; one query. */
export async function selectUltimosDeTextos(ctx: Ctx, planId: number): Promise<Map<string, Ultimo>> {
  const { rows } = await ctx.tx.execute(sql`
    select distinct on (c.despues ->> 'key') c.despues ->> 'key' as de, p.nombres, c.cuando
    from cambios c join usuarios u on u.id = c.quien join personas p on p.id = u.persona_id
    where c.empresa_id = ${ctx.empresaId} and c.objeto_id = ${planId} and c.evento = 'plan_estudio.save.json'
    order by c.despues ->> 'key', c.id desc`)
  return porDe(rows as unknown as Fila[])
}

/** Who changed each course of a plan last, by its id (a version by its own); one query. */
export async function selectUltimosDeCursos(ctx: Ctx, planId: number): Promise<Map<string, Ultimo>> {
  const { rows } = await ctx.tx.execute(sql`
    select distinct on (c.objeto_id) c.objeto_id::text as de, p.nombres, c.cuando
    from asignaturas a
      join cambios c on c.empresa_id = a.empresa_id and c.objeto_id = a.id and c.evento in ('asignatura.created', 'asignatura.updated')
      join usuarios u on u.id = c.quien join personas p on p.id = u.persona_id
    where a.empresa_id = ${ctx.empresaId} and a.planestudio_id = ${planId}
    order by c.objeto_id, c.id desc`)
  return porDe(rows as unknown as Fila[])
}

/** Names of the lecturers of each course of a plan, by its base; one query. */
export async function selectDocentesDeCursos(ctx: Ctx, planId: number): Promise<Map<number, string[]>> {
  const { rows } = await ctx.tx.execute(sql`
    select coalesce(a.base_id, a.id) as base, array_agg(distinct ${alfabetico(sql`p.nombres`)} order by ${alfabetico(sql`p.nombres`)}) as nombres
    from asignaturas a
      join (select usuario_id, jsonb_array_elements(cursos_ids)::bigint as curso from accesos where empresa_id = ${ctx.empresaId}) x
        on x.curso = a.id
      join usuarios u on u.id = x.usuario_id and u.deleted_at is null join personas p on p.id = u.persona_id
    where a.empresa_id = ${ctx.empresaId} and a.planestudio_id = ${planId} group by 1`)
  return new Map(rows.map(r => [Number(r.base), r.nombres as string[]]))
}
