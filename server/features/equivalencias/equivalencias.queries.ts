import type { Equivalencia } from '@malla/contracts/equivalencias.ts'
import { enOrdenDeCodigo } from '@malla/domain/equivalencias/equivalencias.ts'
import type { Ctx } from '../../platform/context.ts'
import { schema } from '../../platform/db/db.ts'
import { and, asc, eq, inArray, isNull, type SQL, sql } from '../../platform/db/drizzle.ts'
import { NOMBRADOS } from '../../platform/enumerar.ts'
import { notFound } from '../../platform/errors.ts'
import { instante } from '../../platform/instante.ts'

const { asignaturas, equivalencia_cursos, equivalencias, planes, programas } = schema

type Lado = 'origen' | 'destino'

/** Courses of one side, each in the version that is in force. */
const cursosDe = (lado: Lado): SQL<Equivalencia['origen']> => sql<Equivalencia['origen']>`(
  select coalesce(jsonb_agg(jsonb_build_object('id', a.id, 'nombre', a.nombre, 'codigo', a.codigo, 'credits', a.credits)), '[]')
  from equivalencia_cursos ec
  cross join lateral (select v.id, v.nombre, v.codigo, v.credits from asignaturas v
    where v.empresa_id = ec.empresa_id and (v.id = ec.asignatura_id or v.base_id = ec.asignatura_id)
    order by v.version desc, v.id desc limit 1) a
  where ec.empresa_id = equivalencias.empresa_id and ec.equivalencia_id = equivalencias.id and ec.lado = ${lado})`

const selectFilas = (ctx: Ctx) =>
  ctx.tx
    .select({
      id: equivalencias.id,
      planestudio_id: equivalencias.planestudio_id,
      plan_origen_id: equivalencias.plan_origen_id,
      plan_origen: planes.full_name,
      programa_origen: programas.nombre,
      tipo: sql<Equivalencia['tipo']>`${equivalencias.tipo}`,
      nota: equivalencias.nota,
      orden: equivalencias.orden,
      origen: cursosDe('origen'),
      destino: cursosDe('destino'),
      revision: equivalencias.revision,
      created_at: instante(equivalencias.created_at),
    })
    .from(equivalencias)
    .innerJoin(
      planes,
      and(eq(planes.empresa_id, equivalencias.empresa_id), eq(planes.id, equivalencias.plan_origen_id)),
    )
    .innerJoin(
      programas,
      and(eq(programas.empresa_id, planes.empresa_id), eq(programas.id, planes.programa_id)),
    )

const conLadosEnOrden = (e: Equivalencia): Equivalencia => ({
  ...e,
  origen: enOrdenDeCodigo(e.origen),
  destino: enOrdenDeCodigo(e.destino),
})

/**
 * The table of a plan: rows by the plan they come from, newest plan first, in their order. Those of a plan in the Papelera are not in it.
 * Permission is the caller's.
 */
export async function selectEquivalencias(ctx: Ctx, planId: number): Promise<Equivalencia[]> {
  const rows = await selectFilas(ctx)
    .where(
      and(
        eq(equivalencias.empresa_id, ctx.empresaId),
        eq(equivalencias.planestudio_id, planId),
        isNull(planes.deleted_at),
      ),
    )
    .orderBy(
      sql`${planes.created_at} desc`,
      sql`${planes.id} desc`,
      asc(equivalencias.orden),
      asc(equivalencias.id),
    )
  return rows.map(conLadosEnOrden)
}

/** One row of the table; 404 when it is not there. Permission is the caller's. */
export async function selectEquivalencia(ctx: Ctx, id: number): Promise<Equivalencia> {
  const [row] = await selectFilas(ctx).where(
    and(eq(equivalencias.empresa_id, ctx.empresaId), eq(equivalencias.id, id)),
  )
  if (!row) throw notFound()
  return conLadosEnOrden(row)
}

/** Courses of two plans as rules about equivalences need them: every version, with its plan. Locked against being deleted meanwhile. */
export const selectCursosDePlanes = (
  ctx: Ctx,
  planIds: readonly number[],
): Promise<{ id: number; base_id: number | null; planestudio_id: number; nombre: string }[]> =>
  ctx.tx
    .select({
      id: asignaturas.id,
      base_id: asignaturas.base_id,
      planestudio_id: asignaturas.planestudio_id,
      nombre: asignaturas.nombre,
    })
    .from(asignaturas)
    .where(and(eq(asignaturas.empresa_id, ctx.empresaId), inArray(asignaturas.planestudio_id, [...planIds])))
    .for('share')

/** What each row of the table names, by its id: base courses of either side. */
export async function selectLados(
  ctx: Ctx,
  planId: number,
  origenId: number,
): Promise<Map<number, Record<Lado, number[]>>> {
  const rows = await ctx.tx
    .select({
      id: equivalencia_cursos.equivalencia_id,
      lado: equivalencia_cursos.lado,
      asignatura_id: equivalencia_cursos.asignatura_id,
    })
    .from(equivalencia_cursos)
    .innerJoin(
      equivalencias,
      and(
        eq(equivalencias.empresa_id, equivalencia_cursos.empresa_id),
        eq(equivalencias.id, equivalencia_cursos.equivalencia_id),
      ),
    )
    .where(
      and(
        eq(equivalencias.empresa_id, ctx.empresaId),
        eq(equivalencias.planestudio_id, planId),
        eq(equivalencias.plan_origen_id, origenId),
      ),
    )
    .orderBy(equivalencia_cursos.asignatura_id)
  const found = new Map<number, Record<Lado, number[]>>()
  for (const { id, lado, asignatura_id } of rows) {
    if (!found.has(id)) found.set(id, { origen: [], destino: [] })
    found.get(id)![lado as Lado].push(asignatura_id)
  }
  return found
}

const conPapelera = (plan: SQL): SQL =>
  sql`${plan}.full_name || case when ${plan}.deleted_at is null then '' else ' (en la Papelera)' end`

/** The first of these courses that a row of some table names, with the two plans; undefined where none is named. */
export async function selectCursoNombrado(
  ctx: Ctx,
  ids: readonly number[],
): Promise<{ curso: string; destino: string; origen: string } | undefined> {
  if (ids.length === 0) return undefined
  const { rows } = await ctx.tx.execute<{ curso: string; destino: string; origen: string }>(sql`
    select distinct a.nombre as curso, ${conPapelera(sql`d`)} as destino, o.full_name as origen
    from equivalencia_cursos ec
    join asignaturas a on a.empresa_id = ec.empresa_id and a.id = ec.asignatura_id
    join equivalencias e on e.empresa_id = ec.empresa_id and e.id = ec.equivalencia_id
    join planes d on d.empresa_id = e.empresa_id and d.id = e.planestudio_id
    join planes o on o.empresa_id = e.empresa_id and o.id = e.plan_origen_id
    where ec.empresa_id = ${ctx.empresaId} and ec.asignatura_id in ${[...ids]}
    order by 1, 2, 3 limit 1`)
  return rows[0]
}

/** Names of plans that recognise courses of this one, also in the Papelera, as many as tell why it cannot go. */
export async function selectPlanesQueReconocen(ctx: Ctx, planId: number): Promise<string[]> {
  const { rows } = await ctx.tx.execute<{ full_name: string }>(sql`
    select distinct ${conPapelera(sql`d`)} as full_name from equivalencias e
    join planes d on d.empresa_id = e.empresa_id and d.id = e.planestudio_id
    where e.empresa_id = ${ctx.empresaId} and e.plan_origen_id = ${planId} order by 1 limit ${NOMBRADOS + 1}`)
  return rows.map(r => r.full_name)
}
