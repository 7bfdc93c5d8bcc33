import type { Ctx } from '../../platform/context.ts'
import { ctxDelSistema } from '../../platform/ctxDelSistema.ts'
import type { Tx } from '../../platform/db/db.ts'
import { type SQL, sql } from '../../platform/db/drizzle.ts'
import { today } from '../../platform/horaLocal.ts'
import { congelarDePlan } from './congelar.service.ts'
import { selectCursosDeSistema } from './curso.guard.ts'

interface PorCongelar {
  id: number
  asignatura_id: number
  periodo_id: number
}

/**
 * Syllabi of periods that are over which nobody froze yet, the oldest first; those of plans in the Papelera too, which may come back. `donde` narrows
 * `s` (silabos), `a` (their courses), `l` (their plans).
 */
export async function selectPorCongelar(
  tx: Tx,
  empresaId: number,
  limite: number,
  donde: SQL = sql`true`,
): Promise<PorCongelar[]> {
  const { rows } = await tx.execute(sql`select s.id, s.asignatura_id, s.periodo_id from silabos s
    join asignaturas a on a.empresa_id = s.empresa_id and a.id = s.asignatura_id
    join periodos p on p.empresa_id = s.empresa_id and p.id = s.periodo_id
    join planes l on l.empresa_id = s.empresa_id and l.id = s.planestudio_id
    where s.empresa_id = ${empresaId} and s.congelado is null and p.fechafin < ${today()} and ${donde}
    order by s.id limit ${limite}`)
  return rows as unknown as PorCongelar[]
}

/** The server itself freezes within minutes of the end: more than this is never waiting for a person. */
const DE_UNA_VEZ = 1000

/**
 * Freezes what of ended periods is not frozen yet, in the transaction that is about to change what it shows (a structure, a carta, the settings): the
 * past stays as it was also in the minutes before the server comes to it by itself. As many queries for a plan as for one of its syllabi.
 */
export async function congelarPasados(ctx: Ctx, donde?: SQL): Promise<void> {
  const porCongelar = await selectPorCongelar(ctx.tx, ctx.empresaId, DE_UNA_VEZ, donde)
  if (porCongelar.length === 0) return
  const sistema = await ctxDelSistema(ctx.platform, ctx.tx, ctx.empresaId)
  const abiertos = await selectCursosDeSistema(
    sistema,
    porCongelar.map(s => s.asignatura_id),
  )
  const porLugar = Map.groupBy(
    porCongelar.map(({ periodo_id }, i) => ({ periodo_id, curso: abiertos[i]! })),
    ({ curso, periodo_id }) => `${curso.plan.id} ${periodo_id}`,
  )
  for (const suyos of porLugar.values())
    await congelarDePlan(
      sistema,
      suyos.map(s => s.curso),
      suyos[0]!.periodo_id,
    )
}
