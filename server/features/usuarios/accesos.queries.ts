import type { Ctx } from '../../platform/context.ts'
import { sql } from '../../platform/db/drizzle.ts'

/** Which of the named faculties, programmes and courses an institution has. */
export interface IdsDeInstitucion {
  facultades: ReadonlySet<number>
  programas: ReadonlySet<number>
  /** Courses, and the base course of each (its own id when it is one). */
  cursos: ReadonlyMap<number, number>
}

interface Listas {
  permisos_facultades: readonly number[]
  permisos_programas: readonly number[]
  programas_ids: readonly number[]
  cursos_ids: readonly number[]
}

const arrayOf = (ids: Iterable<number>) => sql`${`{${[...new Set(ids)].join(',')}}`}::bigint[]`

/** What of these accesses' lists the institution of `ctx` has, in one trip. Courses of plans in the Papelera count: they may come back. */
export async function selectIds(ctx: Ctx, accesos: readonly Listas[]): Promise<IdsDeInstitucion> {
  const all = (list: keyof Listas) => accesos.flatMap(a => a[list])
  const { rows } = await ctx.tx.execute(sql`
    select 'f' as que, id, id as base from facultades where empresa_id = ${ctx.empresaId} and id = any(${arrayOf(all('permisos_facultades'))})
    union all select 'p', id, id from programas
      where empresa_id = ${ctx.empresaId} and id = any(${arrayOf([...all('permisos_programas'), ...all('programas_ids')])})
    union all select 'c', id, coalesce(base_id, id) from asignaturas
      where empresa_id = ${ctx.empresaId} and id = any(${arrayOf(all('cursos_ids'))})`)
  const found = rows as unknown as { que: string; id: number; base: number }[]
  const ids = (que: string) => new Set(found.filter(r => r.que === que).map(r => r.id))
  return {
    facultades: ids('f'),
    programas: ids('p'),
    cursos: new Map(
      found
        .filter(r => r.que === 'c')
        .flatMap(r => [
          [r.id, r.base],
          [r.base, r.base],
        ]),
    ),
  }
}

/** Ids of a list that the institution does not have. */
export function lostIds(lista: keyof Listas, ids: readonly number[], known: IdsDeInstitucion): number[] {
  if (lista === 'permisos_facultades') return ids.filter(id => !known.facultades.has(id))
  if (lista === 'cursos_ids') return ids.filter(id => !known.cursos.has(id))
  return ids.filter(id => !known.programas.has(id))
}

/** Names of the faculties and programmes of the institution of `ctx`, by id. */
export async function selectNombres(
  ctx: Ctx,
): Promise<{ facultades: Map<number, string>; programas: Map<number, string> }> {
  const { rows } = await ctx.tx.execute(sql`
    select 'f' as que, id, nombre from facultades where empresa_id = ${ctx.empresaId}
    union all select 'p', id, nombre from programas where empresa_id = ${ctx.empresaId}`)
  const found = rows as unknown as { que: string; id: number; nombre: string }[]
  const names = (que: string) => new Map(found.filter(r => r.que === que).map(r => [r.id, r.nombre]))
  return { facultades: names('f'), programas: names('p') }
}
