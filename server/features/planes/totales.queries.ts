import type { Ctx } from '../../platform/context.ts'
import { type SQL, sql } from '../../platform/db/drizzle.ts'
import { isVigente } from '../asignaturas/vigente.ts'

/**
 * Totals of the plan of the outer query, for a lateral join: one index scan a plan, no query in a loop. Of a course and its versions only
 * the highest version counts (§4). Credits and hours are those of the obligatory courses: what a student takes of the electives is what
 * their sections require.
 */
export const cursosDelPlan = (ctx: Ctx) =>
  ctx.tx
    .select({
      cursos_count: sql<number>`count(*)::int`.as('cursos_count'),
      completos: sql<number>`(count(*) filter (where c.horas > 0 and c.areacurso_id is not null))::int`.as(
        'completos',
      ),
      creditos: sql<number>`coalesce(sum(c.credits) filter (where c.ciclo_id is not null), 0)::float8`.as(
        'creditos',
      ),
      cuentaCreditos: sql<boolean>`coalesce(bool_or(c.credits is not null), false)`.as('cuenta_creditos'),
      horas: sql<number>`coalesce(sum(c.horas) filter (where c.ciclo_id is not null), 0)::float8`.as('horas'),
    })
    .from(
      sql`(select distinct on (coalesce(a.base_id, a.id)) a.ciclo_id, a.credits, a.areacurso_id,
        a.horasteoria + a.horaspractica + a.horasvirtualteoria + a.horasvirtualpractica as horas
        from asignaturas a where a.empresa_id = planes.empresa_id and a.planestudio_id = planes.id
        order by coalesce(a.base_id, a.id), a.version desc, a.id desc) c`,
    )
    .as('cursos')

/** Credits that the sections of electives of the plan of the outer query require together. */
export const electivosDelPlan = (ctx: Ctx) =>
  ctx.tx
    .select({
      creditos: sql<number>`coalesce(sum(s.creditos_requeridos), 0)::float8`.as('creditos_requeridos'),
    })
    .from(sql`secciones s`)
    .where(sql`s.empresa_id = planes.empresa_id and s.planestudio_id = planes.id`)
    .as('electivos')

/** How many courses stand where `where` says (of `asignaturas a`); of a course and its versions only the highest counts. */
export const cursosVigentesEn = (where: SQL): SQL<number> =>
  sql<number>`(select count(*)::int from asignaturas a where ${where} and ${isVigente('a')})`
