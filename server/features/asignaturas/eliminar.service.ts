import { modosDe } from '@malla/domain/asignaturas/requisitos.ts'
import type { Ctx } from '../../platform/context.ts'
import { schema } from '../../platform/db/db.ts'
import { and, eq, inArray } from '../../platform/db/drizzle.ts'
import { enumerar } from '../../platform/enumerar.ts'
import { conflict } from '../../platform/errors.ts'
import { deleteRows } from '../../platform/rows.ts'
import { refreshSessionsOfUsuarios } from '../../platform/session/refreshing.ts'
import { quitarCeldasDe } from '../competencias/quitarCeldas.ts'
import { olvidarCursos } from '../docentes/olvidarCursos.ts'
import { assertSinEquivalencias } from '../equivalencias/nombrados.ts'
import { assertSinEntradas } from '../planes/entradas.ts'
import { assertSinEscritos } from '../silabos/escritos.ts'
import type { AsignaturaRow } from './asignaturas.queries.ts'
import type { PlanAbierto } from './planAbierto.ts'

const { prerequisitos } = schema

/**
 * 409 naming the courses that stay and ask for one that goes, or the versions of a base that goes. `after`: the plan as it will be, so that
 * a requisite taken away in the same write does not stop it.
 */
export function assertRemovable(
  abierto: PlanAbierto,
  after: ReadonlyMap<number, AsignaturaRow>,
  eliminar: ReadonlySet<number>,
): void {
  const nameOf = (id: number): string => `«${abierto.cursos.get(id)!.nombre}»`
  for (const id of eliminar) {
    const by = [...after.values()].filter(row => modosDe(row.requisitos).has(id))
    if (by.length > 0) {
      const names = [...new Set(by.map(row => row.nombre))]
      throw conflict(`No se puede eliminar ${nameOf(id)}: es requisito de ${enumerar(names)}.`)
    }
    if ([...after.values()].some(row => row.base_id === id))
      throw conflict(`No se puede eliminar ${nameOf(id)}: tiene otras versiones. Elimínelas primero.`)
  }
}

/** Removes courses of an open plan that no other course asks for, from the matrix too and from those who taught them. 409 naming what else speaks of one of them. */
export async function removeCourses(
  ctx: Ctx,
  abierto: PlanAbierto,
  eliminar: ReadonlySet<number>,
): Promise<void> {
  if (eliminar.size === 0) return
  await assertSinEquivalencias(ctx, [...eliminar])
  await assertSinEntradas(ctx, abierto.plan.id, eliminar)
  await assertSinEscritos(
    ctx,
    [...eliminar].map(id => abierto.cursos.get(id)!),
  )
  await quitarCeldasDe(ctx, abierto.plan, eliminar)
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
  const docentes = await olvidarCursos(ctx.tx, ctx.empresaId, [...eliminar], ctx.record)
  if (docentes.length > 0) ctx.afterCommit(() => refreshSessionsOfUsuarios(ctx.platform, docentes))
}
