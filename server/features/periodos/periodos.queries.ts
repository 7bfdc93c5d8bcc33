import type { Periodo } from '@malla/contracts/periodos.ts'
import { programaInAlcance } from '../../platform/alcance.ts'
import { alfabetico } from '../../platform/alfabetico.ts'
import type { Ctx } from '../../platform/context.ts'
import { schema } from '../../platform/db/db.ts'
import { and, desc, eq, type SQL, sql } from '../../platform/db/drizzle.ts'
import { notFound } from '../../platform/errors.ts'
import { instante } from '../../platform/instante.ts'

const { periodos } = schema

/** Condition: the syllabus (`s`) is of a programme that the person may see. For whoever sees all the index alone counts them: there are tens of thousands. */
const silaboInAlcance = (ctx: Ctx): SQL =>
  ctx.sesion.quien.alcance.todo
    ? sql`true`
    : sql`exists (select 1 from planes l join programas p on p.empresa_id = l.empresa_id and p.id = l.programa_id
        where l.empresa_id = s.empresa_id and l.id = s.planestudio_id
          and ${programaInAlcance(ctx, sql`p.facultad_id`, sql`p.id`)})`

/** Of its dates and its syllabi those of programmes that the person may see; who may delete it sees all. */
const columns = (ctx: Ctx) => ({
  id: periodos.id,
  nombre: periodos.nombre,
  fechainicio: periodos.fechainicio,
  fechafin: periodos.fechafin,
  fechaentrega: periodos.fechaentrega,
  estado: periodos.estado,
  plazos: sql<Periodo['plazos']>`(
    select coalesce(jsonb_agg(jsonb_build_object('programa_id', p.id, 'programa', p.nombre, 'fechaentrega', z.fechaentrega)
      order by ${alfabetico(sql`p.nombre`)}, p.id), '[]')
    from periodo_plazos z join programas p on p.empresa_id = z.empresa_id and p.id = z.programa_id
    where z.empresa_id = periodos.empresa_id and z.periodo_id = periodos.id
      and ${programaInAlcance(ctx, sql`p.facultad_id`, sql`p.id`)})`,
  silabos_count: sql<number>`(select count(*)::int from silabos s
    where s.empresa_id = periodos.empresa_id and s.periodo_id = periodos.id and ${silaboInAlcance(ctx)})`,
  revision: periodos.revision,
  created_at: instante(periodos.created_at),
})

/** The periods of the institution, the last to begin first. */
export const selectPeriodos = (ctx: Ctx, estado?: string): Promise<Periodo[]> =>
  ctx.tx
    .select(columns(ctx))
    .from(periodos)
    .where(and(eq(periodos.empresa_id, ctx.empresaId), estado ? eq(periodos.estado, estado) : undefined))
    .orderBy(desc(periodos.fechainicio), desc(periodos.id))

/** A period; 404 when it is not there. */
export async function selectPeriodo(ctx: Ctx, id: number): Promise<Periodo> {
  const [row] = await ctx.tx
    .select(columns(ctx))
    .from(periodos)
    .where(and(eq(periodos.empresa_id, ctx.empresaId), eq(periodos.id, id)))
  if (!row) throw notFound()
  return row
}
