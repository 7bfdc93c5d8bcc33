import type { ParsedOf } from '@malla/contracts/call.ts'
import type { Archivo } from '@malla/contracts/campos.ts'
import type { modelos as calls, Modelo } from '@malla/contracts/modelos.ts'
import { whyNotFechas } from '@malla/domain/modelos/versiones.ts'
import { type HechoDeCese, hechoDeCese } from '@malla/domain/planes/cese.ts'
import { assertMay, type Ctx, DE_LA_INSTITUCION } from '../../platform/context.ts'
import { schema } from '../../platform/db/db.ts'
import { checkTodo, invalidField } from '../../platform/errors.ts'
import { isNombreTaken } from '../../platform/nombres.ts'
import { assertFresh, deleteRows, type Entidad, insertRow, lockRow, updateRow } from '../../platform/rows.ts'
import { dropArchivos, keepArchivo } from '../archivos/archivos.service.ts'
import { type AdjuntoLeido, leerAdjuntos } from '../textos/adjuntos.service.ts'
import { selectModelo } from './modelos.queries.ts'

const { modelos_educativos } = schema

const modeloEntidad: Entidad<typeof modelos_educativos> = {
  table: modelos_educativos,
  evento: 'modelo_educativo',
  ambito: () => ({}),
}

/** A call with its file read. */
type ConArchivo<T> = Omit<T, 'archivo'> & { archivo?: AdjuntoLeido | null | undefined }

/** Reads the file that was sent, if any, before any connection is taken. 422 when its content is no PDF, image, Word or Excel file. */
export async function leerArchivo({
  archivo,
}: {
  archivo?: Archivo | null | undefined
}): Promise<AdjuntoLeido | null | undefined> {
  return archivo && (await leerAdjuntos({ archivo }))[0]
}

function assertFechas(m: { fechavigencia?: string | null; fechacese?: string | null }): void {
  const reason = whyNotFechas({ fechavigencia: m.fechavigencia ?? null, fechacese: m.fechacese ?? null })
  if (reason) throw invalidField('fechacese', reason)
}

/** Tabs, search and mails tell versions apart by their names alone: 422 for one that another has. `row`: the one that is named. */
async function assertNombre(
  ctx: Ctx,
  nombre: string | undefined,
  row: { id: number; nombre: string } | null = null,
): Promise<void> {
  if (nombre === undefined || nombre === row?.nombre) return
  const donde = { tabla: modelos_educativos, columna: modelos_educativos.nombre }
  if (await isNombreTaken(ctx, donde, nombre, row?.id ?? null))
    throw invalidField('nombre', 'Ya existe una versión del modelo educativo con ese nombre.')
}

/** May the person make this version? 422 when it would cease before it begins. */
export async function assertModeloNuevo(
  ctx: Ctx,
  campos: Omit<ParsedOf<typeof calls.create>, 'archivo'>,
): Promise<void> {
  assertMay(ctx, 'estructura.crear', DE_LA_INSTITUCION)
  assertFechas(campos)
}

/** Makes a version. 422 when its name is taken, or as `assertModeloNuevo`. */
export async function createModelo(
  ctx: Ctx,
  { archivo, ...campos }: ConArchivo<ParsedOf<typeof calls.create>>,
): Promise<Modelo> {
  // The name is last: it holds up who names another version here meanwhile, and nobody else.
  await checkTodo([() => assertModeloNuevo(ctx, campos), () => assertNombre(ctx, campos.nombre)])
  const archivo_id = archivo ? (await keepArchivo(ctx, archivo)).id : null
  const row = await insertRow(ctx, modeloEntidad, { ...campos, archivo_id })
  return selectModelo(ctx, row.id)
}

/** May the person change versions? */
export const assertMayEditar = (ctx: Ctx): void => assertMay(ctx, 'estructura.editar', DE_LA_INSTITUCION)

/**
 * Changes a version: another file takes the place of the one it has, null takes it off; fechacese ceases it, an empty one restores it. 409 when
 * the person edited an older revision, 422 as `createModelo`.
 */
export async function saveModelo(
  ctx: Ctx,
  { id, revision, archivo, ...campos }: ConArchivo<ParsedOf<typeof calls.update>>,
): Promise<{ modelo: Modelo; hecho: HechoDeCese }> {
  assertMayEditar(ctx)
  // Put ahead by its route; done anew, it is put before anything is locked: nobody waits meanwhile.
  const archivo_id = archivo ? (await keepArchivo(ctx, archivo)).id : null
  const row = await lockRow(ctx, modeloEntidad, id)
  await assertFresh(row, revision, () => selectModelo(ctx, id))
  const { fechavigencia = row.fechavigencia, fechacese = row.fechacese } = campos
  await checkTodo([
    () => assertFechas({ fechavigencia, fechacese }),
    () => assertNombre(ctx, campos.nombre, row),
  ])
  const isOtro = archivo !== undefined
  await updateRow(ctx, modeloEntidad, row, { ...campos, ...(isOtro && { archivo_id }) })
  if (isOtro) await dropArchivos(ctx, [row.archivo_id])
  return { modelo: await selectModelo(ctx, id), hecho: hechoDeCese(row.fechacese, fechacese) }
}

/** Deletes a version with its file. */
export async function deleteModelo(ctx: Ctx, id: number): Promise<void> {
  assertMay(ctx, 'estructura.eliminar', DE_LA_INSTITUCION)
  const row = await lockRow(ctx, modeloEntidad, id)
  await deleteRows(ctx, modeloEntidad, [row])
  await dropArchivos(ctx, [row.archivo_id])
}
