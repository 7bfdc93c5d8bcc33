import type { Ctx } from '../../platform/context.ts'
import { ctxDelSistema } from '../../platform/ctxDelSistema.ts'
import type { Tx } from '../../platform/db/db.ts'
import { type SQL, sql } from '../../platform/db/drizzle.ts'
import { hoyAqui } from '../../platform/horaLocal.ts'
import { congelarDePlan } from './congelar.service.ts'
import { selectCursosDeSistema } from './curso.guard.ts'

interface PorCongelar {
  id: number
  asignatura_id: number
  periodo_id: number
}

const porCongelar = (empresaId: number, limite: number, donde: SQL): SQL =>
  sql`select s.id, s.asignatura_id, s.periodo_id from silabos s
    join asignaturas a on a.empresa_id = s.empresa_id and a.id = s.asignatura_id
    join periodos p on p.empresa_id = s.empresa_id and p.id = s.periodo_id
    join planes l on l.empresa_id = s.empresa_id and l.id = s.planestudio_id
    where s.empresa_id = ${empresaId} and s.congelado is null and p.fechafin < ${hoyAqui()} and ${donde}
    order by s.id limit ${limite}`

/**
 * Syllabi of periods that are over which nobody froze yet, the oldest first; those of plans in the Papelera too, which may come back. `donde` narrows
 * `s` (silabos), `a` (their courses), `l` (their plans).
 */
export async function selectPorCongelar(
  tx: Tx,
  empresaId: number,
  limite: number,
  donde: SQL,
): Promise<PorCongelar[]> {
  const { rows } = await tx.execute(porCongelar(empresaId, limite, donde))
  return rows as unknown as PorCongelar[]
}

/**
 * As `selectPorCongelar`, for whoever freezes them in this transaction: until it ends nobody else does, and their periods keep their dates. What another froze
 * meanwhile is not among them: it shows what held then. The period is locked first, as by whoever changes its dates.
 */
export async function lockPorCongelar(
  tx: Tx,
  empresaId: number,
  limite: number,
  donde: SQL,
): Promise<PorCongelar[]> {
  const { rows } = await tx.execute(
    sql`${porCongelar(empresaId, limite, donde)} for share of p for update of s`,
  )
  return rows as unknown as PorCongelar[]
}

/** So many are frozen at a time; the server itself freezes within minutes of the end, so that a person seldom waits for any. */
const DE_UNA_VEZ = 1000

async function congelarEstos(ctx: Ctx, estos: readonly PorCongelar[]): Promise<void> {
  const abiertos = await selectCursosDeSistema(
    ctx,
    estos.map(s => s.asignatura_id),
  )
  const porLugar = Map.groupBy(
    estos.map(({ periodo_id }, i) => ({ periodo_id, curso: abiertos[i]! })),
    ({ curso, periodo_id }) => `${curso.plan.id} ${periodo_id}`,
  )
  for (const suyos of porLugar.values())
    await congelarDePlan(
      ctx,
      suyos.map(s => s.curso),
      suyos[0]!.periodo_id,
    )
}

/**
 * Freezes what of ended periods is not frozen yet, in the transaction that is about to change what it shows (a structure, a carta, the settings): the
 * past stays as it was also in the minutes before the server comes to it by itself. As many queries for a plan as for one of its syllabi.
 */
export async function congelarPasados(ctx: Ctx, donde = sql`true`, deUnaVez = DE_UNA_VEZ): Promise<void> {
  let ultimo = 0
  for (;;) {
    const estos = await lockPorCongelar(ctx.tx, ctx.empresaId, deUnaVez, sql`s.id > ${ultimo} and ${donde}`)
    if (estos.length > 0) await congelarEstos(await ctxDelSistema(ctx.platform, ctx.tx, ctx.empresaId), estos)
    if (estos.length < deUnaVez) return
    ultimo = estos.at(-1)!.id
  }
}
