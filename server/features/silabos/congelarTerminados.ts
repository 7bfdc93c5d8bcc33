import { asc, sql } from 'drizzle-orm'
import type { Platform } from '../../platform/context.ts'
import { ctxDelSistema } from '../../platform/ctxDelSistema.ts'
import { schema } from '../../platform/db/db.ts'
import { today } from '../planes/informes/informe.ts'
import { congelar } from './congelar.service.ts'
import { selectPorCongelar } from './congelarPasados.ts'
import { assertCurso } from './curso.guard.ts'

/** The syllabi of a period stay as they were when it ended, also those that nobody approved. */

/** So many are frozen in one round of an institution; the rest waits for the next. */
const POR_RONDA = 1000

/** What was frozen when its period ended lives again when the period was made longer. */
async function selectDeLaRonda({ db }: Platform, empresaId: number) {
  const { result } = await db.write(empresaId, null, async tx => {
    await tx.execute(sql`update silabos s set congelado = null from periodos p
      where s.empresa_id = ${empresaId} and p.empresa_id = s.empresa_id and p.id = s.periodo_id
        and s.estado <> 'aprobado' and s.congelado is not null and p.fechafin >= ${today()}`)
    return selectPorCongelar(tx, empresaId, POR_RONDA)
  })
  return result
}

/**
 * Freezes the syllabi of periods that are over, each in a transaction of its own, so that no round holds what people work with. Answers how
 * many. Safe on several nodes at once: whoever comes second finds the same.
 */
export async function congelarTerminados(platform: Platform): Promise<number> {
  const { db } = platform
  const { empresas } = schema
  // One that cannot be frozen keeps no other from it; it is told when the rest is done.
  const fallos: unknown[] = []
  let congelados = 0
  for (const { id: empresaId } of await db.global
    .select({ id: empresas.id })
    .from(empresas)
    .orderBy(asc(empresas.id)))
    for (const s of await selectDeLaRonda(platform, empresaId)) {
      try {
        await db.write(empresaId, null, async tx => {
          const ctx = await ctxDelSistema(platform, tx, empresaId)
          await congelar(ctx, await assertCurso(ctx, s.asignatura_id, 'silabos.ver'), s.periodo_id)
        })
        congelados++
      } catch (error) {
        fallos.push(error)
      }
    }
  if (fallos.length > 0) throw new AggregateError(fallos, `${fallos.length} syllabi could not be frozen`)
  return congelados
}
