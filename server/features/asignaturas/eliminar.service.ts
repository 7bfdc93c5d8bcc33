import { and, eq, inArray } from 'drizzle-orm'
import type { Ctx } from '../../platform/context.ts'
import { schema } from '../../platform/db/db.ts'
import { conflict } from '../../platform/errors.ts'
import { deleteRows } from '../../platform/rows.ts'
import type { PlanAbierto } from './planAbierto.ts'

const { prerequisitos } = schema

/** Removes courses of an open plan. 409 naming the courses that stay and ask for one that goes, or the versions of a base that goes. */
export async function removeCourses(
  ctx: Ctx,
  abierto: PlanAbierto,
  eliminar: ReadonlySet<number>,
): Promise<void> {
  if (eliminar.size === 0) return
  const nameOf = (id: number): string => `«${abierto.cursos.get(id)!.nombre}»`
  const flat = await ctx.tx
    .select({ de: prerequisitos.asignatura_id, requisito: prerequisitos.requisito_id })
    .from(prerequisitos)
    .where(
      and(eq(prerequisitos.empresa_id, ctx.empresaId), inArray(prerequisitos.requisito_id, [...eliminar])),
    )
  const staying = flat.filter(f => !eliminar.has(f.de))
  const [needed] = staying
  if (needed) {
    const by = [...new Set(staying.filter(f => f.requisito === needed.requisito).map(f => nameOf(f.de)))]
    throw conflict(`No se puede eliminar ${nameOf(needed.requisito)}: es requisito de ${by.join(', ')}.`)
  }
  const version = [...abierto.cursos.values()].find(
    c => c.base_id && eliminar.has(c.base_id) && !eliminar.has(c.id),
  )
  if (version)
    throw conflict(
      `No se puede eliminar ${nameOf(version.base_id!)}: tiene otras versiones. Elimínelas primero.`,
    )
  // Their own requisites first: of two courses that go together the one may ask for the other.
  await ctx.tx
    .delete(prerequisitos)
    .where(
      and(eq(prerequisitos.empresa_id, ctx.empresaId), inArray(prerequisitos.asignatura_id, [...eliminar])),
    )
  await deleteRows(
    ctx,
    abierto.entidad,
    [...eliminar].map(id => abierto.cursos.get(id)!),
  )
  for (const id of eliminar) abierto.cursos.delete(id)
}
