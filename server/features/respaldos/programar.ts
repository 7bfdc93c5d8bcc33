import { diaDeRespaldo } from '@malla/domain/empresas/respaldos.ts'
import type { Platform } from '../../platform/context.ts'
import { sql } from '../../platform/db/drizzle.ts'
import { takeTurn } from '../../platform/db/turno.ts'
import { enLima } from '../../platform/horaLocal.ts'
import { selectAjustesDeInstalacion } from '../ajustes/instalacion.service.ts'
import { terminarSiEsta } from './anotar.ts'
import { openBoveda } from './boveda.ts'
import { notarFallo } from './notarFallo.ts'
import { selectUltimo } from './respaldos.queries.ts'

const PERDIDO = 'El servidor se detuvo mientras lo hacía.'

/** Notes backups that nobody makes any more, for a crash at their last try: done where their file is kept all the same, failed else. */
async function notarPerdidos(platform: Pick<Platform, 'config' | 'db' | 'jobs'>): Promise<void> {
  const { rows } = await platform.db.global.execute(sql`
    select id from respaldos r
    where terminado_at is null and iniciado_at < clock_timestamp() - interval '10 minutes' and not exists (
      select 1 from pgboss.job j where j.name = 'respaldo' and j.state in ('created', 'retry', 'active') and (j.data ->> 'id')::bigint = r.id)`)
  const perdidos = rows.map(r => Number(r.id))
  if (perdidos.length === 0) return
  const boveda = await openBoveda(platform.config)
  const sinArchivo: number[] = []
  // Hardly ever more than one: they are made one at a time. Where they are kept may not answer; the day's backup is asked for all the same.
  for (const id of perdidos)
    if (!(await terminarSiEsta(platform, id, boveda).catch(() => false))) sinArchivo.push(id)
  if (sinArchivo.length > 0) await notarFallo(platform, sinArchivo, PERDIDO)
}

/**
 * A chore: asks for the backup of the day once its hour has come, as the settings of the installation say. Of all nodes that look one finds the day
 * free; should it die, the queue gives the work to another.
 */
export async function programarRespaldo(
  platform: Pick<Platform, 'config' | 'db' | 'jobs'>,
  now = new Date(),
): Promise<boolean> {
  const { db, jobs } = platform
  await notarPerdidos(platform)
  const { respaldos: ajustes } = await selectAjustesDeInstalacion(db.global)
  if (!ajustes.activos) return false
  const { inicio } = await selectUltimo(db.global)
  const dia = diaDeRespaldo(enLima(now.toISOString()), ajustes.hora, inicio && enLima(inicio))
  if (dia === null) return false
  const { result } = await db.write(0, null, async tx => {
    await takeTurn(tx, 'respaldos')
    const { rows } = await tx.execute(
      // While one is being made that somebody asked for, the next look asks again: two need twice the room.
      sql`insert into respaldos (dia) select ${dia} where not exists (select 1 from respaldos where terminado_at is null)
        on conflict (dia) do nothing returning id`,
    )
    const [row] = rows as { id: number }[]
    if (row) await jobs.send(tx, 'respaldo', { id: row.id })
    return row !== undefined
  })
  if (result) jobs.wake('respaldo')
  return result
}
