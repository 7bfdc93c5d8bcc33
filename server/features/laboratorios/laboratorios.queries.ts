import type { Laboratorio } from '@malla/contracts/laboratorios.ts'
import { programaInAlcance } from '../../platform/alcance.ts'
import { alfabetico } from '../../platform/alfabetico.ts'
import type { Ctx } from '../../platform/context.ts'
import { schema } from '../../platform/db/db.ts'
import { and, count, desc, eq, inArray, type SQL, sql } from '../../platform/db/drizzle.ts'
import { NOMBRADOS } from '../../platform/enumerar.ts'
import { notFound } from '../../platform/errors.ts'
import { instante } from '../../platform/instante.ts'
import { conPalabras, offsetOf } from '../../platform/page.ts'

const { laboratorios, locales, plan_laboratorios } = schema

/** Of its programmes those that the person may see, by name, as a list of `de`. */
const programasDe = <T>(ctx: Ctx, de: SQL): SQL<T[]> => sql<T[]>`(
  select coalesce(jsonb_agg(${de} order by ${alfabetico(sql`p.nombre`)}, p.id), '[]') from laboratorio_programas lp
  join programas p on p.empresa_id = lp.empresa_id and p.id = lp.programa_id
  where lp.empresa_id = laboratorios.empresa_id and lp.laboratorio_id = laboratorios.id
    and ${programaInAlcance(ctx, sql`p.facultad_id`, sql`p.id`)})`

/** It names no programme at all, whoever asks. */
const paraTodos = sql<boolean>`not exists (select 1 from laboratorio_programas x
  where x.empresa_id = laboratorios.empresa_id and x.laboratorio_id = laboratorios.id)`

const equipos = sql<Laboratorio['equipos']>`(
  select coalesce(jsonb_agg(jsonb_build_object('id', e.id, 'nombre', e.nombre, 'codigo', e.codigo, 'cantidad', e.cantidad, 'descripcion', e.descripcion)
    order by ${alfabetico(sql`e.nombre`)}, e.id), '[]')
  from equipos e where e.empresa_id = laboratorios.empresa_id and e.laboratorio_id = laboratorios.id)`

const selectFilas = (ctx: Ctx) =>
  ctx.tx
    .select({
      id: laboratorios.id,
      nombre: laboratorios.nombre,
      tipo: laboratorios.tipo,
      local_id: laboratorios.local_id,
      local: locales.nombre,
      capacidad: laboratorios.capacidad,
      descripcion: laboratorios.descripcion,
      programas_ids: programasDe<number>(ctx, sql`p.id`),
      programas: programasDe<string>(ctx, sql`p.nombre`),
      para_todos: paraTodos,
      equipos,
      planes_count: sql<number>`(select count(*)::int from plan_laboratorios pl join planes l on l.empresa_id = pl.empresa_id
        and l.id = pl.planestudio_id and l.deleted_at is null
        join programas p on p.empresa_id = l.empresa_id and p.id = l.programa_id
        where pl.empresa_id = laboratorios.empresa_id and pl.laboratorio_id = laboratorios.id
          and ${programaInAlcance(ctx, sql`p.facultad_id`, sql`p.id`)})`,
      revision: laboratorios.revision,
      created_at: instante(laboratorios.created_at),
    })
    .from(laboratorios)
    .innerJoin(
      locales,
      and(eq(locales.empresa_id, laboratorios.empresa_id), eq(locales.id, laboratorios.local_id)),
    )

const mine = (ctx: Ctx): SQL => eq(laboratorios.empresa_id, ctx.empresaId)

/** A laboratory or workshop with its equipment; 404 when it is not there. */
export async function selectLaboratorio(ctx: Ctx, id: number): Promise<Laboratorio> {
  const [row] = await selectFilas(ctx).where(and(mine(ctx), eq(laboratorios.id, id)))
  if (!row) throw notFound()
  return row
}

export interface FiltroDeLaboratorios {
  page: number
  per_page: number
  filtro?: string | undefined
  tipo?: number | undefined
  local_id?: number | undefined
  programa_id?: number | undefined
}

/** It names this programme, which the person may see, or none: then it is for all. */
const deProgramaSql = (ctx: Ctx, programa_id: number): SQL => sql`(
  exists (select 1 from laboratorio_programas x join programas p on p.empresa_id = x.empresa_id and p.id = x.programa_id
    where x.empresa_id = laboratorios.empresa_id and x.laboratorio_id = laboratorios.id and x.programa_id = ${programa_id}
      and ${programaInAlcance(ctx, sql`p.facultad_id`, sql`p.id`)})
  or ${paraTodos})`

const filtrados = (ctx: Ctx, f: Omit<FiltroDeLaboratorios, 'page' | 'per_page'>) =>
  and(
    mine(ctx),
    f.filtro ? conPalabras(laboratorios.nombre, f.filtro) : undefined,
    f.tipo ? eq(laboratorios.tipo, f.tipo) : undefined,
    f.local_id ? eq(laboratorios.local_id, f.local_id) : undefined,
    f.programa_id ? deProgramaSql(ctx, f.programa_id) : undefined,
  )

/** As many of them as asked for, by premises and name: as they are printed. */
export const selectPorLocal = (
  ctx: Ctx,
  f: Omit<FiltroDeLaboratorios, 'page' | 'per_page'>,
  most: number,
): Promise<Laboratorio[]> =>
  selectFilas(ctx)
    .where(filtrados(ctx, f))
    .orderBy(alfabetico(locales.nombre), laboratorios.tipo, alfabetico(laboratorios.nombre), laboratorios.id)
    .limit(most)

/** A page of them, newest first, and how many there are in all. */
export async function selectLaboratorios(
  ctx: Ctx,
  f: FiltroDeLaboratorios,
): Promise<{ rows: Laboratorio[]; total: number }> {
  const where = filtrados(ctx, f)
  const [rows, [counted]] = await Promise.all([
    selectFilas(ctx)
      .where(where)
      .orderBy(desc(laboratorios.created_at), desc(laboratorios.id))
      .limit(f.per_page)
      .offset(offsetOf(f)),
    ctx.tx.select({ total: count() }).from(laboratorios).where(where),
  ])
  return { rows, total: counted!.total }
}

/** Those that a plan needs, laboratories before workshops, by name. Permission is the caller's. */
export const selectLaboratoriosDePlan = (ctx: Ctx, planId: number): Promise<Laboratorio[]> =>
  selectFilas(ctx)
    .where(
      and(
        mine(ctx),
        sql`exists (select 1 from plan_laboratorios x where x.empresa_id = laboratorios.empresa_id
          and x.laboratorio_id = laboratorios.id and x.planestudio_id = ${planId})`,
      ),
    )
    .orderBy(laboratorios.tipo, alfabetico(laboratorios.nombre), laboratorios.id)

/** Ids of the laboratories of a plan, in order. */
export async function selectIdsDePlan(ctx: Ctx, planId: number): Promise<number[]> {
  const rows = await ctx.tx
    .select({ id: plan_laboratorios.laboratorio_id })
    .from(plan_laboratorios)
    .where(and(eq(plan_laboratorios.empresa_id, ctx.empresaId), eq(plan_laboratorios.planestudio_id, planId)))
    .orderBy(plan_laboratorios.laboratorio_id)
  return rows.map(r => r.id)
}

/** Which of these are laboratories of the institution; locked against being deleted meanwhile. */
export async function selectExistentes(ctx: Ctx, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set()
  const rows = await ctx.tx
    .select({ id: laboratorios.id })
    .from(laboratorios)
    .where(and(mine(ctx), inArray(laboratorios.id, [...ids])))
    .for('share')
  return new Set(rows.map(r => r.id))
}

/** Plans that name one of these, a few more than will be said, and whether they rest in the Papelera. */
export async function selectPlanesQueNombran(
  ctx: Ctx,
  ids: readonly number[],
): Promise<{ laboratorio_id: number; full_name: string }[]> {
  const { rows } = await ctx.tx.execute<{ laboratorio_id: number; full_name: string }>(sql`
    select pl.laboratorio_id, l.full_name || case when l.deleted_at is null then '' else ' (en la Papelera)' end as full_name
    from plan_laboratorios pl join planes l on l.empresa_id = pl.empresa_id and l.id = pl.planestudio_id
    where pl.empresa_id = ${ctx.empresaId} and pl.laboratorio_id in ${[...ids]}
    order by ${alfabetico(sql`l.full_name`)}, l.id limit ${NOMBRADOS + 1}`)
  return rows
}
