import type { OutputOf } from '@malla/contracts/call.ts'
import type { busqueda } from '@malla/contracts/cambios.ts'
import { sql } from 'drizzle-orm'
import { alcanceArrays } from '../../platform/alcance.ts'
import type { Ctx } from '../../platform/context.ts'

type Hallazgo = OutputOf<typeof busqueda.buscar>['data'][number]

/** Most results of each kind. */
const MAXIMO = 8

/** An array parameter for SQL; null stays null. */
const bigints = (ids: number[] | null) => sql`${ids && `{${ids.join(',')}}`}::bigint[]`

/** Of the course found: its code, its programme and its plan. Plans of many programmes are called the same, so the plan alone tells nothing. */
const lugarDeCurso = (ctx: Ctx) => sql`
  (select concat_ws(' · ', a.codigo, g.nombre, l.full_name)
   from asignaturas a
   join planes l on l.empresa_id = a.empresa_id and l.id = a.planestudio_id
   join programas g on g.empresa_id = l.empresa_id and g.id = l.programa_id
   where a.empresa_id = ${ctx.empresaId} and a.id = hallazgo.id)`

/** The text as LIKE takes it literally; what stands behind it comes after. */
const comienzo = (q: string) =>
  sql`replace(replace(replace(normalizar(${q}), '\\', '\\\\'), '%', '\\%'), '_', '\\_') || '%'`

/** Competencies whose text holds the words, of plans within reach; those of ceased plans last. */
const competencias = (
  ctx: Ctx,
  q: string,
  facs: ReturnType<typeof bigints>,
  progs: ReturnType<typeof bigints>,
) =>
  sql`(select 'competencia' as tipo, c.id, c.nombre as titulo, concat_ws(' · ', g.nombre, l.full_name) as detalle,
     l.id as plan_id, case when normalizar(c.nombre) like ${comienzo(q)} then 0 else 1 end as rango
   from competencias c
   join planes l on l.empresa_id = c.empresa_id and l.id = c.planestudio_id and l.deleted_at is null
   join programas g on g.empresa_id = l.empresa_id and g.id = l.programa_id
   where c.empresa_id = ${ctx.empresaId} and normalizar(c.nombre) like '%' || ${comienzo(q)}
     and (${facs} is null or g.facultad_id = any(${facs}) or g.id = any(${progs}))
   order by l.fechacese is not null, rango, c.nombre limit ${MAXIMO})`

/** Versions of the educational model, those in force first, then the newest. */
const modelos = (ctx: Ctx, q: string) =>
  sql`(select 'modelo' as tipo, m.id, m.nombre as titulo, case when m.fechacese is null then 'Vigente' else 'Cesado' end as detalle,
     null::bigint as plan_id, case when normalizar(m.nombre) like ${comienzo(q)} then 0 else 1 end as rango
   from modelos_educativos m
   where m.empresa_id = ${ctx.empresaId} and normalizar(m.nombre) like '%' || ${comienzo(q)}
   order by m.fechacese is not null, m.created_at desc limit ${MAXIMO})`

/**
 * Faculties, programmes, plans, courses, competencies and versions of the educational model whose name or code holds the text, whatever its accents and capitals: only what the
 * person may see. Grouped by kind, at most eight each; the kinds in which a name begins with the text come first, and so do such names in each kind.
 */
export async function buscar(ctx: Ctx, q: string): Promise<Hallazgo[]> {
  const { facultades, programas } = alcanceArrays(ctx)
  const [facs, progs] = [bigints(facultades), bigints(programas)]
  const { rows } = await ctx.tx.execute(sql`
    select tipo, id, titulo, case when tipo = 'asignatura' then ${lugarDeCurso(ctx)} else detalle end as detalle, plan_id, rango
    from buscar(${ctx.empresaId}, ${q}, ${facs}, ${progs}, ${MAXIMO}) hallazgo
    union all ${competencias(ctx, q, facs, progs)}
    union all ${modelos(ctx, q)}`)
  const found = rows as unknown as (Hallazgo & { rango: number })[]
  const best = new Map<string, number>()
  for (const { tipo, rango } of found) best.set(tipo, Math.min(rango, best.get(tipo) ?? rango))
  // Array.sort keeps the order of the function among equals.
  return found
    .sort((a, b) => best.get(a.tipo)! - best.get(b.tipo)!)
    .map(({ rango: _, ...hallazgo }) => hallazgo)
}
