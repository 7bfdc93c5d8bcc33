import { clavesDeEntradas } from '@malla/domain/planes/claves.ts'
import { cursosDe, type Entrada, tieneVersiones, versionesRepetidas } from '@malla/domain/planes/entradas.ts'
import type { Ctx } from '../../platform/context.ts'
import { schema } from '../../platform/db/db.ts'
import { and, eq, inArray } from '../../platform/db/drizzle.ts'
import { conflict, invalid } from '../../platform/errors.ts'

const { asignaturas, plan_secciones } = schema

const AJENO = 'Uno de los cursos no es de este plan.'

/**
 * Entries of a section of a plan as they are kept: courses by their base ids, each once. 422 for a course of another plan (`items.2.cursos_ids`),
 * and for a version of a module or unit that is there twice.
 */
export async function readEntradas<I extends Entrada>(
  ctx: Ctx,
  planId: number,
  key: string,
  items: readonly I[],
): Promise<I[]> {
  const bases = await basesDe(ctx, planId, [...new Set(items.flatMap(cursosDe))])
  const errors: Record<string, string[]> = {}
  const read = items.map((item, i) => {
    const { cursos_ids, asignatura_id } = item
    if (asignatura_id && !bases.has(asignatura_id)) errors[`items.${i}.asignatura_id`] = [AJENO]
    if (cursos_ids?.some(id => !bases.has(id))) errors[`items.${i}.cursos_ids`] = [AJENO]
    return {
      ...item,
      ...(asignatura_id && { asignatura_id: bases.get(asignatura_id) }),
      ...(cursos_ids && { cursos_ids: [...new Set(cursos_ids.map(id => bases.get(id)))] }),
    }
  })
  if (tieneVersiones(key))
    for (const i of versionesRepetidas(key, items))
      errors[`items.${i}.version`] = [`La versión ${items[i]!.version ?? 1} está dos veces.`]
  if (Object.keys(errors).length > 0) throw invalid(errors)
  return read
}

/** Base of each of these courses, versions too; those that are not of the plan are not in it. */
async function basesDe(ctx: Ctx, planId: number, ids: readonly number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map()
  const rows = await ctx.tx
    .select({ id: asignaturas.id, base_id: asignaturas.base_id })
    .from(asignaturas)
    .where(
      and(
        eq(asignaturas.empresa_id, ctx.empresaId),
        eq(asignaturas.planestudio_id, planId),
        inArray(asignaturas.id, [...ids]),
      ),
    )
  return new Map(rows.map(r => [r.id, r.base_id ?? r.id]))
}

const COSAS: Readonly<Record<string, string>> = {
  modulosCompetencia: 'el módulo',
  unidadesAprendizaje: 'la unidad',
}

/** 409 naming the module or unit that speaks of a course that goes. */
export async function assertSinEntradas(
  ctx: Ctx,
  planId: number,
  eliminar: ReadonlySet<number>,
): Promise<void> {
  const rows = await ctx.tx
    .select({ key: plan_secciones.key, items: plan_secciones.items })
    .from(plan_secciones)
    .where(
      and(
        eq(plan_secciones.empresa_id, ctx.empresaId),
        eq(plan_secciones.planestudio_id, planId),
        inArray(plan_secciones.key, [...clavesDeEntradas]),
      ),
    )
  for (const { key, items } of rows)
    for (const item of items as (Entrada & { nombre?: string })[])
      for (const id of cursosDe(item))
        if (eliminar.has(id)) {
          const [curso] = await ctx.tx
            .select({ nombre: asignaturas.nombre })
            .from(asignaturas)
            .where(and(eq(asignaturas.empresa_id, ctx.empresaId), eq(asignaturas.id, id)))
          const cosa = item.nombre ? `${COSAS[key]} «${item.nombre}»` : `${COSAS[key]} de este plan`
          throw conflict(`No se puede eliminar «${curso!.nombre}»: lo nombra ${cosa}.`)
        }
}
