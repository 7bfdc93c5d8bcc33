import type { ParsedOf } from '@malla/contracts/call.ts'
import type { calls } from '@malla/contracts/calls.ts'
import type { PerfilPropio } from '@malla/contracts/perfil.ts'
import type { Ctx } from '../../platform/context.ts'
import { schema } from '../../platform/db/db.ts'
import { eq } from '../../platform/db/drizzle.ts'
import { notFound } from '../../platform/errors.ts'
import { assertFresh, lockRow, updateRow } from '../../platform/rows.ts'
import { refreshSessionsOfUsuarios } from '../../platform/session/refreshing.ts'
import { assertPropio } from '../sesion/demostracion.service.ts'
import { lugarDe } from '../ubigeo/ubigeo.datos.ts'
import { updatePersona } from '../usuarios/persona.service.ts'
import { usuarioEntidad } from '../usuarios/usuarios.service.ts'

const { personas, usuarios } = schema

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

/**
 * Changes one's own data; what is absent stays. 409 when an older revision was edited, 422 for a district that is none and for a picture that one
 * did not upload. All open sessions of the person show it at once.
 */
export async function saveProfile(
  ctx: Ctx,
  { revision, ...campos }: ParsedOf<typeof calls.ajustes.saveProfile>,
): Promise<PerfilPropio> {
  assertPropio(ctx.platform, ctx.sesion)
  const row = await lockRow(ctx, usuarioEntidad, ctx.sesion.usuario_id)
  const before = await selectPerfil(ctx)
  await assertFresh(before, revision, async () => before)
  const partes = await updatePersona(ctx, row.persona_id, campos)
  await updateRow(ctx, usuarioEntidad, row, {}, undefined, partes)
  if (partes) ctx.afterCommit(() => refreshSessionsOfUsuarios(ctx.platform, [row.id]))
  return selectPerfil(ctx)
}
