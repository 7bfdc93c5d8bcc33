import { and, asc, eq } from 'drizzle-orm'
import type { Ctx } from '../../platform/context.ts'
import { schema } from '../../platform/db/db.ts'
import { enumerar } from '../../platform/enumerar.ts'

const { asignaturas } = schema
const NAMED = 5

/** Names of courses, versions too, that stand in a cycle or a section: a few more than will be named. */
export async function selectNombresDeCursos(
  ctx: Ctx,
  donde: { ciclo_id: number } | { seccion_id: number },
): Promise<string[]> {
  const there =
    'ciclo_id' in donde
      ? eq(asignaturas.ciclo_id, donde.ciclo_id)
      : eq(asignaturas.seccion_id, donde.seccion_id)
  const rows = await ctx.tx
    .selectDistinct({ nombre: asignaturas.nombre })
    .from(asignaturas)
    .where(and(eq(asignaturas.empresa_id, ctx.empresaId), there))
    .orderBy(asc(asignaturas.nombre))
    .limit(NAMED + 1)
  return rows.map(r => r.nombre)
}

/** Why something that holds courses cannot go, naming them. */
export const whyNotDelete = (cosa: string, cursos: string[]): string =>
  `No se puede eliminar ${cosa}: tiene cursos (${enumerar(cursos, NAMED)}).`
