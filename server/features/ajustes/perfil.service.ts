import type { ParsedOf } from '@malla/contracts/call.ts'
import type { calls } from '@malla/contracts/calls.ts'
import type { PerfilPropio } from '@malla/contracts/perfil.ts'
import type { Ctx } from '../../platform/context.ts'
import { schema } from '../../platform/db/db.ts'
import { eq } from '../../platform/db/drizzle.ts'
import { invalidField, notFound } from '../../platform/errors.ts'
import { assertFresh, lockRow, updateRow } from '../../platform/rows.ts'
import { refreshSessionsOfUsuarios } from '../../platform/session/refreshing.ts'
import { assertActual } from '../sesion/clave.service.ts'
import { assertPropio } from '../sesion/demostracion.service.ts'
import { lugarDe } from '../ubigeo/ubigeo.datos.ts'
import { updatePersona } from '../usuarios/persona.service.ts'
import { type UsuarioRow, usuarioEntidad } from '../usuarios/usuarios.service.ts'

const { personas, sesiones, usuarios } = schema

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
      revision: personas.revision,
    })
    .from(usuarios)
    .innerJoin(personas, eq(personas.id, usuarios.persona_id))
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

/**
 * Changes one's own data; what is absent stays. 409 when an older revision was edited, 422 for a district that is none, for a picture that one
 * did not upload, and for another mail without the present password. All open sessions of the person show it at once.
 */
export async function saveProfile(
  ctx: Ctx,
  { revision, actual, ...campos }: ParsedOf<typeof calls.ajustes.saveProfile>,
): Promise<PerfilPropio> {
  assertPropio(ctx.platform, ctx.sesion)
  const row = await lockRow(ctx, usuarioEntidad, ctx.sesion.usuario_id)
  const before = await selectPerfil(ctx)
  await assertFresh(before, revision, async () => before)
  const isOtro = campos.correo !== undefined && campos.correo.toLowerCase() !== before.correo.toLowerCase()
  if (isOtro) await assertSuClave(ctx, row, actual)
  const partes = await updatePersona(ctx, row.persona_id, campos)
  await updateRow(ctx, usuarioEntidad, row, {}, undefined, partes)
  if (partes) ctx.afterCommit(() => refreshSessionsOfUsuarios(ctx.platform, [row.id]))
  return selectPerfil(ctx)
}
