import type { Modalidad } from '@malla/contracts/modalidades.ts'
import { assertMay, type Ctx, DE_LA_INSTITUCION } from '../../platform/context.ts'
import { schema } from '../../platform/db/db.ts'
import { enumerar } from '../../platform/enumerar.ts'
import { conflict } from '../../platform/errors.ts'
import { assertNombreFree, type Nombrada } from '../../platform/nombres.ts'
import { assertFresh, deleteRows, type Entidad, insertRow, lockRow, updateRow } from '../../platform/rows.ts'
import { selectModalidad, selectProgramasDeLaModalidad } from './modalidades.queries.ts'

const { modalidades } = schema

export const modalidadEntidad: Entidad<typeof modalidades> = {
  table: modalidades,
  evento: 'modalidad',
  ambito: () => ({}),
}
const nombrada: Nombrada = { tabla: modalidades, indice: 'modalidades_nombre' }

/** Makes a modality. 422 when its name is taken. */
export async function createModalidad(ctx: Ctx, campos: { nombre: string }): Promise<Modalidad> {
  assertMay(ctx, 'estructura.crear', DE_LA_INSTITUCION)
  await assertNombreFree(ctx, nombrada, campos.nombre)
  const row = await insertRow(ctx, modalidadEntidad, campos)
  return selectModalidad(ctx, row.id)
}

/** Changes a modality. 409 when the person edited an older revision. */
export async function saveModalidad(
  ctx: Ctx,
  { id, revision, ...campos }: { id: number; revision?: number; nombre?: string },
): Promise<Modalidad> {
  assertMay(ctx, 'estructura.editar', DE_LA_INSTITUCION)
  const row = await lockRow(ctx, modalidadEntidad, id)
  await assertFresh(row, revision, () => selectModalidad(ctx, id))
  const nombre = await assertNombreFree(ctx, nombrada, campos.nombre, row)
  await updateRow(ctx, modalidadEntidad, row, { ...campos, nombre })
  return selectModalidad(ctx, id)
}

/** Deletes a modality that no programme uses; 409 naming those that do. */
export async function deleteModalidad(ctx: Ctx, id: number): Promise<void> {
  assertMay(ctx, 'estructura.eliminar', DE_LA_INSTITUCION)
  const row = await lockRow(ctx, modalidadEntidad, id)
  const using = await selectProgramasDeLaModalidad(ctx, id)
  if (using.length > 0)
    throw conflict(
      `No se puede eliminar la modalidad «${row.nombre}»: la usan programas (${enumerar(using)}).`,
    )
  await deleteRows(ctx, modalidadEntidad, [row])
}
