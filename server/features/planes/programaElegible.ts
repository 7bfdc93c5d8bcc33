import type { Accion } from '@malla/domain/permisos/acciones.ts'
import { inAlcance } from '@malla/domain/permisos/permisos.ts'
import { assertMay, type Ctx } from '../../platform/context.ts'
import { schema } from '../../platform/db/db.ts'
import { and, eq } from '../../platform/db/drizzle.ts'
import { invalidField } from '../../platform/errors.ts'

const { programas, facultades } = schema

/** Where a plan hangs. */
export interface Donde {
  facultad_id: number
  programa_id: number
}

/**
 * The programme that a plan is put in, kept from being deactivated meanwhile unless `bloqueo` is null. 422 when it is not there (any more) or out of scope, not
 * told apart, or when it or its faculty is Desactivado: those stay readable and cannot be chosen. 403 when the person may not do this there.
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
  if (!row || !inAlcance(ctx.sesion.quien, row))
    throw invalidField('carrera_id', 'Ese programa ya no existe: elija otro.')
  assertMay(ctx, accion, row)
  if (row.estado !== 'Activado')
    throw invalidField('carrera_id', `El programa «${row.nombre}» está desactivado: elija otro.`)
  if (row.facultad_estado !== 'Activado')
    throw invalidField('carrera_id', `La facultad «${row.facultad}» está desactivada: elija otro programa.`)
  return row
}
