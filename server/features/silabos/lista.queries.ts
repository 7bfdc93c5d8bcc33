import type { ParsedOf } from '@malla/contracts/call.ts'
import type { silabos as calls, FilaDeSilabo } from '@malla/contracts/silabos.ts'
import { type SQL, sql } from 'drizzle-orm'
import { programaInAlcance } from '../../platform/alcance.ts'
import type { Ctx } from '../../platform/context.ts'
import { instante } from '../../platform/instante.ts'
import { likeOf, offsetOf } from '../../platform/page.ts'
import { isVigente } from '../asignaturas/vigente.ts'
import { docentesDe } from './silabos.queries.ts'

type Filtros = ParsedOf<typeof calls.list>

const base = sql`coalesce(a.base_id, a.id)`
const enLista = (ids: readonly number[]): SQL => sql`${sql.param([...ids])}::bigint[]`

/** What the person may see: within scope; a lecturer the own courses, and completed syllabi of the own programmes. */
function visible(ctx: Ctx): SQL {
  const { quien } = ctx.sesion
  if (quien.rol !== 'docente') return programaInAlcance(ctx, sql`g.facultad_id`, sql`g.id`)
  return sql`(${base} = any(${enLista(quien.cursos_ids)})
    or (a.silabo_estado = 3 and g.id = any(${enLista(quien.programas_ids ?? [])})))`
}

function condiciones(ctx: Ctx, f: Filtros): SQL {
  const todas = [
    sql`a.empresa_id = ${ctx.empresaId} and l.fechacese is null and ${isVigente('a')} and ${visible(ctx)}`,
    f.facultad_id && sql`g.facultad_id = ${f.facultad_id}`,
    f.programa_id && sql`g.id = ${f.programa_id}`,
    f.planestudio_id && sql`a.planestudio_id = ${f.planestudio_id}`,
    f.ciclo_id && sql`a.ciclo_id = ${f.ciclo_id}`,
    f.mios && sql`${base} = any(${enLista(ctx.sesion.quien.cursos_ids)})`,
    f.docente_id &&
      sql`exists (select 1 from accesos ac where ac.empresa_id = ${ctx.empresaId} and ac.usuario_id = ${f.docente_id}
        and ac.cursos_ids @> to_jsonb(${base}))`,
    f.isCompletado && sql`coalesce(s.completado, 1) = ${f.isCompletado}`,
    f.estado && sql`coalesce(s.estado, 'borrador') = ${f.estado}`,
    f.filtro &&
      sql`normalizar(coalesce(a.codigo, '') || ' ' || a.nombre) like normalizar(${likeOf(f.filtro)})`,
  ]
  return sql.join(
    todas.filter(x => x !== undefined && x !== false && x !== 0 && x !== '') as SQL[],
    sql` and `,
  )
}

const desde = (ctx: Ctx, f: Filtros): SQL => sql`
  from asignaturas a join planes l on l.empresa_id = a.empresa_id and l.id = a.planestudio_id and l.deleted_at is null
  join programas g on g.empresa_id = l.empresa_id and g.id = l.programa_id
  left join ciclos c on c.empresa_id = a.empresa_id and c.id = a.ciclo_id
  left join secciones e on e.empresa_id = a.empresa_id and e.id = a.seccion_id
  left join silabos s on s.empresa_id = a.empresa_id and s.asignatura_id = a.id
    and s.periodo_id is not distinct from ${f.periodo_id ?? null}::bigint
  where ${condiciones(ctx, f)}`

/** A page of the courses of plans in force with the state of their syllabi, as the malla orders them, and how many there are in all. */
export async function selectLista(ctx: Ctx, f: Filtros): Promise<{ rows: FilaDeSilabo[]; total: number }> {
  const { rows } = await ctx.tx.execute(sql`
    select a.id as asignatura_id, a.codigo, a.nombre, a.planestudio_id, l.full_name as plan, g.nombre as programa,
      coalesce(c.descripcion, e.nombre) as ciclo, coalesce(s.id, 0) as silabo_id, coalesce(s.estado, 'borrador') as estado,
      coalesce(s.completado, 1) as "isCompletado", ${docentesDe(ctx, base)} as docentes, ${instante(sql`s.updated_at`)} as updated_at
    ${desde(ctx, f)}
    order by normalizar(g.nombre), l.id desc, c.numero nulls last, e.id nulls last, a.orden, a.id
    limit ${f.per_page} offset ${offsetOf(f)}`)
  const counted = await ctx.tx.execute(sql`select count(*)::int as total ${desde(ctx, f)}`)
  return {
    rows: rows as unknown as FilaDeSilabo[],
    total: (counted.rows[0] as { total: number }).total,
  }
}
