import type { Nivel } from '@malla/contracts/niveles.ts'
import { assertMay, type Ctx, DE_LA_INSTITUCION } from '../../platform/context.ts'
import { schema } from '../../platform/db/db.ts'
import { enumerar } from '../../platform/enumerar.ts'
import { checkTodo, conflict, invalidField } from '../../platform/errors.ts'
import { assertNombreFree, type Nombrada } from '../../platform/nombres.ts'
import { assertFresh, deleteRows, type Entidad, insertRow, lockRow, updateRow } from '../../platform/rows.ts'
import { isCodigoTaken, selectNivel, selectProgramasDelNivel } from './niveles.queries.ts'

const { niveles } = schema

export const nivelEntidad: Entidad<typeof niveles> = { table: niveles, evento: 'nivel', ambito: () => ({}) }
const nombrada: Nombrada = { tabla: niveles, indice: 'niveles_nombre' }

type Campos = { nombre?: string; codigo?: string; tiponivel_id?: number }

/** Makes a level. 422 when its name or its code is taken. */
export async function createNivel(
  ctx: Ctx,
  campos: Campos & { nombre: string; codigo: string },
): Promise<Nivel> {
  assertMay(ctx, 'estructura.crear', DE_LA_INSTITUCION)
  await checkTodo([
    () => assertCodigoFree(ctx, campos.codigo),
    () => assertNombreFree(ctx, nombrada, campos.nombre),
  ])
  const row = await insertRow(ctx, nivelEntidad, campos)
  return selectNivel(ctx, row.id)
}

/** Changes a level. 409 when the person edited an older revision. */
export async function saveNivel(
  ctx: Ctx,
  { id, revision, ...campos }: Campos & { id: number; revision?: number },
): Promise<Nivel> {
  assertMay(ctx, 'estructura.editar', DE_LA_INSTITUCION)
  const row = await lockRow(ctx, nivelEntidad, id)
  await assertFresh(row, revision, () => selectNivel(ctx, id))
  const [, nombre] = await checkTodo([
    () => assertCodigoFree(ctx, campos.codigo, id),
    () => assertNombreFree(ctx, nombrada, campos.nombre, row),
  ])
  await updateRow(ctx, nivelEntidad, row, { ...campos, nombre })
  return selectNivel(ctx, id)
}

/** Deletes a level that no programme uses; 409 naming those that do. */
export async function deleteNivel(ctx: Ctx, id: number): Promise<void> {
  assertMay(ctx, 'estructura.eliminar', DE_LA_INSTITUCION)
  const row = await lockRow(ctx, nivelEntidad, id)
  const using = await selectProgramasDelNivel(ctx, id)
  if (using.length > 0)
    throw conflict(`No se puede eliminar el nivel «${row.nombre}»: lo usan programas (${enumerar(using)}).`)
  await deleteRows(ctx, nivelEntidad, [row])
}

async function assertCodigoFree(ctx: Ctx, codigo: string | undefined, id?: number): Promise<void> {
  if (codigo !== undefined && (await isCodigoTaken(ctx, codigo, id)))
    throw invalidField('codigo', 'Ya existe un nivel con ese código.')
}
