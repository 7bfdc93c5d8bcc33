import type { UnidadesDeCurso } from '@malla/contracts/hilo.ts'
import type { Ctx } from '../../platform/context.ts'
import { sql } from '../../platform/db/drizzle.ts'
import { isVigente } from '../asignaturas/vigente.ts'
import { masVigente } from '../silabos/vigencia.ts'

/**
 * Of each course of a plan, in its version in force, the units of the syllabus that people work on: of the last period that has begun, then of
 * those to come, then of none (vigencia.ts). Courses whose syllabus has no units are left out. Permission is the caller's.
 */
export async function selectUnidades(ctx: Ctx, planId: number): Promise<UnidadesDeCurso[]> {
  const { rows } = await ctx.tx.execute(sql`
    select u.asignatura_id, u.periodo_id, (select jsonb_agg(jsonb_build_object('nombre', x.unidad ->> 'nombre',
        'semanas', jsonb_path_query_array(x.unidad, '$.semanas[*].numero')) order by x.lugar)
      from jsonb_array_elements(u.valor) with ordinality as x(unidad, lugar)) as unidades
    from (select distinct on (a.id) a.id as asignatura_id, s.periodo_id, k.valor from asignaturas a
      join silabos s on s.empresa_id = a.empresa_id and s.asignatura_id = a.id
      left join periodos p on p.empresa_id = s.empresa_id and p.id = s.periodo_id
      left join silabo_claves k on k.empresa_id = s.empresa_id and k.silabo_id = s.id and k.clave = 'unidadesaprendizaje'
      where a.empresa_id = ${ctx.empresaId} and a.planestudio_id = ${planId} and ${isVigente('a')}
      order by a.id, ${masVigente('p')}, s.id desc) u
    where jsonb_array_length(u.valor) > 0 order by u.asignatura_id`)
  return rows as unknown as UnidadesDeCurso[]
}
