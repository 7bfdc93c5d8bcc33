import type { CamposDeUsuario, Usuario } from '@malla/contracts/usuarios.ts'
import { whyNotCambiarUsuario, whyNotEliminarUsuarios } from '@malla/domain/usuarios/reglas.ts'
import { assertMay, type Ctx } from '../../platform/context.ts'
import { schema } from '../../platform/db/db.ts'
import { and, eq, inArray, isNull, sql } from '../../platform/db/drizzle.ts'
import { checkTodo, conflict, invalidField, notFound } from '../../platform/errors.ts'
import { assertFresh, type Entidad, lockRow, updateRow } from '../../platform/rows.ts'
import { temporal } from '../../platform/session/claves.ts'
import { endSessionsOfUsuarios } from '../../platform/session/ending.ts'
import { refreshSessionsOfUsuarios } from '../../platform/session/refreshing.ts'
import { voidEnlaces } from '../sesion/correo.service.ts'
import { seLlama } from '../sesion/usuario.queries.ts'
import { checkAccesos, selectAccesosDe } from './accesos.service.ts'
import { replaceAccesos } from './escribirAccesos.ts'
import {
  assertPersona,
  type CamposDePersona,
  joinPartes,
  makePeople,
  type Nuevo,
  updatePersona,
} from './persona.service.ts'
import { selectUsuario } from './usuarios.queries.ts'

const { correos_por_confirmar, usuarios, personas, recuperaciones } = schema
export type UsuarioRow = typeof usuarios.$inferSelect

/** Users are of the installation: their records carry the person and what they are in every institution along, never a password. */
export const usuarioEntidad: Entidad<typeof usuarios> = {
  table: usuarios,
  evento: 'usuario',
  ambito: () => ({}),
  silent: ['clave_hash', 'clave_temporal', 'clave_cambiada_at', 'ultimo_ingreso_at'],
}

/** Whoever changes their own password says the present one (features/sesion/clave.service.ts). */
export const PROPIA = 'Su propia contraseña se cambia en Mi Perfil.'

const TAKEN = 'Ya existe un usuario con ese nombre.'

/**
 * The user name as it is kept: told apart without case. 422 when another user has it: of the mail where that is the name, for whoever left the
 * user name empty wrote nothing else.
 */
async function freeName(
  ctx: Ctx,
  usuario: string,
  correo: string | undefined,
  except: number | null,
): Promise<string> {
  const name = usuario.toLowerCase()
  const named = await ctx.tx
    .select({ id: usuarios.id })
    .from(usuarios)
    .where(and(seLlama(name), isNull(usuarios.deleted_at)))
  if (named.some(u => u.id !== except))
    throw name === correo?.toLowerCase()
      ? invalidField('correo', `Ya hay una cuenta que entra con ${name}.`)
      : invalidField('usuario', TAKEN)
  return name
}

/** A user that is there, locked; 404 for a deleted one. */
export async function lockUsuario(ctx: Ctx, id: number): Promise<UsuarioRow> {
  const row = await lockRow(ctx, usuarioEntidad, id)
  if (row.deleted_at !== null) throw notFound()
  return row
}

/** All administrators, locked in order, so that two who remove each other at once do not both succeed. */
export async function lockRoots(ctx: Ctx) {
  return ctx.tx
    .select({ id: usuarios.id, usuario: usuarios.usuario, estado: usuarios.estado, root: personas.root })
    .from(usuarios)
    .innerJoin(personas, eq(personas.id, usuarios.persona_id))
    .where(and(eq(personas.root, true), isNull(usuarios.deleted_at)))
    .orderBy(usuarios.id)
    .for('update')
}

/** What a form of a person says, apart from the user's own fields. */
function split(input: Partial<CamposDeUsuario>) {
  const { usuario, estado, accesos, password, ...persona } = input
  return { usuario, estado, accesos, password: password || undefined, persona: persona as CamposDePersona }
}

/**
 * Makes a user: the person, the user with a temporary password (given, or a readable one made here) and what they are in each institution.
 * 422 for a name that is taken, for whatever does not belong to its institution, and as `assertPersona`.
 */
export async function createUsuario(ctx: Ctx, input: CamposDeUsuario): Promise<Usuario> {
  assertMay(ctx, 'administracion', {})
  const { usuario, estado = '1', accesos = [], password, persona } = split(input)
  const [, name, rows] = await checkTodo([
    () => assertPersona(ctx, persona, null),
    () => freeName(ctx, usuario!, persona.correo, null),
    () => checkAccesos(ctx, accesos, []),
  ])
  const nuevo = { usuario: name, estado, persona: persona as Nuevo['persona'], accesos: rows, password }
  const [id] = await makePeople(ctx, usuarioEntidad, [nuevo])
  return selectUsuario(ctx, id!)
}

/** 409 or 422 when the change would shut everybody, or whoever makes it, out. */
async function assertChange(
  ctx: Ctx,
  row: UsuarioRow,
  cambio: { estado?: string; root?: boolean },
): Promise<void> {
  if (cambio.estado === undefined && cambio.root === undefined) return
  const roots = await lockRoots(ctx)
  const known = { ...row, root: roots.some(r => r.id === row.id) }
  const why = whyNotCambiarUsuario(ctx.sesion.usuario_id, known, cambio, roots)
  if (why) throw invalidField(why.campo, why.motivo)
}

/** Gives a locked user a temporary password (`given`, or one made here), which has a record of its own; links of recovery are void. */
export async function writeTemporal(
  ctx: Ctx,
  row: UsuarioRow,
  given?: string,
): Promise<{ clave: string; row: UsuarioRow }> {
  const { clave, columns } = await temporal(ctx.platform.config.dataDir, row.persona_id, given)
  await voidEnlaces(ctx.tx, [row.id])
  // A mail that waits since before makes no link any more (features/sesion/recuperar.service.ts).
  await ctx.tx
    .update(usuarios)
    .set({ clave_cambiada_at: sql`clock_timestamp()` })
    .where(eq(usuarios.id, row.id))
  const said = { antes: {}, despues: { usuario: row.usuario } }
  return {
    clave,
    row: await updateRow(ctx, usuarioEntidad, row, columns, 'usuario.clave_emitida', said),
  }
}

/** Sessions of someone who may not work any more end at once; whose rights changed, they are read anew. */
function tellSessions(ctx: Ctx, id: number, isEnd: boolean, isChange: boolean): void {
  if (isEnd) ctx.afterCommit(() => endSessionsOfUsuarios(ctx.platform, [id]))
  else if (isChange) ctx.afterCommit(() => refreshSessionsOfUsuarios(ctx.platform, [id]))
}

/**
 * Changes a user, the person, and what they are in each institution, all in one record; a password has its own. Absent fields stay. 409 when an older revision was
 * edited; 422 as `createUsuario`, for taking root from oneself or from the last one, and for one's own
 * password. A new password is a temporary one again, and links of recovery are void.
 */
export async function saveUsuario(
  ctx: Ctx,
  { id, revision, ...input }: Partial<CamposDeUsuario> & { id: number; revision?: number },
): Promise<Usuario> {
  assertMay(ctx, 'administracion', {})
  if (id === ctx.sesion.usuario_id && input.password) throw invalidField('password', PROPIA)
  const row = await lockUsuario(ctx, id)
  const seen = await selectUsuario(ctx, id)
  await assertFresh(seen, revision, async () => seen)
  const { usuario, estado, accesos, password, persona } = split(input)
  const was = accesos && (await selectAccesosDe(ctx, [id]))
  const [, , name, rows] = await checkTodo([
    () => assertChange(ctx, row, { estado, root: persona.root }),
    () => assertPersona(ctx, persona, seen.persona.imagen_url),
    () => (usuario === undefined ? undefined : freeName(ctx, usuario, persona.correo, id)),
    () => (accesos && was ? checkAccesos(ctx, accesos, was) : []),
  ])
  const current = password === undefined ? row : (await writeTemporal(ctx, row, password)).row
  const [changed = null] = was ? await replaceAccesos(ctx, [{ usuarioId: id, rows, was }]) : []
  const person = await updatePersona(ctx, row.persona_id, persona)
  const partes = joinPartes(person, changed)
  await updateRow(ctx, usuarioEntidad, current, { usuario: name, estado }, 'usuario.updated', partes)
  const isShut = estado !== undefined && estado !== '1' && row.estado === '1'
  tellSessions(ctx, id, isShut || password !== undefined, partes !== null)
  return selectUsuario(ctx, id)
}

/**
 * Deletes users, all or none: their names are free again, their sessions end, their records stay. 409 for oneself and for the last
 * administrator. Answers their names.
 */
export async function deleteUsuarios(ctx: Ctx, ids: number[]): Promise<string[]> {
  assertMay(ctx, 'administracion', {})
  const roots = await lockRoots(ctx)
  const rows = await ctx.tx
    .select()
    .from(usuarios)
    .where(and(inArray(usuarios.id, ids), isNull(usuarios.deleted_at)))
    .orderBy(usuarios.id)
    .for('update')
  if (rows.length !== new Set(ids).size) throw notFound()
  const known = rows.map(r => ({ ...r, root: roots.some(x => x.id === r.id) }))
  const why = whyNotEliminarUsuarios(ctx.sesion.usuario_id, known, roots)
  if (why) throw conflict(why)
  const gone = rows.map(r => r.id)
  await ctx.tx
    .update(usuarios)
    .set({
      deleted_at: sql`clock_timestamp()`,
      clave_temporal: null,
      revision: sql`${usuarios.revision} + 1`,
    })
    .where(inArray(usuarios.id, gone))
  await ctx.tx.delete(recuperaciones).where(inArray(recuperaciones.usuario_id, gone))
  await ctx.tx.delete(correos_por_confirmar).where(inArray(correos_por_confirmar.usuario_id, gone))
  for (const { id, usuario, estado, persona_id } of rows)
    ctx.record({ evento: 'usuario.deleted', objeto_id: id, antes: { usuario, estado, persona_id } })
  ctx.afterCommit(() => endSessionsOfUsuarios(ctx.platform, gone))
  return rows.map(r => r.usuario)
}
