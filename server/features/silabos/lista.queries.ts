import type { ParsedOf } from '@malla/contracts/call.ts'
import type { CuentaDePrograma, recordatorios as calls } from '@malla/contracts/recordatorios.ts'
import type { FilaDeSilabo, silabos } from '@malla/contracts/silabos.ts'
import { DOCENTE } from '@malla/domain/usuarios/catalogos.ts'
import { programaInAlcance } from '../../platform/alcance.ts'
import { alfabetico } from '../../platform/alfabetico.ts'
import type { Ctx } from '../../platform/context.ts'
import { type SQL, sql } from '../../platform/db/drizzle.ts'
import { hoyAqui, ZONA } from '../../platform/horaLocal.ts'
import { instante } from '../../platform/instante.ts'
import { cursoConPalabras, offsetOf } from '../../platform/page.ts'
import { isVigente } from '../asignaturas/vigente.ts'
import { docentesPorCurso } from './silabos.queries.ts'
import { masVigente } from './vigencia.ts'

/** Lists of syllabi: rows, pages, counts and reminders come from one query, so that they agree to the unit. */

export type FiltrosDeLista = ParsedOf<typeof calls.resumen>

const base = sql`coalesce(a.base_id, a.id)`
const enLista = (ids: readonly number[]): SQL => sql`${sql.param([...ids])}::bigint[]`

/** Until when a syllabus is handed in: the date of its programme (`z`), else that of its period (`pe`). */
export const plazo = sql`coalesce(z.fechaentrega, pe.fechaentrega)`

const estado = sql`coalesce(s.estado, 'borrador')`

/**
 * Whether the lecturer still has to do something: what was handed in or approved is done. Else it lacks while it is not complete, is observed, or
 * is complete and has a date by which it is handed in. Nobody writes in a plan that has ceased.
 */
export const falta = (completado: SQL): SQL =>
  sql`(l.fechacese is null and ${estado} in ('borrador', 'observado') and (${completado} < 3 or ${estado} = 'observado' or ${plazo} is not null))`

/** Whether it was handed in and waits for somebody who observes or approves it; what is frozen meanwhile waits no more. */
const porRevisar = (): SQL =>
  sql`(${estado} = 'entregado' and l.fechacese is null and coalesce(pe.fechafin >= ${hoyAqui()}, true))`

/** isCompletado: of the chosen period; of each course's latest syllabus where none is chosen, as the progress of its plan tells it. */
const completadoEn = (f: FiltrosDeLista): SQL =>
  f.periodo_id ? sql`coalesce(s.completado, 1)` : sql`a.silabo_estado`

/** Programmes of the courses that a lecturer teaches. */
export const programasDe = (ctx: Ctx): SQL => sql`(select lp.programa_id from asignaturas ap
  join planes lp on lp.empresa_id = ap.empresa_id and lp.id = ap.planestudio_id and lp.deleted_at is null
  where ap.empresa_id = ${ctx.empresaId} and ap.id = any(${enLista(ctx.sesion.quien.cursos_ids)}))`

/** What the person may see: within scope; a lecturer the own courses, and completed syllabi of the own programmes. */
function visible(ctx: Ctx, completado: SQL): SQL {
  const { quien } = ctx.sesion
  if (quien.rol !== 'docente') return programaInAlcance(ctx, sql`g.facultad_id`, sql`g.id`)
  return sql`(${base} = any(${enLista(quien.cursos_ids)})
    or (a.silabo_estado = 3 and ${completado} = 3 and g.id in ${programasDe(ctx)}))`
}

/** Base courses that somebody teaches. */
const ensenados = (ctx: Ctx): SQL => sql`(select x::bigint from accesos ac
  join tipospersonas tp on tp.id = ac.tipopersona_id and tp.codigo = ${DOCENTE}
  join usuarios u on u.id = ac.usuario_id and u.deleted_at is null, jsonb_array_elements_text(ac.cursos_ids) x
  where ac.empresa_id = ${ctx.empresaId})`

/** Ended: what belongs to it stays as it was. */
const terminado = (): SQL => sql`coalesce(pp.fechafin < ${hoyAqui()}, false)`

/**
 * Plans in force; in a period also what was written in plans that have ceased since. In a period that is over a course that is newer than it, and
 * has no syllabus there, was not meant.
 */
const seLista = (f: FiltrosDeLista): SQL =>
  f.periodo_id
    ? sql`(s.id is not null or (l.fechacese is null and (not ${terminado()} or a.created_at < (pp.fechafin + 1)::timestamp at time zone ${ZONA})))`
    : sql`l.fechacese is null`

/** Of syllabi (`x`) only those of the plan that was chosen, if one was. */
const delPlan = (f: FiltrosDeLista): SQL =>
  f.planestudio_id ? sql`x.planestudio_id = ${f.planestudio_id}` : sql`true`

/**
 * The syllabus of each course (`s`): of the chosen period, by the highest version that has one there, but only that of the version in force while
 * the period lasts; without a period the one of the version in force that people work on (vigencia.ts). Joined by hash, whatever the number of courses.
 */
const silaboDe = (ctx: Ctx, f: FiltrosDeLista): SQL =>
  f.periodo_id
    ? sql`left join (select distinct on (coalesce(v.base_id, v.id)) coalesce(v.base_id, v.id) as base, x.* from silabos x
        join asignaturas v on v.empresa_id = x.empresa_id and v.id = x.asignatura_id
        where x.empresa_id = ${ctx.empresaId} and x.periodo_id = ${f.periodo_id} and ${delPlan(f)}
        order by coalesce(v.base_id, v.id), v.version desc, v.id desc) s on s.base = ${base} and (s.asignatura_id = a.id or ${terminado()})`
    : sql`left join (select distinct on (x.asignatura_id) x.* from silabos x
        left join periodos q on q.empresa_id = x.empresa_id and q.id = x.periodo_id
        where x.empresa_id = ${ctx.empresaId} and ${delPlan(f)} order by x.asignatura_id, ${masVigente('q')}, x.id desc) s on s.asignatura_id = a.id`

function condiciones(ctx: Ctx, f: FiltrosDeLista): SQL {
  const completado = completadoEn(f)
  const todas = [
    sql`a.empresa_id = ${ctx.empresaId} and ${isVigente('a')} and ${visible(ctx, completado)} and ${seLista(f)}`,
    f.facultad_id && sql`g.facultad_id = ${f.facultad_id}`,
    f.programa_id && sql`g.id = ${f.programa_id}`,
    f.planestudio_id && sql`a.planestudio_id = ${f.planestudio_id}`,
    f.ciclo_id && sql`a.ciclo_id = ${f.ciclo_id}`,
    f.mios !== undefined && sql`(${base} = any(${enLista(ctx.sesion.quien.cursos_ids)})) = ${f.mios}`,
    f.docente_id &&
      sql`exists (select 1 from accesos ac where ac.empresa_id = ${ctx.empresaId} and ac.usuario_id = ${f.docente_id}
        and ac.cursos_ids @> to_jsonb(${base}))`,
    f.faltan && falta(completado),
    f.por_revisar && porRevisar(),
    f.sin_docente && sql`${base} not in ${ensenados(ctx)}`,
    f.isCompletado && sql`${completado} = ${f.isCompletado}`,
    f.estado && sql`${estado} = ${f.estado}`,
    f.filtro && cursoConPalabras('a', f.filtro),
  ]
  return sql.join(
    todas.filter(x => x !== undefined && x !== false && x !== 0 && x !== '') as SQL[],
    sql` and `,
  )
}

/**
 * Courses of plans in force (`a`, `l`, `g`) with their syllabus (`s`), its period (`pe`) and what else its row shows. `mas`: a further condition;
 * `junto`: a further join.
 */
export const desdeLista = (ctx: Ctx, f: FiltrosDeLista, mas: SQL = sql`true`, junto: SQL = sql``): SQL => sql`
  from asignaturas a join planes l on l.empresa_id = a.empresa_id and l.id = a.planestudio_id and l.deleted_at is null
  join programas g on g.empresa_id = l.empresa_id and g.id = l.programa_id
  join facultades fa on fa.empresa_id = g.empresa_id and fa.id = g.facultad_id
  left join ciclos c on c.empresa_id = a.empresa_id and c.id = a.ciclo_id
  left join secciones e on e.empresa_id = a.empresa_id and e.id = a.seccion_id
  left join periodos pp on pp.empresa_id = a.empresa_id and pp.id = ${f.periodo_id ?? null}::bigint
  ${silaboDe(ctx, f)}
  left join periodos pe on pe.empresa_id = a.empresa_id and pe.id = coalesce(pp.id, s.periodo_id)
  left join periodo_plazos z on z.empresa_id = a.empresa_id and z.periodo_id = pe.id and z.programa_id = g.id ${junto}
  where ${condiciones(ctx, f)} and ${mas}`

/** Columns that lists and reminders share. */
export const columnasDeLista = (ctx: Ctx, f: FiltrosDeLista): SQL => sql`
  a.id, coalesce(s.asignatura_id, a.id) as asignatura_id, a.codigo, a.nombre, a.planestudio_id, l.full_name as plan, g.nombre as programa,
  ${estado} as estado, ${completadoEn(f)}::int as "isCompletado", pe.id as periodo_id, pe.nombre as periodo,
  ${plazo} as fechaentrega, ${falta(completadoEn(f))} as falta,
  ${base} = any(${enLista(ctx.sesion.quien.cursos_ids)}) as mio`

interface Fila extends FilaDeSilabo {
  base: number
  lugar: number
  total: number
}

/** Places of programmes by their names (`o`), compared once a programme and not once a course. */
const porNombre = (ctx: Ctx): SQL =>
  sql`left join (select x.id, rank() over (order by ${alfabetico(sql`x.nombre`)}) as lugar from programas x where x.empresa_id = ${ctx.empresaId}) o on o.id = g.id`

/** Rows as the list shows them, in its order: a page, or all for a workbook. Each says how many there are in all: counted apart, all would be read twice. */
const filas = (ctx: Ctx, f: FiltrosDeLista, pagina: SQL): SQL => sql`
  select t.*, coalesce(d.docentes, '[]') as docentes from (
    select row_number() over () as lugar, p.* from (
      select ${columnasDeLista(ctx, f)}, coalesce(c.descripcion, e.nombre) as ciclo, coalesce(s.id, 0) as silabo_id, ${base} as base,
        ${instante(sql`s.updated_at`)} as updated_at, (count(*) over ())::int as total
      ${desdeLista(ctx, f, undefined, porNombre(ctx))}
      order by ${base} = any(${enLista(ctx.sesion.quien.cursos_ids)}) desc, o.lugar, l.id desc,
        c.numero nulls last, e.id nulls last, a.orden, a.id ${pagina}) p) t
  left join ${docentesPorCurso(ctx)} d on d.base = t.base order by t.lugar`

/** Without what only the query needs. */
const sinLugar = ({ base: _base, lugar: _lugar, total: _total, ...fila }: Fila): FilaDeSilabo => fila

const selectFilas = async (ctx: Ctx, f: FiltrosDeLista, pagina: SQL): Promise<Fila[]> =>
  (await ctx.tx.execute(filas(ctx, f, pagina))).rows as unknown as Fila[]

/** How many rows there are behind a page that has none. */
async function contarFilas(ctx: Ctx, f: FiltrosDeLista): Promise<number> {
  const { rows } = await ctx.tx.execute(sql`select count(*)::int as total ${desdeLista(ctx, f)}`)
  return (rows[0] as { total: number }).total
}

/**
 * A page of the courses of plans in force with the state of their syllabi, as the malla orders them, and how many there are in all. A
 * lecturer's own come first.
 */
export async function selectLista(
  ctx: Ctx,
  f: ParsedOf<typeof silabos.list>,
): Promise<{ rows: FilaDeSilabo[]; total: number }> {
  const rows = await selectFilas(ctx, f, sql`limit ${f.per_page} offset ${offsetOf(f)}`)
  const total = rows[0]?.total ?? (f.page === 1 ? 0 : await contarFilas(ctx, f))
  return { rows: rows.map(sinLugar), total }
}

const contar = (si: SQL): SQL => sql`(count(*) filter (where ${si}))::int`

/** How many syllabi are in each state, by programme, in the order of faculties and programmes: counted over the rows of the list. */
export async function selectCuentas(ctx: Ctx, f: FiltrosDeLista): Promise<CuentaDePrograma[]> {
  const completado = completadoEn(f)
  const { rows } = await ctx.tx.execute(sql`
    select g.id as programa_id, g.nombre as programa, fa.id as facultad_id, fa.nombre as facultad, count(*)::int as total,
      ${contar(sql`${completado} = 3`)} as completos, ${contar(sql`${completado} = 2`)} as parciales,
      ${contar(sql`${completado} = 1`)} as incompletos, ${contar(sql`${estado} = 'entregado'`)} as entregados,
      ${contar(sql`${estado} = 'observado'`)} as observados, ${contar(sql`${estado} = 'aprobado'`)} as aprobados,
      ${contar(falta(completado))} as faltan, ${contar(sql`${base} not in ${ensenados(ctx)}`)} as sin_docente
    ${desdeLista(ctx, f)}
    group by g.id, g.nombre, fa.id, fa.nombre order by ${alfabetico(sql`fa.nombre`)}, fa.id, ${alfabetico(sql`g.nombre`)}, g.id`)
  return rows as unknown as CuentaDePrograma[]
}
