import type { HallazgoAceptado } from '@malla/contracts/legal.ts'
import type { Ctx } from '../../platform/context.ts'
import { schema } from '../../platform/db/db.ts'
import { and, asc, eq, inArray, sql } from '../../platform/db/drizzle.ts'
import { instante } from '../../platform/instante.ts'

const { hallazgos_aceptados, personas, usuarios } = schema

/** What was accepted in these plans (null: in all of the institution), each with who did and in which plan. Permission is the caller's. */
export function selectAceptados(
  ctx: Ctx,
  planIds: readonly number[] | null,
): Promise<(HallazgoAceptado & { planestudio_id: number })[]> {
  return ctx.tx
    .select({
      id: hallazgos_aceptados.id,
      planestudio_id: hallazgos_aceptados.planestudio_id,
      regla: hallazgos_aceptados.regla,
      lugar: hallazgos_aceptados.lugar,
      hallado: sql<HallazgoAceptado['hallado']>`${hallazgos_aceptados.hallado}`,
      motivo: hallazgos_aceptados.motivo,
      usuario_id: hallazgos_aceptados.usuario_id,
      usuario: personas.nombres,
      updated_at: instante(hallazgos_aceptados.updated_at),
    })
    .from(hallazgos_aceptados)
    .leftJoin(usuarios, eq(usuarios.id, hallazgos_aceptados.usuario_id))
    .leftJoin(personas, eq(personas.id, usuarios.persona_id))
    .where(
      and(
        eq(hallazgos_aceptados.empresa_id, ctx.empresaId),
        planIds === null ? undefined : inArray(hallazgos_aceptados.planestudio_id, [...planIds]),
      ),
    )
    .orderBy(asc(hallazgos_aceptados.id))
}
