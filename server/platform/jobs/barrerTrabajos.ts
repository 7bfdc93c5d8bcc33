import { DIAS_GUARDADO } from '@malla/domain/documentos/guardado.ts'
import { forEachEmpresa } from '../cadaEmpresa.ts'
import type { Platform } from '../context.ts'
import { sql } from '../db/drizzle.ts'
import { POR_SALIR } from '../mail/porSalir.ts'
import { noteMail, tellTrabajo } from './hacerTrabajos.ts'
import { setTrabajo } from './pedidos.ts'

const PERDIDO = 'El servidor se detuvo mientras lo preparaba. Pídalo otra vez.'

/**
 * A chore: notes works that nobody makes any more (a crash at their last try) and mails that ended unheard; takes away what is older than a
 * day with its file, unless a mail that may still go out carries it.
 */
export async function sweepTrabajos(platform: Platform): Promise<void> {
  await forEachEmpresa(platform.db, async id => {
    await noteLost(platform, id)
    await noteEndedMails(platform, id)
    await removeOld(platform, id)
  })
}

async function noteLost(platform: Platform, empresaId: number): Promise<void> {
  const { rows } = await platform.db.read(empresaId, tx =>
    tx.execute(sql`
      select id from trabajos t where t.empresa_id = ${empresaId} and t.estado in ('pendiente', 'en_curso') and t.clave is null
        and t.created_at < clock_timestamp() - interval '10 minutes' and not exists (
          select 1 from pgboss.job j where j.name = 'informe' and j.state in ('created', 'retry', 'active')
            and (j.data ->> 'id')::bigint = t.id)`),
  )
  for (const { id } of rows as { id: number }[]) {
    const { result } = await platform.db.write(empresaId, null, tx =>
      setTrabajo(tx, { empresaId, id }, ['pendiente', 'en_curso'], {
        estado: 'fallido',
        error: PERDIDO,
        ended_at: new Date().toISOString(),
      }),
    )
    if (result) tellTrabajo(platform, result)
  }
}

async function noteEndedMails(platform: Platform, empresaId: number): Promise<void> {
  const { rows } = await platform.db.read(empresaId, tx =>
    tx.execute(sql`
      select c.id, c.estado, c.error from trabajos t join correos c on c.id = (t.entrada ->> 'correo_id')::bigint
      where t.empresa_id = ${empresaId} and (t.estado = 'en_curso' and c.estado <> 'pendiente'
        or t.estado = 'fallido' and not t.entrada ? 'quitado' and c.estado in ('enviado', 'guardado'))`),
  )
  for (const { id, estado, error } of rows as { id: number; estado: string; error: string | null }[])
    await noteMail(
      platform,
      { id, de_empresa_id: empresaId, estado },
      estado === 'fallido' ? (error ?? PERDIDO) : null,
    )
}

async function removeOld(platform: Platform, empresaId: number): Promise<void> {
  const { result } = await platform.db.write(empresaId, null, async tx => {
    const { rows } = await tx.execute(sql`
      delete from trabajos t where t.empresa_id = ${empresaId} and t.estado in ('listo', 'fallido')
        and t.ended_at < clock_timestamp() - make_interval(days => ${DIAS_GUARDADO}) and not exists (
          select 1 from correos where id = (t.entrada ->> 'correo_id')::bigint and ${sql.raw(POR_SALIR)})
      returning clave`)
    return rows as { clave: string | null }[]
  })
  for (const { clave } of result) if (clave) await platform.storage.remove(clave)
}
