import { alfabetico } from '../../platform/alfabetico.ts'
import type { Ctx } from '../../platform/context.ts'
import { type SQL, sql } from '../../platform/db/drizzle.ts'
import { enumerar } from '../../platform/enumerar.ts'

const NAMED = 5

/** Courses that stand in a cycle or a section, by the names they have now. */
export interface CursosDe {
  /** Those that its screens show. */
  vigentes: string[]
  /** Those of which only older versions stand there: today they are elsewhere, so that no screen shows them here. */
  anteriores: string[]
}

/** Which courses, versions too, stand in a cycle or a section. */
export async function selectCursosDe(
  ctx: Ctx,
  donde: { ciclo_id: number } | { seccion_id: number },
): Promise<CursosDe> {
  const there: SQL =
    'ciclo_id' in donde ? sql`a.ciclo_id = ${donde.ciclo_id}` : sql`a.seccion_id = ${donde.seccion_id}`
  const { rows } = await ctx.tx.execute<{ nombre: string; vigente: boolean }>(sql`
    select v.nombre, bool_or(v.id = a.id) as vigente
    from asignaturas a cross join lateral (
      select x.id, x.nombre from asignaturas x
      where x.empresa_id = a.empresa_id
        and (x.id = coalesce(a.base_id, a.id) or x.base_id = coalesce(a.base_id, a.id))
      order by x.version desc, x.id desc limit 1) v
    where a.empresa_id = ${ctx.empresaId} and ${there}
    group by v.id, v.nombre order by ${alfabetico(sql`v.nombre`)}, v.id`)
  const nombres = (vigente: boolean) => [
    ...new Set(rows.filter(r => r.vigente === vigente).map(r => r.nombre)),
  ]
  return { vigentes: nombres(true), anteriores: nombres(false) }
}

/** Why something that holds courses cannot go, naming them; null when nothing stands in it. */
export function whyNotDelete(cosa: string, { vigentes, anteriores }: CursosDe): string | null {
  const partes = [
    ...(vigentes.length > 0 ? [`tiene cursos (${enumerar(vigentes, NAMED)})`] : []),
    ...(anteriores.length > 0 ? [`guarda versiones anteriores de ${enumerar(anteriores, NAMED)}`] : []),
  ]
  return partes.length > 0 ? `No se puede eliminar ${cosa}: ${partes.join(', y ')}.` : null
}
