import { alfabetico } from '../../platform/alfabetico.ts'
import type { Ctx } from '../../platform/context.ts'
import { schema } from '../../platform/db/db.ts'
import { asc } from '../../platform/db/drizzle.ts'

const { tipospersonas } = schema

/** Kinds of person, which are the roles one chooses from (§4), by name. */
export const selectTipos = (ctx: Ctx): Promise<{ id: number; tipopersona: string; codigo: string }[]> =>
  ctx.tx.select().from(tipospersonas).orderBy(alfabetico(tipospersonas.tipopersona), asc(tipospersonas.id))
