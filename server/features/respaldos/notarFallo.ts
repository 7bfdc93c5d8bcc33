import { formatFecha } from '@malla/domain/texto/fechas.ts'
import type { Platform } from '../../platform/context.ts'
import type { Tx } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/drizzle.ts'
import { takeTurn } from '../../platform/db/turno.ts'
import { enLima } from '../../platform/horaLocal.ts'
import type { Carta } from '../../platform/mail/carta.ts'
import { queueMails } from '../../platform/mail/queueMail.ts'
import { selectUltimo } from './respaldos.queries.ts'

/** Whether no other backup failed since the last whole one. */
async function isPrimero(tx: Tx, ids: readonly number[]): Promise<boolean> {
  const { rows } = await tx.execute<{ si: boolean }>(sql`select not exists (
    select 1 from respaldos where terminado_at is not null and motivo is not null and archivo is null and id <> all(${sql.param(ids)}::bigint[])
      and terminado_at > coalesce((select max(terminado_at) from respaldos where archivo is not null), '-infinity')) as si`)
  return rows[0]!.si
}

/** Addresses of those who administer the installation, each once. */
async function selectCorreosDeRoot(tx: Tx): Promise<string[]> {
  const { rows } = await tx.execute<{ correo: string }>(sql`
    select distinct p.correo from usuarios u join personas p on p.id = u.persona_id
    where p.root and u.deleted_at is null and u.estado = '1' and p.correo <> '' order by 1`)
  return rows.map(r => r.correo)
}

function cartaDeFallo(motivo: string, ultimo: string | null, publicUrl: string): Carta {
  const [dia = '', hora] = ultimo ? enLima(ultimo).split('T') : []
  return {
    asunto: 'Los respaldos están fallando',
    parrafos: [
      `El último respaldo no se pudo hacer. ${motivo}`,
      ultimo
        ? `Si hoy se perdieran los datos, se recuperarían los del ${formatFecha(dia)} a las ${hora}: de entonces es el último respaldo completo.`
        : 'Todavía no hay ningún respaldo completo: si hoy se perdieran los datos, no se podrían recuperar.',
    ],
    boton: { texto: 'Ver los respaldos', url: `${publicUrl}/ajustes?vista=respaldos` },
    notas: [
      'Este aviso se envía una sola vez: no llegará otro hasta que se haga un respaldo completo y falle uno después.',
    ],
  }
}

/**
 * Notes that these backups ended without a file, and why. Those who administer get a mail when it is the first that fails since the last whole one: they
 * need not look to know it, and one that fails each day does not write each day.
 */
export async function notarFallo(
  { config, db, jobs }: Pick<Platform, 'config' | 'db' | 'jobs'>,
  ids: readonly number[],
  motivo: string,
): Promise<void> {
  const { result: isAvisado } = await db.write(0, null, async tx => {
    await takeTurn(tx, 'respaldos')
    const { rows } = await tx.execute(sql`
      update respaldos set terminado_at = clock_timestamp(), motivo = ${motivo}, archivo = null
      where id = any(${sql.param(ids)}::bigint[]) and terminado_at is null returning id`)
    if (rows.length === 0 || !(await isPrimero(tx, ids))) return false
    const { ultimo } = await selectUltimo(tx)
    const carta = cartaDeFallo(motivo, ultimo, config.publicUrl)
    const correos = (await selectCorreosDeRoot(tx)).map(para => ({ para, carta, empresaId: null }))
    await queueMails({ platform: { config, db, jobs } as Platform, tx }, correos)
    return correos.length > 0
  })
  if (isAvisado) jobs.wake('correo')
}
