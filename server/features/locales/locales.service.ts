import type { Local } from '@malla/contracts/locales.ts'
import { assertMay, type Ctx, DE_LA_INSTITUCION } from '../../platform/context.ts'
import { schema } from '../../platform/db/db.ts'
import { enumerar } from '../../platform/enumerar.ts'
import { conflict } from '../../platform/errors.ts'
import { assertNombreFree, type Nombrada } from '../../platform/nombres.ts'
import { assertFresh, deleteRows, type Entidad, insertRow, lockRow, updateRow } from '../../platform/rows.ts'
import { selectLaboratoriosDelLocal, selectLocal } from './locales.queries.ts'

const { locales } = schema

const localEntidad: Entidad<typeof locales> = { table: locales, evento: 'local', ambito: () => ({}) }
const nombrada: Nombrada = { tabla: locales, indice: 'locales_nombre' }

/** Makes premises. 422 when the name is taken. */
export async function createLocal(ctx: Ctx, campos: { nombre: string }): Promise<Local> {
  assertMay(ctx, 'estructura.crear', DE_LA_INSTITUCION)
  await assertNombreFree(ctx, nombrada, campos.nombre)
  const row = await insertRow(ctx, localEntidad, campos)
  return selectLocal(ctx, row.id)
}

/** Changes premises. 409 when the person edited an older revision. */
export async function saveLocal(
  ctx: Ctx,
  { id, revision, ...campos }: { id: number; revision?: number; nombre?: string },
): Promise<Local> {
  assertMay(ctx, 'estructura.editar', DE_LA_INSTITUCION)
  const row = await lockRow(ctx, localEntidad, id)
  await assertFresh(row, revision, () => selectLocal(ctx, id))
  const nombre = await assertNombreFree(ctx, nombrada, campos.nombre, row)
  await updateRow(ctx, localEntidad, row, { ...campos, nombre })
  return selectLocal(ctx, id)
}

/** Deletes premises without laboratories; 409 naming those that are in it. */
export async function deleteLocal(ctx: Ctx, id: number): Promise<void> {
  assertMay(ctx, 'estructura.eliminar', DE_LA_INSTITUCION)
  const row = await lockRow(ctx, localEntidad, id)
  const inside = await selectLaboratoriosDelLocal(ctx, id)
  if (inside.length > 0)
    throw conflict(
      `No se puede eliminar el local «${row.nombre}»: tiene laboratorios o talleres (${enumerar(inside)}).`,
    )
  await deleteRows(ctx, localEntidad, [row])
}
