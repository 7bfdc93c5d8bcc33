import type { Ctx } from '../../platform/context.ts'
import { schema } from '../../platform/db/db.ts'
import { and, asc, eq, inArray, sql } from '../../platform/db/drizzle.ts'
import { invalid } from '../../platform/errors.ts'
import type { Partes } from '../../platform/rows.ts'

const { especialidades } = schema

/** A speciality as a form sends it: without id it is a new one. Their order is that of the list. */
export interface EspecialidadDada {
  id?: number
  nombre: string
}

interface Especialidad {
  id: number
  nombre: string
}

/** The specialities of a programme as a change record tells them. */
const selectEspecialidades = (ctx: Ctx, programaId: number): Promise<Especialidad[]> =>
  ctx.tx
    .select({ id: especialidades.id, nombre: especialidades.nombre })
    .from(especialidades)
    .where(and(eq(especialidades.empresa_id, ctx.empresaId), eq(especialidades.programa_id, programaId)))
    .orderBy(asc(especialidades.orden), asc(especialidades.id))

/** Adds specialities to programmes, in one statement. */
export async function insertEspecialidades(
  ctx: Ctx,
  rows: { programa_id: number; nombre: string; orden: number }[],
): Promise<void> {
  if (rows.length > 0)
    await ctx.tx.insert(especialidades).values(rows.map(r => ({ ...r, empresa_id: ctx.empresaId })))
}

/**
 * Makes a programme's specialities those of the list: whichever has an id is kept (and renamed, and moved), one without is added, and those
 * that are not in it go. 422 for an id of another programme. Answers what changed, for the programme's record; null when nothing did.
 */
export async function replaceEspecialidades(
  ctx: Ctx,
  programaId: number,
  dadas: EspecialidadDada[] | undefined,
): Promise<{ antes: Partes; despues: Partes } | null> {
  if (!dadas) return null
  const antes = await selectEspecialidades(ctx, programaId)
  assertOwn(antes, dadas)
  if (isSame(antes, dadas)) return null
  await removeOthers(ctx, antes, dadas)
  await renameKept(ctx, dadas)
  await insertEspecialidades(
    ctx,
    dadas.flatMap((d, orden) =>
      d.id === undefined ? [{ programa_id: programaId, nombre: d.nombre, orden }] : [],
    ),
  )
  const despues = await selectEspecialidades(ctx, programaId)
  return { antes: { especialidades: antes }, despues: { especialidades: despues } }
}

const isSame = (antes: Especialidad[], dadas: EspecialidadDada[]): boolean =>
  antes.length === dadas.length &&
  antes.every((e, i) => e.id === dadas[i]!.id && e.nombre === dadas[i]!.nombre)

function assertOwn(antes: Especialidad[], dadas: EspecialidadDada[]): void {
  const free = new Set(antes.map(e => e.id))
  const strange = dadas.flatMap((d, i) => (d.id === undefined || free.delete(d.id) ? [] : [i]))
  if (strange.length === 0) return
  throw invalid(
    Object.fromEntries(
      strange.map(i => [`especialidades.${i}.id`, ['Esa especialidad no es de este programa.']]),
    ),
  )
}

async function removeOthers(ctx: Ctx, antes: Especialidad[], dadas: EspecialidadDada[]): Promise<void> {
  const kept = new Set(dadas.map(d => d.id))
  const gone = antes.filter(e => !kept.has(e.id)).map(e => e.id)
  if (gone.length > 0)
    await ctx.tx
      .delete(especialidades)
      .where(and(eq(especialidades.empresa_id, ctx.empresaId), inArray(especialidades.id, gone)))
}

async function renameKept(ctx: Ctx, dadas: EspecialidadDada[]): Promise<void> {
  const kept = dadas.flatMap((d, orden) => (d.id === undefined ? [] : [{ ...d, orden }]))
  await ctx.tx.execute(sql`
    update especialidades e set nombre = x.nombre, orden = x.orden
    from jsonb_to_recordset(${JSON.stringify(kept)}::jsonb) as x(id bigint, nombre text, orden int)
    where e.empresa_id = ${ctx.empresaId} and e.id = x.id`)
}
