import type { Ctx } from './context.ts'
import { type SQL, type SQLWrapper, sql } from './db/drizzle.ts'

/** The person's scope as arrays for SQL: nulls mean the whole institution. */
export function alcanceArrays(ctx: Pick<Ctx, 'sesion'>): {
  facultades: number[] | null
  programas: number[] | null
} {
  const { alcance } = ctx.sesion.quien
  return alcance.todo
    ? { facultades: null, programas: null }
    : { facultades: [...alcance.facultades], programas: [...alcance.programas] }
}

const anyOf = (column: SQLWrapper, ids: readonly number[]): SQL =>
  ids.length === 0
    ? sql`false`
    : sql`${column} in (${sql.join(
        ids.map(i => sql`${i}`),
        sql`, `,
      )})`

/** Condition: the row's programme (or its faculty) is within what the person works on (rol 2, §6). */
export function programaInAlcance(ctx: Pick<Ctx, 'sesion'>, facultad: SQLWrapper, programa: SQLWrapper): SQL {
  const { alcance } = ctx.sesion.quien
  if (alcance.todo) return sql`true`
  return sql`(${anyOf(facultad, alcance.facultades)} or ${anyOf(programa, alcance.programas)})`
}

/** Condition: the faculty is in scope, or one of its programmes is. */
export function facultadInAlcance(ctx: Pick<Ctx, 'sesion'>, facultad: SQLWrapper): SQL {
  const { alcance } = ctx.sesion.quien
  if (alcance.todo) return sql`true`
  return sql`(${anyOf(facultad, alcance.facultades)} or exists (select 1 from programas visible
    where visible.empresa_id = ${ctx.sesion.empresa!.id} and visible.facultad_id = ${facultad} and ${anyOf(sql`visible.id`, alcance.programas)}))`
}
