import type { OutputOf } from '@malla/contracts/call.ts'
import type { calls } from '@malla/contracts/calls.ts'
import { facultadInAlcance, programaInAlcance } from '../../platform/alcance.ts'
import { alfabetico } from '../../platform/alfabetico.ts'
import type { Ctx } from '../../platform/context.ts'
import { prepare, type Tx } from '../../platform/db/db.ts'
import { type Placeholder, type SQL, sql } from '../../platform/db/drizzle.ts'
import { type JsonText, jsonText } from '../../platform/http/answer.ts'

type Arbol = JsonText<OutputOf<typeof calls.facultades.arbol>>

/**
 * The tree of the institution (§2): faculty, level, modality, programme, plans; cepre and posgrado apart. One statement in which PostgreSQL
 * counts the courses of all plans at once, joins each storey to the one above and writes the JSON text of the answer, so that the call
 * costs hardly more than its query. Plans in the Papelera and what the person may not see are not in it.
 */
export async function selectArbol(ctx: Ctx): Promise<Arbol> {
  const [row] = ctx.sesion.quien.alcance.todo ? await selectWhole(ctx) : await selectAs(ctx.tx, ctx)
  return jsonText(row!.arbol)
}

const selectAs = (tx: Tx, quien: Lector) =>
  tx.select({ arbol: sql<string>`(${arbolSql(quien)})` }).from(sql`(values (1)) as uno`)

/** Who sees all of it asks the same each time: planning the statement costs a fifth of running it, so it stays prepared. */
const selectWhole = (ctx: Ctx) =>
  prepare(ctx.tx, 'arbol', tx =>
    selectAs(tx, { empresaId: sql.placeholder('empresa'), sesion: ctx.sesion }).prepare('arbol'),
  ).execute({ empresa: ctx.empresaId })

/** Whose tree, as the statement needs it. */
interface Lector {
  empresaId: number | Placeholder
  sesion: Ctx['sesion']
}

/** The statement of the tree; its one row is `arbol`. */
export const arbolSql = (ctx: Lector): SQL => sql`
  with ${contados(ctx)},
  ${conPlanes(ctx)},
  ${conProgramas(ctx)},
  con_modalidades as (
    select p.facultad_id, p.nivel_id, json_agg(json_build_object('id', m.id, 'nombre', m.nombre, 'programas', p.programas)
      order by ${alfabetico(sql`m.nombre`)}) as modalidades
    from con_programas p join modalidades m on m.empresa_id = ${ctx.empresaId} and m.id = p.modalidad_id
    group by p.facultad_id, p.nivel_id),
  con_niveles as (
    select x.facultad_id, json_agg(json_build_object('id', n.id, 'nombre', n.nombre, 'codigo', n.codigo, 'modalidades', x.modalidades)
      order by n.codigo, ${alfabetico(sql`n.nombre`)}) as niveles
    from con_modalidades x join niveles n on n.empresa_id = ${ctx.empresaId} and n.id = x.nivel_id
    group by x.facultad_id),
  ramas as (
    select f.nombre, f.txt_type, json_build_object('id', f.id, 'nombre', f.nombre, 'txt_type', f.txt_type, 'estado', f.estado,
      'niveles', coalesce(x.niveles, '[]')) as rama
    from facultades f left join con_niveles x on x.facultad_id = f.id
    where f.empresa_id = ${ctx.empresaId} and ${facultadInAlcance(ctx, sql`f.id`)})
  select json_build_object('data', json_build_object(
    'cepre', (select rama from ramas where txt_type = 'isCepre'),
    'posgrado', (select rama from ramas where txt_type = 'isPosgrado'),
    'facultades', coalesce((select json_agg(rama order by ${alfabetico(sql`nombre`)}) from ramas where txt_type = 'facultad'), '[]')
  ))::text as arbol`

/** Whether a course has its data (§3): hours and an area. The same as `completos` of `cursosDelPlan`. */
const completo = sql`(areacurso_id is not null and
  horasteoria + horaspractica + horasvirtualteoria + horasvirtualpractica > 0)`

/**
 * Courses of each plan, and how many of them have their data; a course and its versions are one, and the highest version counts. Versions are
 * few, so they are read by their index and laid over their bases: asking of each course whether a higher version is there takes four times
 * as long.
 */
const contados = (ctx: Lector): SQL => sql`
  versiones as (
    select distinct on (base_id) base_id, ${completo} as completo from asignaturas
    where empresa_id = ${ctx.empresaId} and base_id is not null order by base_id, version desc, id desc),
  contados as (
    select a.planestudio_id, count(*)::int as cursos,
      (count(*) filter (where coalesce(v.completo, ${completo})))::int as completos
    from asignaturas a left join versiones v on v.base_id = a.id
    where a.empresa_id = ${ctx.empresaId} and a.base_id is null group by a.planestudio_id)`

/** Newest first, those in force before the ceased. */
const conPlanes = (ctx: Lector): SQL => sql`
  con_planes as (
    select l.programa_id, json_agg(json_build_object('id', l.id, 'full_name', l.full_name, 'carrera_id', l.programa_id,
      'fechacese', l.fechacese, 'cursos_count', coalesce(c.cursos, 0),
      'completos', coalesce(c.completos, 0), 'created_at', l.created_at)
      order by l.fechacese is not null, l.created_at desc, l.id desc) as planes
    from planes l left join contados c on c.planestudio_id = l.id
    where l.empresa_id = ${ctx.empresaId} and l.deleted_at is null
    group by l.programa_id)`

/** `carrera_id` 0 is a level-type programme (§3). */
const conProgramas = (ctx: Lector): SQL => sql`
  con_especialidades as (
    select programa_id, json_agg(json_build_object('id', id, 'nombre', nombre) order by orden, id) as especialidades
    from especialidades where empresa_id = ${ctx.empresaId} group by programa_id),
  con_programas as (
    select g.facultad_id, g.nivel_id, g.modalidad_id, json_agg(json_build_object('id', g.id, 'nombre', g.nombre,
      'carrera_id', case when g.de_nivel then 0 else g.id end, 'estado', g.estado,
      'especialidades', coalesce(e.especialidades, '[]'), 'planes_estudios', coalesce(l.planes, '[]'))
      order by ${alfabetico(sql`g.nombre`)}, g.id) as programas
    from programas g left join con_planes l on l.programa_id = g.id left join con_especialidades e on e.programa_id = g.id
    where g.empresa_id = ${ctx.empresaId} and ${programaInAlcance(ctx, sql`g.facultad_id`, sql`g.id`)}
    group by g.facultad_id, g.nivel_id, g.modalidad_id)`
