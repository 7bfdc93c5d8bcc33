import type { FaltaDePlan } from '@malla/domain/planes/faltasDePlan.ts'
import { programaInAlcance } from '../../platform/alcance.ts'
import type { Ctx } from '../../platform/context.ts'
import { type SQL, sql } from '../../platform/db/drizzle.ts'

/** A plan in force, as the desk looks at it. */
export interface PlanDelEscritorio {
  id: number
  full_name: string
  programa_id: number
  programa: string
  facultad_id: number
  facultad: string
  sin_resolucion: boolean
  cursos: number
  /** With hours and an area; with one of the two. */
  completos: number
  empezados: number
  ciclos_vacios: number
  /** Courses with a requisite that a file brought and that no course matches. */
  sin_reconocer: number
}

const horas = sql`(a.horasteoria + a.horaspractica + a.horasvirtualteoria + a.horasvirtualpractica > 0)`
const conTexto = sql`coalesce(a.requisitos::text like '%"tipo": "texto"%', false)`

/**
 * The plans in force that the person sees, with what their courses have. One statement that reads the courses of the institution once: of a
 * course and its versions the highest counts; versions are few and are laid over their bases (as the tree does).
 */
const planesDelEscritorio = (ctx: Ctx): SQL => sql`
    with versiones as (
      select distinct on (a.base_id) a.base_id, a.ciclo_id, ${horas} as horas, a.areacurso_id is not null as area, ${conTexto} as texto
      from asignaturas a where a.empresa_id = ${ctx.empresaId} and a.base_id is not null order by a.base_id, a.version desc, a.id desc),
    vigentes as (
      select a.planestudio_id, coalesce(v.horas, ${horas}) as horas, coalesce(v.area, a.areacurso_id is not null) as area,
        coalesce(v.texto, ${conTexto}) as texto, case when v.base_id is null then a.ciclo_id else v.ciclo_id end as ciclo_id
      from asignaturas a left join versiones v on v.base_id = a.id
      where a.empresa_id = ${ctx.empresaId} and a.base_id is null),
    contados as (
      select planestudio_id, count(*)::int as cursos, (count(*) filter (where horas and area))::int as completos,
        (count(*) filter (where horas <> area))::int as empezados, (count(*) filter (where texto))::int as sin_reconocer
      from vigentes group by planestudio_id),
    vacios as (
      select c.planestudio_id, count(*)::int as ciclos_vacios from ciclos c
      where c.empresa_id = ${ctx.empresaId} and not exists (select 1 from vigentes v where v.ciclo_id = c.id)
      group by c.planestudio_id)
    select l.id, l.full_name, g.id as programa_id, g.nombre as programa, f.id as facultad_id, f.nombre as facultad,
      l.numero_resolucion is null as sin_resolucion, coalesce(c.cursos, 0) as cursos, coalesce(c.completos, 0) as completos,
      coalesce(c.empezados, 0) as empezados, coalesce(x.ciclos_vacios, 0) as ciclos_vacios, coalesce(c.sin_reconocer, 0) as sin_reconocer
    from planes l
    join programas g on g.empresa_id = l.empresa_id and g.id = l.programa_id and g.estado = 'Activado'
    join facultades f on f.empresa_id = l.empresa_id and f.id = g.facultad_id and f.estado = 'Activado'
    left join contados c on c.planestudio_id = l.id
    left join vacios x on x.planestudio_id = l.id
    where l.empresa_id = ${ctx.empresaId} and l.deleted_at is null and l.fechacese is null
      and ${programaInAlcance(ctx, sql`g.facultad_id`, sql`g.id`)}
    order by l.created_at desc, l.id desc`

/** The same, read. */
export async function selectPlanesDelEscritorio(ctx: Ctx): Promise<PlanDelEscritorio[]> {
  const { rows } = await ctx.tx.execute(planesDelEscritorio(ctx))
  return rows as unknown as PlanDelEscritorio[]
}

/** When a plan lacks something: what `pendientes.ts` counts, as a condition on these plans. */
const LE_FALTA: Readonly<Record<FaltaDePlan, SQL>> = {
  planes_sin_cursos: sql`x.cursos = 0`,
  cursos_incompletos: sql`x.completos < x.cursos`,
  ciclos_vacios: sql`x.cursos > 0 and x.ciclos_vacios > 0`,
  requisitos_sin_reconocer: sql`x.sin_reconocer > 0`,
  planes_sin_resolucion: sql`x.sin_resolucion`,
}

/** The ids of the plans that lack something, as a subquery. */
export const idsDePlanesSin = (ctx: Ctx, falta: FaltaDePlan): SQL =>
  sql`(select x.id from (${planesDelEscritorio(ctx)}) x where ${LE_FALTA[falta]})`
