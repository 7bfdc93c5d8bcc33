import type { ParsedOf } from '@malla/contracts/call.ts'
import type { laboratorios as calls, Laboratorio } from '@malla/contracts/laboratorios.ts'
import { segun } from '@malla/domain/texto/numero.ts'
import { assertMay, type Ctx, DE_LA_INSTITUCION } from '../../platform/context.ts'
import { schema } from '../../platform/db/db.ts'
import { and, eq, sql } from '../../platform/db/drizzle.ts'
import { enumerar, noSePuedeEliminar } from '../../platform/enumerar.ts'
import { checkTodo, conflict, invalidField } from '../../platform/errors.ts'
import { assertNombreFree, type Nombrada } from '../../platform/nombres.ts'
import {
  assertFresh,
  deleteRows,
  type Entidad,
  insertRow,
  lockRow,
  lockRows,
  type Partes,
  updateRow,
} from '../../platform/rows.ts'
import { assertProgramasExistentes } from '../programas/existentes.ts'
import { equiposDelNuevo, replaceEquipos } from './equipos.ts'
import { selectLaboratorio, selectPlanesQueNombran } from './laboratorios.queries.ts'

const { laboratorio_programas, laboratorios, locales } = schema

/** Laboratories and workshops as they are written and recorded. */
export const laboratorioEntidad: Entidad<typeof laboratorios> = {
  table: laboratorios,
  evento: 'laboratorio_taller',
  ambito: () => ({}),
}
const nombrada: Nombrada = { tabla: laboratorios, indice: 'laboratorios_nombre' }

const enLocal = (local_id: number) => eq(laboratorios.local_id, local_id)

/** The name to write; 422 when the premises where it will be have one of that name. Both left as they are, nothing is asked. */
async function assertNombreAlli(
  ctx: Ctx,
  row: { id: number; nombre: string; local_id: number },
  { nombre = row.nombre, local_id = row.local_id }: { nombre?: string; local_id?: number },
): Promise<string | undefined> {
  // In other premises its own old name is new too.
  const antes = local_id === row.local_id ? row.nombre : ''
  return await assertNombreFree(ctx, nombrada, nombre, { id: row.id, nombre: antes }, enLocal(local_id))
}

/** Makes a laboratory or workshop. 422 when its name is taken in those premises, or the premises or a programme are not there. */
export async function createLaboratorio(
  ctx: Ctx,
  { programas_ids = [], equipos, ...campos }: ParsedOf<typeof calls.create>,
): Promise<Laboratorio> {
  assertMay(ctx, 'estructura.crear', DE_LA_INSTITUCION)
  const [, , ids] = await checkTodo([
    () => assertLocal(ctx, campos.local_id),
    () => assertNombreFree(ctx, nombrada, campos.nombre, null, enLocal(campos.local_id)),
    () => assertProgramasExistentes(ctx, programas_ids, 'programas_ids'),
  ])
  const row = await insertRow(ctx, laboratorioEntidad, campos, {
    programas_ids: ids,
    ...equiposDelNuevo(equipos),
  })
  await insertProgramas(ctx, row.id, ids)
  await replaceEquipos(ctx, row.id, equipos)
  return selectLaboratorio(ctx, row.id)
}

/** Changes it. 409 when the person edited an older revision; `programas_ids` and `equipos` replace all of them. */
export async function saveLaboratorio(
  ctx: Ctx,
  { id, revision, programas_ids, equipos, ...campos }: ParsedOf<typeof calls.update>,
): Promise<Laboratorio> {
  assertMay(ctx, 'estructura.editar', DE_LA_INSTITUCION)
  const row = await lockRow(ctx, laboratorioEntidad, id)
  await assertFresh(row, revision, () => selectLaboratorio(ctx, id))
  const { local_id = row.local_id } = campos
  const [, nombre, programas, cambio] = await checkTodo([
    () => (local_id === row.local_id ? undefined : assertLocal(ctx, local_id)),
    () => assertNombreAlli(ctx, row, campos),
    () => replaceProgramas(ctx, id, programas_ids),
    () => replaceEquipos(ctx, id, equipos),
  ])
  const partes =
    programas || cambio
      ? {
          antes: { ...programas?.antes, ...cambio?.antes },
          despues: { ...programas?.despues, ...cambio?.despues },
        }
      : null
  await updateRow(ctx, laboratorioEntidad, row, { ...campos, nombre }, undefined, partes)
  return selectLaboratorio(ctx, id)
}

/** Deletes laboratories with their equipment, all or none; 409 naming the plans that need one of them. */
export async function deleteLaboratorios(ctx: Ctx, ids: number[]): Promise<void> {
  assertMay(ctx, 'estructura.eliminar', DE_LA_INSTITUCION)
  const rows = await lockRows(ctx, laboratorioEntidad, ids)
  const naming = await selectPlanesQueNombran(ctx, ids)
  if (naming.length > 0) {
    const blocked = rows.filter(r => naming.some(n => n.laboratorio_id === r.id)).map(r => r.nombre)
    const planes = [...new Set(naming.map(n => n.full_name))]
    const los = segun(blocked.length, 'lo', 'los')
    throw conflict(`${noSePuedeEliminar(blocked)}: ${los} necesitan planes (${enumerar(planes)}).`)
  }
  await deleteRows(ctx, laboratorioEntidad, rows)
}

/** 422 when there are no such premises; they stay until the transaction ends. */
async function assertLocal(ctx: Ctx, id: number): Promise<void> {
  const rows = await ctx.tx
    .select({ id: locales.id })
    .from(locales)
    .where(and(eq(locales.empresa_id, ctx.empresaId), eq(locales.id, id)))
    .for('share')
  if (rows.length === 0) throw invalidField('local_id', 'Ese local ya no existe.')
}

async function insertProgramas(ctx: Ctx, laboratorio_id: number, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await ctx.tx
    .insert(laboratorio_programas)
    .values(ids.map(programa_id => ({ empresa_id: ctx.empresaId, laboratorio_id, programa_id })))
}

/** Puts these programmes in the place of its own; what changed, for the record, or null. */
async function replaceProgramas(
  ctx: Ctx,
  laboratorio_id: number,
  ids: readonly number[] | undefined,
): Promise<{ antes: Partes; despues: Partes } | null> {
  if (ids === undefined) return null
  const despues = await assertProgramasExistentes(ctx, ids, 'programas_ids')
  const mine = and(
    eq(laboratorio_programas.empresa_id, ctx.empresaId),
    eq(laboratorio_programas.laboratorio_id, laboratorio_id),
  )
  const [before] = await ctx.tx
    .select({
      ids: sql<
        number[]
      >`coalesce(jsonb_agg(${laboratorio_programas.programa_id} order by ${laboratorio_programas.programa_id}), '[]')`,
    })
    .from(laboratorio_programas)
    .where(mine)
  const antes = before!.ids
  if (antes.join() === despues.join()) return null
  await ctx.tx.delete(laboratorio_programas).where(mine)
  await insertProgramas(ctx, laboratorio_id, despues)
  return { antes: { programas_ids: antes }, despues: { programas_ids: despues } }
}
