import type { Asignatura } from '@malla/contracts/asignaturas.ts'
import { horasTotales, horasVirtualDe } from '@malla/domain/asignaturas/horas.ts'
import { mapCursos, prerequisitoDe } from '@malla/domain/asignaturas/requisitos.ts'
import { assertMay, type Ctx } from '../../platform/context.ts'
import { prepare, schema, type Tx } from '../../platform/db/db.ts'
import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  isNull,
  type SQL,
  type SQLWrapper,
  sql,
} from '../../platform/db/drizzle.ts'
import { notFound } from '../../platform/errors.ts'
import { assertPlan } from '../planes/planes.guard.ts'

const { asignaturas, planes, programas } = schema

export type AsignaturaRow = typeof asignaturas.$inferSelect

/** Of each course with versions the one in force, by the ids of the others: requisites are kept by base and shown by this. */
export type Vigentes = ReadonlyMap<number, number>

/** The wire form of a course. */
export function toAsignatura(row: AsignaturaRow, vigentes: Vigentes): Asignatura {
  const requisitos = vigentes.size > 0 ? mapCursos(row.requisitos, vigentes) : row.requisitos
  const horas = {
    horasteoria: row.horasteoria,
    horaspractica: row.horaspractica,
    horasvirtual: horasVirtualDe(row),
  }
  return {
    id: row.id,
    nombre: row.nombre,
    codigo: row.codigo,
    planestudio_id: row.planestudio_id,
    ciclo_id: row.ciclo_id ?? 0,
    seccion_id: row.seccion_id ?? 0,
    orden: row.orden,
    asignatura_id: row.base_id ?? 0,
    version: row.version,
    ...horas,
    horasvirtualteoria: row.horasvirtualteoria,
    horasvirtualpractica: row.horasvirtualpractica,
    horastotal: horasTotales(horas),
    credits: row.credits,
    prerequisito: prerequisitoDe(requisitos),
    requisitos,
    areacurso_id: row.areacurso_id ?? 0,
    tipocurso_id: row.tipocurso_id ?? 0,
    tipologiaespecial_id: row.tipologiaespecial_id ?? 0,
    tipoestudio: row.tipoestudio as Asignatura['tipoestudio'],
    modalidad: row.modalidad as Asignatura['modalidad'],
    silabo: { isCompletado: row.silabo_estado },
    revision: row.revision,
    created_at: new Date(row.created_at).toISOString(),
  }
}

/** Pairs [any version, the one in force] of the courses of a plan that have versions, as JSON. */
const vigentesSql = (empresa: SQLWrapper, plan: SQLWrapper): SQL<[number, number][]> => sql`(
  with versiones as (
    select id, base_id, version from asignaturas
    where empresa_id = ${empresa} and planestudio_id = ${plan} and base_id is not null),
  ultima as (select distinct on (base_id) base_id, id from versiones order by base_id, version desc)
  select coalesce(jsonb_agg(par), '[]') from (
    select jsonb_build_array(base_id, id) as par from ultima
    union all select jsonb_build_array(v.id, u.id) from versiones v join ultima u using (base_id) where v.id <> u.id) as pares)`

/** Which version of each course with versions is in force, in one plan. */
export async function selectVigentes(ctx: Ctx, planId: number): Promise<Vigentes> {
  const { rows } = await ctx.tx.execute(
    sql`select ${vigentesSql(sql`${ctx.empresaId}`, sql`${planId}`)} as pares`,
  )
  return new Map((rows[0] as { pares: [number, number][] }).pares)
}

const inPlan = (ctx: Ctx, planId: number): SQL =>
  and(eq(asignaturas.empresa_id, ctx.empresaId), eq(asignaturas.planestudio_id, planId))!

/** Which version of a course stands for it: the highest. */
const LA_MAS_ALTA = sql`asignaturas.version desc`

/**
 * The courses of a plan and, as `puesto`, which of its versions each is, in this order; under the name of their table. One pass over the plan: joined to
 * themselves they would be looked for in the whole institution for each of them, where the database takes a plan for one course.
 */
const conPuesto = (ctx: Ctx, planId: number, orden: SQL) =>
  ctx.tx
    .select({
      ...getTableColumns(asignaturas),
      puesto:
        sql<number>`rank() over (partition by coalesce(asignaturas.base_id, asignaturas.id) order by ${orden})`.as(
          'puesto',
        ),
    })
    .from(asignaturas)
    .where(inPlan(ctx, planId))
    .as('asignaturas')

/** Where its cycle stands among those of the plan, which are put in another order by their numbers alone; what stands in none comes last. Looked up once. */
const lugarDeCiclo = (ctx: Ctx, planId: number): SQL =>
  sql`array_position((select array_agg(c.id order by c.numero) from ciclos c
    where c.empresa_id = ${ctx.empresaId} and c.planestudio_id = ${planId}), ${asignaturas.ciclo_id})`

/** Courses of a plan that fit `where`, each in the version that comes first by `orden`, in the order of the malla. */
async function selectPrimeras(ctx: Ctx, planId: number, orden: SQL, where?: SQL): Promise<Asignatura[]> {
  const cursos = conPuesto(ctx, planId, orden)
  const [rows, vigentes] = await Promise.all([
    ctx.tx
      .select()
      .from(cursos)
      .where(and(eq(cursos.puesto, 1), where))
      .orderBy(
        lugarDeCiclo(ctx, planId),
        asc(asignaturas.seccion_id),
        asc(asignaturas.orden),
        asc(asignaturas.id),
      ),
    selectVigentes(ctx, planId),
  ])
  return rows.map(row => toAsignatura(row, vigentes))
}

/** Courses of a plan that fit `where`, each in its highest version, in the order of the malla. Permission is the caller's. */
export const selectAsignaturas = (ctx: Ctx, planId: number, where?: SQL): Promise<Asignatura[]> =>
  selectPrimeras(ctx, planId, LA_MAS_ALTA, where)

/**
 * Courses of a plan as they were in a period that is over, in the order of the malla: each in the highest version that has a syllabus there, in its highest
 * where none has. Permission is the caller's.
 */
export const selectAsignaturasDeEntonces = (
  ctx: Ctx,
  planId: number,
  periodoId: number,
): Promise<Asignatura[]> =>
  selectPrimeras(
    ctx,
    planId,
    sql`asignaturas.id in (select s.asignatura_id from silabos s where s.empresa_id = ${ctx.empresaId}
      and s.planestudio_id = ${planId} and s.periodo_id = ${periodoId}) desc, ${LA_MAS_ALTA}`,
  )

/** Courses of a plan that the person may see; 404 otherwise. */
export async function selectAsignaturasDePlan(ctx: Ctx, planId: number): Promise<Asignatura[]> {
  await assertPlan(ctx, planId)
  return selectAsignaturas(ctx, planId)
}

/** One course with where it hangs: asked for so often that it stays prepared. */
const cursoPorId = (tx: Tx) =>
  tx
    .select({
      row: asignaturas,
      facultad_id: programas.facultad_id,
      programa_id: planes.programa_id,
      vigentes: vigentesSql(
        sql.placeholder('empresa') as unknown as SQLWrapper,
        sql`${asignaturas.planestudio_id}`,
      ).as('vigentes'),
    })
    .from(asignaturas)
    .innerJoin(
      planes,
      and(
        eq(planes.empresa_id, asignaturas.empresa_id),
        eq(planes.id, asignaturas.planestudio_id),
        isNull(planes.deleted_at),
      ),
    )
    .innerJoin(
      programas,
      and(eq(programas.empresa_id, asignaturas.empresa_id), eq(programas.id, planes.programa_id)),
    )
    .where(
      and(eq(asignaturas.empresa_id, sql.placeholder('empresa')), eq(asignaturas.id, sql.placeholder('id'))),
    )
    .prepare('asignatura')

/** A course as it is kept; 404 when it is not there, its plan is in the Papelera or out of scope. */
async function selectRow(ctx: Ctx, id: number): Promise<{ row: AsignaturaRow; vigentes: Vigentes }> {
  const [found] = await prepare(ctx.tx, 'asignatura', cursoPorId).execute({ empresa: ctx.empresaId, id })
  if (!found) throw notFound()
  assertMay(ctx, 'estructura.ver', { facultad_id: found.facultad_id, programa_id: found.programa_id })
  return { row: found.row, vigentes: new Map(found.vigentes) }
}

/** Plan of a course that the person may see. */
export const selectPlanDeAsignatura = async (ctx: Ctx, id: number): Promise<number> =>
  (await selectRow(ctx, id)).row.planestudio_id

/** One course; any version of it. */
export async function selectAsignatura(ctx: Ctx, id: number): Promise<Asignatura> {
  const { row, vigentes } = await selectRow(ctx, id)
  return toAsignatura(row, vigentes)
}

/** All versions of a course, given any one of them, the newest first. */
export async function selectVersiones(ctx: Ctx, id: number): Promise<Asignatura[]> {
  const { row, vigentes } = await selectRow(ctx, id)
  const base = row.base_id ?? row.id
  const rows = await ctx.tx
    .select()
    .from(asignaturas)
    .where(
      and(
        inPlan(ctx, row.planestudio_id),
        sql`coalesce(${asignaturas.base_id}, ${asignaturas.id}) = ${base}`,
      ),
    )
    .orderBy(desc(asignaturas.version))
  return rows.map(r => toAsignatura(r, vigentes))
}
