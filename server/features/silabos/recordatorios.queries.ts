import type { FilaDeSilabo } from '@malla/contracts/silabos.ts'
import { DOCENTE } from '@malla/domain/usuarios/catalogos.ts'
import { alfabetico } from '../../platform/alfabetico.ts'
import type { Ctx } from '../../platform/context.ts'
import { type SQL, sql } from '../../platform/db/drizzle.ts'
import { takeTurn } from '../../platform/db/turno.ts'
import { isVigente } from '../asignaturas/vigente.ts'
import { columnasDeLista, desdeLista, type FiltrosDeLista, falta, plazo } from './lista.queries.ts'

/** Who is reminded of what: courses whose syllabus lacks something, with their lecturers, and who heard of it already. */

/** A lecturer as a mail reaches them; `correo` null: no address, or no account that works. */
export interface DocenteDeCurso {
  id: number
  nombres: string
  correo: string | null
}

/** A course of which somebody is reminded. */
export interface CursoQueFalta
  extends Pick<
    FilaDeSilabo,
    | 'asignatura_id'
    | 'nombre'
    | 'plan'
    | 'programa'
    | 'estado'
    | 'isCompletado'
    | 'periodo_id'
    | 'periodo'
    | 'fechaentrega'
  > {
  programa_id: number
  facultad_id: number
  falta: boolean
  docentes: DocenteDeCurso[]
}

/** Courses (`c`, each with its `base`) with their lecturers: these are gathered once and joined by hash, whatever the number of courses. */
const conDocentes = (empresaId: number, cursos: SQL): SQL => sql`
  with d as materialized (
    select x.base, jsonb_agg(jsonb_build_object('id', u.id, 'nombres', pe.nombres,
      'correo', case when u.estado = '1' then nullif(trim(pe.correo), '') end) order by ${alfabetico(sql`pe.nombres`)}, u.id) as docentes
    from accesos ac join tipospersonas tp on tp.id = ac.tipopersona_id and tp.codigo = ${DOCENTE}
    join usuarios u on u.id = ac.usuario_id and u.deleted_at is null join personas pe on pe.id = u.persona_id
    cross join lateral (select distinct y::bigint as base from jsonb_array_elements_text(ac.cursos_ids) y) x
    where ac.empresa_id = ${empresaId} group by x.base)
  select c.*, coalesce(d.docentes, '[]') as docentes from (${cursos}) c left join d on d.base = c.base order by c.lugar`

/** Of these courses (all, if none are named) those that the person sees in a list so narrowed, with their lecturers; one query. */
export async function selectPorRecordar(
  ctx: Ctx,
  ids: readonly number[] | undefined,
  f: FiltrosDeLista,
): Promise<CursoQueFalta[]> {
  const cursos = sql`
    select ${columnasDeLista(ctx, f)}, g.id as programa_id, g.facultad_id, coalesce(a.base_id, a.id) as base,
      row_number() over (order by ${alfabetico(sql`g.nombre`)}, l.id desc, c.numero nulls last, a.orden, a.id) as lugar
    ${desdeLista(ctx, f, ids ? sql`a.id = any(${sql.param([...ids])}::bigint[])` : undefined)}`
  const { rows } = await ctx.tx.execute(conDocentes(ctx.empresaId, cursos))
  return rows as unknown as CursoQueFalta[]
}

/**
 * Courses of every plan in force whose syllabus lacks something in a period in use, not over on the day `hoy`, whose date is between these days: what
 * nobody asks for but the calendar.
 */
export async function selectConPlazo(
  ctx: Pick<Ctx, 'tx' | 'empresaId'>,
  { hoy, desde, hasta }: Record<'hoy' | 'desde' | 'hasta', string>,
): Promise<CursoQueFalta[]> {
  const cursos = sql`
    select a.id as asignatura_id, coalesce(a.base_id, a.id) as base, a.nombre, l.full_name as plan, g.nombre as programa, g.id as programa_id, g.facultad_id,
      coalesce(s.estado, 'borrador') as estado, coalesce(s.completado, 1)::int as "isCompletado", pe.id as periodo_id,
      pe.nombre as periodo, ${plazo} as fechaentrega, true as falta,
      row_number() over (order by ${plazo}, ${alfabetico(sql`g.nombre`)}, l.id desc, a.orden, a.id) as lugar
    from periodos pe join planes l on l.empresa_id = pe.empresa_id and l.deleted_at is null and l.fechacese is null
    join programas g on g.empresa_id = l.empresa_id and g.id = l.programa_id
    join asignaturas a on a.empresa_id = l.empresa_id and a.planestudio_id = l.id and ${isVigente('a')}
    left join periodo_plazos z on z.empresa_id = pe.empresa_id and z.periodo_id = pe.id and z.programa_id = g.id
    left join silabos s on s.empresa_id = a.empresa_id and s.asignatura_id = a.id and s.periodo_id = pe.id
    where pe.empresa_id = ${ctx.empresaId} and pe.estado = 'Activado' and pe.fechafin >= ${hoy}
      and ${plazo} between ${desde} and ${hasta}
      and ${falta(sql`coalesce(s.completado, 1)`)}`
  const { rows } = await ctx.tx.execute(conDocentes(ctx.empresaId, cursos))
  return rows as unknown as CursoQueFalta[]
}

/** Whoever reminds waits for whoever reminds already: what one has sent the other sees. Ends with the transaction. */
export const lockRecordatorios = ({ tx, empresaId }: Pick<Ctx, 'tx' | 'empresaId'>): Promise<unknown> =>
  takeTurn(tx, 'recordatorios', empresaId)

/** A reminder that went out. */
export interface Recordado {
  usuario: number
  reciente: boolean
  /** It went out although another one had within the hour, not a day ago. */
  repetido: boolean
  periodo_id: number | null
  fechaentrega: string | null
  aviso: string | null
}

/** Reminders that these lecturers got in the last month; `reciente`: within the last hour; `repetido`: once more, within the last day. */
export async function selectRecordados(
  { tx, empresaId }: Pick<Ctx, 'tx' | 'empresaId'>,
  usuarios: readonly number[],
): Promise<Recordado[]> {
  const { rows } = await tx.execute(sql`
    select objeto_id as usuario, cuando > clock_timestamp() - interval '1 hour' as reciente,
      coalesce((despues ->> 'repetido')::boolean, false) and cuando > clock_timestamp() - interval '1 day' as repetido,
      (despues ->> 'periodo_id')::bigint as periodo_id, despues ->> 'fechaentrega' as fechaentrega, despues ->> 'aviso' as aviso
    from cambios where empresa_id = ${empresaId} and objeto_id = any(${sql.param([...usuarios])}::bigint[])
      and evento = 'docente.recordado' and cuando > clock_timestamp() - interval '31 days'`)
  return rows as unknown as Recordado[]
}
