import type { ParsedOf } from '@malla/contracts/call.ts'
import type { calls } from '@malla/contracts/calls.ts'
import { mensajes } from '@malla/contracts/mensajes.ts'
import type { PerfilPropio } from '@malla/contracts/perfil.ts'
import type { Ctx } from '../../platform/context.ts'
import { schema } from '../../platform/db/db.ts'
import { and, eq } from '../../platform/db/drizzle.ts'
import { invalidField, notFound } from '../../platform/errors.ts'
import { assertFresh, lockRow, updateRow } from '../../platform/rows.ts'
import { refreshSessionsOfUsuarios } from '../../platform/session/refreshing.ts'
import { assertActual } from '../sesion/clave.service.ts'
import {
  askCorreo,
  askCorreoAgain,
  forgetCorreoNuevo,
  isPorConfirmar,
  rememberUsado,
  takeCorreoNuevo,
} from '../sesion/correo.service.ts'
import { assertPropio } from '../sesion/demostracion.service.ts'
import { lugarDe } from '../ubigeo/ubigeo.datos.ts'
import { assertNoVuelve, type CamposDePersona, updatePersona } from '../usuarios/persona.service.ts'
import { type UsuarioRow, usuarioEntidad } from '../usuarios/usuarios.service.ts'

const { correos_por_confirmar: porConfirmar, personas, sesiones, usuarios } = schema

/** Oneself, as Mi Perfil shows it. */
export async function selectPerfil(ctx: Ctx): Promise<PerfilPropio> {
  const [row] = await ctx.tx
    .select({
      usuario: usuarios.usuario,
      nombres: personas.nombres,
      correo: personas.correo,
      imagen_url: personas.imagen_url,
      tipodocumento: personas.tipodocumento,
      documento: personas.documento,
      sexo: personas.sexo,
      estadocivil: personas.estadocivil,
      fechanacimiento: personas.fechanacimiento,
      grado: personas.grado,
      telefono: personas.telefono,
      direccion: personas.direccion,
      distrito_id: personas.distrito_id,
      correo_por_confirmar: porConfirmar.correo,
      revision: personas.revision,
    })
    .from(usuarios)
    .innerJoin(personas, eq(personas.id, usuarios.persona_id))
    .leftJoin(porConfirmar, and(eq(porConfirmar.usuario_id, usuarios.id), isPorConfirmar))
    .where(eq(usuarios.id, ctx.sesion.usuario_id))
  if (!row) throw notFound()
  return { ...row, lugar: lugarDe(row.distrito_id) }
}

const FALTA_CLAVE = 'Escriba su contraseña actual para cambiar el correo.'

/**
 * Who changes the address to which a link for another password goes must know the password (0066), as who changes the password itself. What they try
 * counts at the address where their session began.
 */
async function assertSuClave(ctx: Ctx, cuenta: UsuarioRow, actual: string | undefined): Promise<void> {
  if (!actual) throw invalidField('actual', FALTA_CLAVE)
  const [sesion] = await ctx.tx
    .select({ direccion: sesiones.direccion })
    .from(sesiones)
    .where(eq(sesiones.id, ctx.sesion.id))
  await assertActual(ctx.platform.db, cuenta, sesion?.direccion ?? '', actual)
}

interface Guardado {
  data: PerfilPropio
  message: string
}

/** Writes into the person of a locked account; all its open sessions show it at once. */
async function writePropio(
  ctx: Ctx,
  row: UsuarioRow,
  campos: CamposDePersona,
  isConfirmado = false,
): Promise<PerfilPropio> {
  const partes = await updatePersona(ctx, row.persona_id, campos, isConfirmado)
  await updateRow(ctx, usuarioEntidad, row, {}, undefined, partes)
  if (partes) ctx.afterCommit(() => refreshSessionsOfUsuarios(ctx.platform, [row.id]))
  return selectPerfil(ctx)
}

const porConfirmarse = (correo: string): string =>
  `Los cambios se han guardado. Su correo cambiará cuando abra el enlace que le enviamos a ${correo}.`

/**
 * Changes one's own data; what is absent stays. Another mail waits until the link that goes to it is opened (0071); without a mail server no link arrives
 * anywhere, and it changes at once. 409 when an older revision was edited, 422 for a district that is none, for a picture that one did not upload, and for
 * another mail without the present password.
 */
export async function saveProfile(
  ctx: Ctx,
  { revision, actual, correo, ...campos }: ParsedOf<typeof calls.ajustes.saveProfile>,
): Promise<Guardado> {
  assertPropio(ctx.platform, ctx.sesion)
  const row = await lockRow(ctx, usuarioEntidad, ctx.sesion.usuario_id)
  const before = await selectPerfil(ctx)
  await assertFresh(before, revision, async () => before)
  const isOtro = correo !== undefined && correo.toLowerCase() !== before.correo.toLowerCase()
  if (isOtro) await assertSuClave(ctx, row, actual)
  if (!isOtro || ctx.platform.config.smtpUrl === null)
    return { data: await writePropio(ctx, row, { ...campos, correo }), message: mensajes.exito.guardado }
  await assertNoVuelve(ctx, row.persona_id, before.correo, correo)
  await askCorreo(ctx, correo)
  return { data: await writePropio(ctx, row, campos), message: porConfirmarse(correo) }
}

/**
 * The address that the link was sent to becomes one's mail; opened again, in another tab, one is told that it is. 422 for a link that is not good, or another
 * account's.
 */
export async function confirmCorreo(ctx: Ctx, codigo: string): Promise<Guardado> {
  assertPropio(ctx.platform, ctx.sesion)
  const row = await lockRow(ctx, usuarioEntidad, ctx.sesion.usuario_id)
  const correo = await takeCorreoNuevo(ctx.tx, row.id, codigo)
  if (correo === null) {
    const data = await selectPerfil(ctx)
    return { data, message: `Este enlace ya se usó: su correo es ${data.correo}.` }
  }
  const data = await writePropio(ctx, row, { correo }, true)
  await rememberUsado(ctx.tx, row.id, { correo, codigo })
  return { data, message: `Su correo es ahora ${correo}.` }
}

/** Sends the link to the address that waits once more. 404 when none waits, 429 after too many. */
export async function resendCorreo(ctx: Ctx): Promise<{ message: string }> {
  assertPropio(ctx.platform, ctx.sesion)
  await lockRow(ctx, usuarioEntidad, ctx.sesion.usuario_id)
  return { message: `Enviamos otro enlace a ${await askCorreoAgain(ctx)}. El anterior ya no sirve.` }
}

/** The mail stays as it is: no other address waits any more. */
export async function cancelCorreo(ctx: Ctx): Promise<Guardado> {
  assertPropio(ctx.platform, ctx.sesion)
  await forgetCorreoNuevo(ctx.tx, [ctx.sesion.usuario_id])
  const data = await selectPerfil(ctx)
  return { data, message: `Su correo sigue siendo ${data.correo}.` }
}
