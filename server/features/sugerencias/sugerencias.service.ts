import type { ParsedOf } from '@malla/contracts/call.ts'
import { mensajesDeError } from '@malla/contracts/mensajesDeError.ts'
import type { sugerencias as calls, Sugerencia } from '@malla/contracts/sugerencias.ts'
import { assertMay, type Ctx } from '../../platform/context.ts'
import { schema } from '../../platform/db/db.ts'
import { takeTurn } from '../../platform/db/turno.ts'
import { HttpError } from '../../platform/errors.ts'
import { assertFresh, deleteRows, type Entidad, insertRow, lockRow, updateRow } from '../../platform/rows.ts'
import { assertPropio } from '../sesion/demostracion.service.ts'
import { contarDeHoy, selectSugerencia } from './sugerencias.queries.ts'

/** Told to administrators alone: what hangs nowhere is read by nobody else. */
const entidad: Entidad<typeof schema.sugerencias> = {
  table: schema.sugerencias,
  evento: 'sugerencia',
  ambito: () => ({}),
}

/** A person writes at most so many a day: nobody fills the administrator's list. */
const AL_DIA = 20

/** Keeps what somebody suggests, with who it was and for which institution they work. 403 in the account that visitors share, 429 after twenty in a day. */
export async function createSugerencia(
  ctx: Ctx,
  { titulo, descripcion, pagina = null }: ParsedOf<typeof calls.create>,
): Promise<Sugerencia> {
  assertPropio(ctx.platform, ctx.sesion)
  const usuario_id = ctx.sesion.usuario_id
  // Of one person's that come at once each sees those before it.
  await takeTurn(ctx.tx, 'sugerencias', usuario_id)
  if ((await contarDeHoy(ctx, usuario_id)) >= AL_DIA)
    throw new HttpError(429, mensajesDeError.demasiadoDeprisa)
  const row = await insertRow(ctx, entidad, {
    titulo,
    descripcion,
    pagina: pagina || null,
    usuario_id,
    de_empresa_id: ctx.empresaId || null,
  })
  return selectSugerencia(ctx, row.id)
}

/** Says of a suggestion that it was looked at, or notes something about it. Root alone; 404, 409 stale. */
export async function saveSugerencia(
  ctx: Ctx,
  { id, revision, status, nota }: ParsedOf<typeof calls.update>,
): Promise<Sugerencia> {
  assertMay(ctx, 'administracion', {})
  const row = await lockRow(ctx, entidad, id)
  await assertFresh(row, revision, () => selectSugerencia(ctx, id))
  await updateRow(ctx, entidad, row, {
    ...(status === undefined ? {} : { status }),
    ...(nota === undefined ? {} : { nota: nota || null }),
  })
  return selectSugerencia(ctx, id)
}

/** Deletes a suggestion. Root alone; 404 when it is not there. */
export async function deleteSugerencia(ctx: Ctx, id: number): Promise<void> {
  assertMay(ctx, 'administracion', {})
  await deleteRows(ctx, entidad, [await lockRow(ctx, entidad, id)])
}
