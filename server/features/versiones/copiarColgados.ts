import type { IdsNuevos } from '@malla/domain/planes/copiar.ts'
import type { Ctx } from '../../platform/context.ts'
import { schema } from '../../platform/db/db.ts'
import { and, asc, eq, getTableColumns, inArray, sql } from '../../platform/db/drizzle.ts'
import type { Original } from '../../platform/files/adelantados.ts'
import { type Entidad, insertRows } from '../../platform/rows.ts'
import { copiarArchivos } from '../archivos/copiarArchivos.ts'
import { insertCursosDeLados } from '../equivalencias/lados.ts'
import { ambitoDePlan, type PlanRow } from '../planes/planes.guard.ts'

const { adjuntos, archivos, equivalencia_cursos, equivalencias, plan_laboratorios } = schema

/** What a new version takes along that points outside of a plan: laboratories, files, and when asked equivalences. */

const sinRegistro = (ctx: Ctx): Ctx => ({ ...ctx, record: () => {} })

/** The laboratories that the plan needs are needed by its copy too; answers how many. */
export async function copiarLaboratorios(ctx: Ctx, de: PlanRow, a: PlanRow): Promise<number> {
  const { rowCount } = await ctx.tx.execute(sql`
    insert into ${plan_laboratorios} (empresa_id, planestudio_id, laboratorio_id)
    select empresa_id, ${a.id}, laboratorio_id from plan_laboratorios
    where empresa_id = ${ctx.empresaId} and planestudio_id = ${de.id}`)
  return rowCount ?? 0
}

/** Files of sections and of the malla of a plan, with what they are. */
export const selectAdjuntosDe = (ctx: Ctx, de: PlanRow) =>
  ctx.tx
    .select({ adjunto: adjuntos, archivo: archivos })
    .from(adjuntos)
    .innerJoin(
      archivos,
      and(eq(archivos.empresa_id, adjuntos.empresa_id), eq(archivos.id, adjuntos.archivo_id)),
    )
    .where(and(eq(adjuntos.empresa_id, ctx.empresaId), eq(adjuntos.planestudio_id, de.id)))
    .orderBy(asc(adjuntos.id))

/**
 * Copies the files of a plan, each with bytes of its own: taking one off one plan leaves the other's. A file whose bytes are lost is left out. `adelantadas`: as
 * for `copiarArchivos`.
 */
export async function copiarAdjuntos(
  ctx: Ctx,
  de: PlanRow,
  a: PlanRow,
  adelantadas: readonly Original[],
): Promise<number> {
  const rows = await selectAdjuntosDe(ctx, de)
  const { facultad_id, programa_id } = a
  const copiados = await copiarArchivos(
    sinRegistro(ctx),
    rows.map(row => ({ ...row, facultad_id, programa_id })),
    adelantadas,
  )
  if (copiados.length === 0) return 0
  const entidad: Entidad<typeof adjuntos> = {
    table: adjuntos,
    evento: 'adjunto',
    ambito: () => ambitoDePlan(a),
  }
  await insertRows(
    sinRegistro(ctx),
    entidad,
    copiados.map(({ copia: { adjunto }, archivo_id }) => ({
      planestudio_id: a.id,
      key: adjunto.key,
      item_id: adjunto.item_id,
      orden: adjunto.orden,
      archivo_id,
    })),
  )
  return copiados.length
}

/** The table of equivalences of the plan that recognises: the copy recognises the same courses. Answers how many rows. */
export async function copiarEquivalencias(
  ctx: Ctx,
  de: PlanRow,
  a: PlanRow,
  cursos: IdsNuevos['asignaturas'],
): Promise<number> {
  const { id: _id, revision: _r, created_at: _c, updated_at: _u, ...campos } = getTableColumns(equivalencias)
  const rows = await ctx.tx
    .select({ ...campos, de_id: equivalencias.id })
    .from(equivalencias)
    .where(and(eq(equivalencias.empresa_id, ctx.empresaId), eq(equivalencias.planestudio_id, de.id)))
    .orderBy(asc(equivalencias.id))
  if (rows.length === 0) return 0
  const entidad: Entidad<typeof equivalencias> = {
    table: equivalencias,
    evento: 'equivalencia',
    ambito: () => ambitoDePlan(a),
  }
  const nuevas = await insertRows(
    sinRegistro(ctx),
    entidad,
    rows.map(({ de_id: _de, ...row }) => ({ ...row, planestudio_id: a.id })),
  )
  const idDe = new Map(rows.map((row, i) => [row.de_id, nuevas[i]!.id]))
  const lados = await ctx.tx
    .select()
    .from(equivalencia_cursos)
    .where(
      and(
        eq(equivalencia_cursos.empresa_id, ctx.empresaId),
        inArray(equivalencia_cursos.equivalencia_id, [...idDe.keys()]),
      ),
    )
  await insertCursosDeLados(
    ctx,
    lados.map(l => ({
      ...l,
      equivalencia_id: idDe.get(l.equivalencia_id)!,
      asignatura_id: l.lado === 'destino' ? cursos.get(l.asignatura_id)! : l.asignatura_id,
    })),
  )
  return rows.length
}
