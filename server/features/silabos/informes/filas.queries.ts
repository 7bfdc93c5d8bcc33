import type { Silabo } from '@malla/contracts/silabos.ts'
import type { HojaDeSilabos, PeriodoDeSilabo } from '@malla/documents/silabos/datos.ts'
import { type ContenidoDeCarta, isVacio } from '@malla/domain/silabos/contenido.ts'
import type { Ctx } from '../../../platform/context.ts'
import { type SQL, sql } from '../../../platform/db/drizzle.ts'
import { notFound } from '../../../platform/errors.ts'
import { ZONA } from '../../../platform/horaLocal.ts'
import { institucionDe } from '../../planes/informes/datosPlan.queries.ts'
import type { PlanRow } from '../../planes/planes.guard.ts'
import { CLAVES_DE_SILABO, selectClavesDeVarios } from '../claves.queries.ts'
import { docentesDe } from '../silabos.queries.ts'
import { masVigente } from '../vigencia.ts'

/** Rows that documents of syllabi are made of; permission is the caller's. */

/** A syllabus as it is kept, without its texts. */
export interface FilaDeSilabo {
  id: number
  asignatura_id: number
  estado: Silabo['estado']
  completado: number
  /** The period that it is of; null for the one that new periods begin with. */
  periodo: PeriodoDeSilabo | null
  /** Day of its approval in Lima, and who approved it. */
  dia: string | null
  quien: string | null
  /** What was in force when it was approved. */
  congelado: Record<string, unknown> | null
  /** Storage key and name of the approved PDF. */
  archivo: { clave: string; nombre: string } | null
}

const enLista = (ids: readonly number[]): SQL => sql`${sql.param([...ids])}::bigint[]`

/**
 * Which syllabus of each course: of one period, the one that new periods begin with (null), or the latest, which is the one whose state the
 * course shows (medir.service.ts).
 */
export type CualPeriodo = number | null | 'ultimo'

/** The syllabi of these courses, one each, by course. */
export async function selectFilas(
  ctx: Ctx,
  cursos: readonly number[],
  periodo: CualPeriodo,
): Promise<Map<number, FilaDeSilabo>> {
  const { rows } = await ctx.tx.execute(sql`
    select distinct on (s.asignatura_id) s.id, s.asignatura_id, s.estado, s.completado, s.congelado,
      case when p.id is not null then jsonb_build_object(
        'nombre', p.nombre, 'fechainicio', p.fechainicio, 'fechafin', p.fechafin) end as periodo,
      to_char(s.aprobado_at at time zone ${sql.raw(`'${ZONA}'`)}, 'YYYY-MM-DD') as dia,
      (select pe.nombres from usuarios u join personas pe on pe.id = u.persona_id where u.id = s.aprobado_por) as quien,
      case when s.estado = 'aprobado' and ar.clave is not null
        then jsonb_build_object('clave', ar.clave, 'nombre', ar.nombre) end as archivo
    from silabos s left join archivos ar on ar.empresa_id = s.empresa_id and ar.id = s.archivo_id
    left join periodos p on p.empresa_id = s.empresa_id and p.id = s.periodo_id
    where s.empresa_id = ${ctx.empresaId} and s.asignatura_id = any(${enLista(cursos)})
      ${periodo === 'ultimo' ? sql`` : sql`and s.periodo_id is not distinct from ${periodo}::bigint`}
    order by s.asignatura_id, ${masVigente('p')}, s.id desc`)
  return new Map((rows as unknown as FilaDeSilabo[]).map(r => [r.asignatura_id, r]))
}

/**
 * Where the latest syllabus of each of these courses is in its review, by course, where something is written in it. Texts are read only of drafts that are
 * hardly begun: the others cannot be empty.
 */
export async function selectEstados(
  ctx: Ctx,
  cursos: readonly number[],
): Promise<Record<number, Silabo['estado']>> {
  const { rows } = await ctx.tx.execute(sql`
    select distinct on (s.asignatura_id) s.id, s.asignatura_id, s.estado, s.estado = 'borrador' and s.completado = 1 as dudoso
    from silabos s left join periodos p on p.empresa_id = s.empresa_id and p.id = s.periodo_id
    where s.empresa_id = ${ctx.empresaId} and s.asignatura_id = any(${enLista(cursos)})
    order by s.asignatura_id, ${masVigente('p')}, s.id desc`)
  const filas = rows as unknown as (Pick<FilaDeSilabo, 'id' | 'asignatura_id' | 'estado'> & {
    dudoso: boolean
  })[]
  const textos = await selectClavesDeVarios(
    ctx,
    CLAVES_DE_SILABO,
    filas.filter(f => f.dudoso).map(f => f.id),
  )
  const escritas = filas.filter(f => !f.dudoso || !isVacio(textos.get(f.id)))
  return Object.fromEntries(escritas.map(f => [f.asignatura_id, f.estado]))
}

/** Names of the lecturers of courses, by base. */
export async function selectDocentes(ctx: Ctx, bases: readonly number[]): Promise<Map<number, string[]>> {
  const { rows } = await ctx.tx.execute(sql`
    select c.base, ${docentesDe(ctx, sql`c.base`)} as docentes from unnest(${enLista(bases)}) as c(base)`)
  const filas = rows as unknown as { base: number; docentes: Silabo['docentes'] }[]
  return new Map(filas.map(f => [f.base, f.docentes.map(d => d.nombres)]))
}

/** A period as documents name it; null where none was asked for, 404 when there is none such. */
export async function selectPeriodo(ctx: Ctx, cual: CualPeriodo): Promise<PeriodoDeSilabo | null> {
  if (cual === null || cual === 'ultimo') return null
  const { rows } = await ctx.tx.execute(sql`select nombre, fechainicio::text, fechafin::text from periodos
    where empresa_id = ${ctx.empresaId} and id = ${cual}`)
  if (rows.length === 0) throw notFound()
  return rows[0] as unknown as PeriodoDeSilabo
}

/** What is written of the cartas of a plan, by base. */
export async function selectCartasEscritas(ctx: Ctx, planId: number): Promise<Map<number, ContenidoDeCarta>> {
  const { rows } = await ctx.tx.execute(sql`
    select asignatura_id as id, jsonb_object_agg(clave, valor) as carta from carta_claves
    where empresa_id = ${ctx.empresaId} and planestudio_id = ${planId} group by 1`)
  return new Map((rows as unknown as { id: number; carta: ContenidoDeCarta }[]).map(r => [r.id, r.carta]))
}

/** The sheet on which syllabi of a plan are printed, still without pictures. */
export async function selectHoja(
  ctx: Ctx,
  plan: PlanRow,
  emitido: string,
): Promise<Omit<HojaDeSilabos, 'imagenes'>> {
  const { rows } = await ctx.tx.execute(sql`
    select g.nombre as programa, f.nombre as facultad, n.nombre as nivel from programas g
    join facultades f on f.empresa_id = g.empresa_id and f.id = g.facultad_id
    left join niveles n on n.empresa_id = g.empresa_id and n.id = g.nivel_id
    where g.empresa_id = ${ctx.empresaId} and g.id = ${plan.programa_id}`)
  return {
    institucion: await institucionDe(ctx),
    ...(rows[0] as Pick<HojaDeSilabos, 'programa' | 'facultad' | 'nivel'>),
    full_name: plan.full_name,
    fechacese: plan.fechacese,
    emitido,
  }
}
