import type { Accion } from '@malla/domain/permisos/acciones.ts'
import { assertMay, type Ctx } from '../../platform/context.ts'
import { schema } from '../../platform/db/db.ts'
import { and, eq } from '../../platform/db/drizzle.ts'
import { invalidField, notFound } from '../../platform/errors.ts'

const { programas, facultades } = schema

/** Where a plan hangs. */
export interface Donde {
  facultad_id: number
  programa_id: number
}

/**
 * The programme that a plan is put in, kept from being deactivated meanwhile unless `bloqueo` is null. 404 when it is not there or out of scope, 403 when the
 * person may not do this there, 422 when it or its faculty is Desactivado: those stay readable and cannot be chosen.
 */
export async function assertProgramaElegible(
  ctx: Ctx,
  id: number,
  accion: Accion,
  bloqueo: 'share' | null = 'share',
): Promise<Donde> {
  const query = ctx.tx
    .select({
      facultad_id: programas.facultad_id,
      programa_id: programas.id,
      nombre: programas.nombre,
      estado: programas.estado,
      facultad: facultades.nombre,
      facultad_estado: facultades.estado,
    })
    .from(programas)
    .innerJoin(
      facultades,
      and(eq(facultades.empresa_id, ctx.empresaId), eq(facultades.id, programas.facultad_id)),
    )
    .where(and(eq(programas.empresa_id, ctx.empresaId), eq(programas.id, id)))
  const [row] = await (bloqueo ? query.for(bloqueo) : query)
  if (!row) throw notFound()
  assertMay(ctx, accion, { facultad_id: row.facultad_id, programa_id: row.programa_id })
  if (row.estado !== 'Activado')
    throw invalidField('carrera_id', `El programa «${row.nombre}» está desactivado: elija otro.`)
  if (row.facultad_estado !== 'Activado')
    throw invalidField('carrera_id', `La facultad «${row.facultad}» está desactivada: elija otro programa.`)
  return row
}
