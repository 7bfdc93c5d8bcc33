import type { EstadoDeRespaldo, Respaldo } from '@malla/contracts/respaldos.ts'
import type { Tx } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/drizzle.ts'
import { notFound } from '../../platform/errors.ts'
import { instante } from '../../platform/instante.ts'

/** Far more than two years of days. */
const MOST = 500

const estado = sql<EstadoDeRespaldo>`case when terminado_at is null then 'en_curso' when archivo is null then 'fallido' else 'listo' end`
const columns = sql`id, ${estado} as estado, dia::text as dia, ${instante(sql`iniciado_at`)} as iniciado_at,
  ${instante(sql`terminado_at`)} as terminado_at, case when terminado_at is not null then archivo end as archivo, bytes, motivo`

/**
 * Whether the row says only that its day had its backup: one made by itself that was taken off. Without it the day would be made again within a minute. It
 * goes with those of its days.
 */
const isQuitado = sql`(terminado_at is not null and archivo is null and motivo is null)`

/** The last backups first. */
export async function selectRespaldos(tx: Tx): Promise<Respaldo[]> {
  const { rows } = await tx.execute(
    sql`select ${columns} from respaldos where not ${isQuitado} order by iniciado_at desc, id desc limit ${MOST}`,
  )
  return rows as unknown as Respaldo[]
}

/** One of them, locked where `lock` says so; 404. */
export async function selectRespaldo(tx: Tx, id: number, { lock = false } = {}): Promise<Respaldo> {
  const { rows } = await tx.execute(
    sql`select ${columns} from respaldos where id = ${id} and not ${isQuitado} ${lock ? sql`for update` : sql``}`,
  )
  if (!rows[0]) throw notFound()
  return rows[0] as unknown as Respaldo
}

/** Takes one off that ended; its file is the caller's. Of one made by itself a row stays that nobody sees. */
export const removeRespaldo = (tx: Tx, { id, dia }: Pick<Respaldo, 'id' | 'dia'>): Promise<unknown> =>
  tx.execute(
    dia === null
      ? sql`delete from respaldos where id = ${id}`
      : sql`update respaldos set archivo = null, bytes = null, motivo = null where id = ${id}`,
  )

/** When the last whole one ended, and when the installation began, both ISO 8601 or null. */
export async function selectUltimo(tx: Tx): Promise<{ ultimo: string | null; inicio: string | null }> {
  const { rows } = await tx.execute(sql`
    select (select ${instante(sql`max(terminado_at)`)} from respaldos where archivo is not null) as ultimo,
      (select ${instante(sql`min(created_at)`)} from personas) as inicio`)
  return rows[0] as { ultimo: string | null; inicio: string | null }
}
