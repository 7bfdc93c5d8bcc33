import { forEachEmpresa } from '../../platform/cadaEmpresa.ts'
import type { Platform } from '../../platform/context.ts'
import { ctxDelSistema } from '../../platform/ctxDelSistema.ts'
import { sql } from '../../platform/db/drizzle.ts'
import { hoyAqui } from '../../platform/horaLocal.ts'
import { congelar } from './congelar.service.ts'
import { lockPorCongelar, selectPorCongelar } from './congelarPasados.ts'
import { selectCursosDeSistema } from './curso.guard.ts'

/** The syllabi of a period stay as they were when it ended, also those that nobody approved. */

/** So many are looked for at a time: a few kilobytes, whatever waits. */
const POR_TANDA = 200

interface Opciones {
  porTanda?: number
  /** The server goes: what is not frozen yet waits for the next round. */
  parar?: AbortSignal
}

/** What was frozen when its period ended lives again when the period was made longer. */
const descongelar = ({ db }: Platform, empresaId: number) =>
  db.write(empresaId, null, tx =>
    tx.execute(sql`update silabos s set congelado = null from periodos p
      where s.empresa_id = ${empresaId} and p.empresa_id = s.empresa_id and p.id = s.periodo_id
        and s.estado <> 'aprobado' and s.congelado is not null and p.fechafin >= ${hoyAqui()}`),
  )

/** Those that wait in an institution, batch by batch until none is left; one that could not be frozen does not come again. */
async function* porCongelar({ db }: Platform, empresaId: number, porTanda: number) {
  let ultimo = 0
  for (;;) {
    const tanda = await db.read(empresaId, tx =>
      selectPorCongelar(tx, empresaId, porTanda, sql`s.id > ${ultimo}`),
    )
    yield* tanda
    if (tanda.length < porTanda) return
    ultimo = tanda.at(-1)!.id
  }
}

/** Freezes one in a transaction of its own; false when that is not to be done any more: somebody froze it, or its period was made longer. */
async function congelarUno(platform: Platform, empresaId: number, id: number): Promise<boolean> {
  const { result } = await platform.db.write(empresaId, null, async tx => {
    const [s] = await lockPorCongelar(tx, empresaId, 1, sql`s.id = ${id}`)
    if (!s) return false
    const ctx = await ctxDelSistema(platform, tx, empresaId)
    const [curso] = await selectCursosDeSistema(ctx, [s.asignatura_id])
    await congelar(ctx, curso!, s.periodo_id)
    return true
  })
  return result
}

/**
 * Freezes all syllabi of periods that are over, each in a transaction of its own, so that no round holds what people work with. Answers how
 * many. Safe on several nodes at once: whoever comes second finds it frozen.
 */
export async function congelarTerminados(
  platform: Platform,
  { porTanda = POR_TANDA, parar }: Opciones = {},
): Promise<number> {
  const { db } = platform
  let congelados = 0
  await forEachEmpresa(db, async empresaId => {
    if (parar?.aborted) return
    // One that cannot be frozen keeps no other from it; it is told when the rest is done.
    const fallos: unknown[] = []
    await descongelar(platform, empresaId)
    for await (const s of porCongelar(platform, empresaId, porTanda)) {
      if (parar?.aborted) return
      try {
        if (await congelarUno(platform, empresaId, s.id)) congelados++
      } catch (error) {
        fallos.push(error)
      }
    }
    if (fallos.length > 0) throw new AggregateError(fallos, `${fallos.length} syllabi could not be frozen`)
  })
  return congelados
}
