import type { Ctx } from '../../platform/context.ts'
import { schema } from '../../platform/db/db.ts'
import { and, eq, inArray, isNull } from '../../platform/db/drizzle.ts'

const { asignaturas, planes } = schema

/** The plans, none of the Papelera, in which these courses stand, with their programmes: where somebody teaches. Sessions do not know them, for courses move. */
export const selectPlanesDeCursos = (
  ctx: Ctx,
  ids: readonly number[],
): Promise<{ id: number; programa_id: number }[]> =>
  ctx.tx
    .selectDistinct({ id: planes.id, programa_id: planes.programa_id })
    .from(asignaturas)
    .innerJoin(
      planes,
      and(eq(planes.empresa_id, asignaturas.empresa_id), eq(planes.id, asignaturas.planestudio_id)),
    )
    .where(
      and(
        eq(asignaturas.empresa_id, ctx.empresaId),
        inArray(asignaturas.id, [...ids]),
        isNull(planes.deleted_at),
      ),
    )
