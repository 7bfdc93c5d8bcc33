import { segun } from '@malla/domain/texto/numero.ts'
import type { Ctx } from '../../../platform/context.ts'
import type { schema } from '../../../platform/db/db.ts'
import { updateRows } from '../../../platform/rows.ts'
import { endSessionsOfUsuarios } from '../../../platform/session/ending.ts'
import { refreshSessionsOfUsuarios } from '../../../platform/session/refreshing.ts'
import { differing } from '../../../platform/writeRows.ts'
import { type AccesoGuardado, type AccesoRow, replaceAccesos } from '../escribirAccesos.ts'
import { joinPartes, updatePersonas } from '../persona.service.ts'
import { type UsuarioRow, usuarioEntidad } from '../usuarios.service.ts'
import type { PersonaDeFila } from './filas.ts'

/** A user there is, locked, with the person and all that they are in institutions. */
export interface Actual {
  row: UsuarioRow
  persona: typeof schema.personas.$inferSelect
  accesos: AccesoRow[]
}

/** Somebody of a file whom the installation knows already: what they are to be after it. */
export interface Conocido {
  persona: PersonaDeFila
  estado: string | undefined
  accesos: AccesoGuardado[]
  actual: Actual
}

/** Writes what a file changes of these people, in a few statements however many they are. Answers of each what that was, in words; nothing where all is as it was. */
export async function changeAll(ctx: Ctx, conocidos: readonly Conocido[]): Promise<string[]> {
  const moved = await replaceAccesos(
    ctx,
    conocidos.map(l => ({ usuarioId: l.actual.row.id, rows: l.accesos, was: l.actual.accesos })),
  )
  const people = await updatePersonas(
    ctx,
    conocidos.map(l => ({ id: l.actual.row.persona_id, campos: l.persona })),
  )
  const cambios = conocidos.map(({ actual, estado }, i) => ({
    row: actual.row,
    values: differing<typeof schema.usuarios>(actual.row, { estado }),
    partes: joinPartes(people[i]!, moved[i]!) ?? undefined,
  }))
  await updateRows(ctx, usuarioEntidad, cambios)
  tellSessions(
    ctx,
    cambios.map(({ row, values }, i) => ({ id: row.id, estado: values.estado, isMoved: moved[i] !== null })),
  )
  return conocidos.map(({ accesos, actual }, i) => {
    const nuevos = accesos.length - actual.accesos.length
    return [
      people[i] ? 'datos' : '',
      cambios[i]!.values.estado === undefined ? '' : 'estado',
      nuevos > 0 ? segun(nuevos, 'un rol más', '# roles más') : moved[i] ? 'permisos' : '',
    ]
      .filter(Boolean)
      .join(', ')
  })
}

/** Sessions of who may not work any more end; whose rights changed, they are read anew. */
function tellSessions(
  ctx: Ctx,
  cambios: { id: number; estado: string | undefined; isMoved: boolean }[],
): void {
  const isShut = (estado: string | undefined) => estado !== undefined && estado !== '1'
  const shut = cambios.filter(c => isShut(c.estado)).map(c => c.id)
  const moved = cambios.filter(c => c.isMoved && !isShut(c.estado)).map(c => c.id)
  if (shut.length > 0) ctx.afterCommit(() => endSessionsOfUsuarios(ctx.platform, shut))
  if (moved.length > 0) ctx.afterCommit(() => refreshSessionsOfUsuarios(ctx.platform, moved))
}
