import { alfabetico } from '../../platform/alfabetico.ts'
import type { Ctx, Platform } from '../../platform/context.ts'
import { sql } from '../../platform/db/drizzle.ts'
import { isContable } from './logs.queries.ts'

/** By what the log of an institution can be narrowed, up to one of its records. */
interface Vistos {
  hasta: number
  quienes: Set<number>
  entidades: Set<string>
}

/** What each server has read already: the log only grows, and reading all of it each time would cost more each year. */
const leidos = new WeakMap<Platform['db'], Map<number, Vistos>>()

function vistosDe({ platform, empresaId }: Ctx): Vistos {
  const deTodas = leidos.get(platform.db) ?? new Map<number, Vistos>()
  leidos.set(platform.db, deTodas)
  const suyos = deTodas.get(empresaId) ?? { hasta: 0, quienes: new Set(), entidades: new Set() }
  deTodas.set(empresaId, suyos)
  return suyos
}

/** Who stands in the log and what of; records are numbered without gaps, in the order in which they are there. */
async function selectVistos(ctx: Ctx): Promise<Vistos> {
  const vistos = vistosDe(ctx)
  const { rows } = await ctx.tx.execute(sql`
    select coalesce(max(id), ${vistos.hasta}) as hasta, coalesce(array_agg(distinct c.quien), '{}') as quienes,
      coalesce(array_agg(distinct split_part(c.evento, '.', 1)) filter (where ${isContable}), '{}') as entidades
    from cambios c where c.empresa_id = ${ctx.empresaId} and c.id > ${vistos.hasta}`)
  const nuevo = rows[0] as unknown as { hasta: string; quienes: (string | null)[]; entidades: string[] }
  for (const quien of nuevo.quienes) if (quien !== null) vistos.quienes.add(Number(quien))
  for (const entidad of nuevo.entidades) vistos.entidades.add(entidad)
  vistos.hasta = Math.max(vistos.hasta, Number(nuevo.hasta))
  return vistos
}

/** Kinds of things of which the log has records. */
export const selectEntidadesDeLog = async (ctx: Ctx): Promise<string[]> => [
  ...(await selectVistos(ctx)).entidades,
]

/** People of whom the log has records, by name. */
export async function selectPersonasDeLog(ctx: Ctx): Promise<{ id: number; nombres: string }[]> {
  const { quienes } = await selectVistos(ctx)
  const { rows } = await ctx.tx.execute(sql`
    select u.id, p.nombres from usuarios u join personas p on p.id = u.persona_id
    where u.id = any(${`{${[...quienes].join(',')}}`}::bigint[]) order by ${alfabetico(sql`p.nombres`)}, u.id`)
  return rows as unknown as { id: number; nombres: string }[]
}
