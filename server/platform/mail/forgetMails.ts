import type { Db } from '../db/db.ts'
import { sql } from '../db/drizzle.ts'

/** Days that the text of a mail is kept once it is over with it: long enough to see what somebody was written in an academic period. */
export const DIAS_DE_TEXTO = 90

const POR_TANDA = 500

/**
 * A chore: forgets what stood in mails that went out, were kept or were given up more than 90 days ago, and where their files lay. That they were
 * written, to whom, about what and what became of them stays. Mails that wait are left alone. Answers how many were emptied.
 */
export async function forgetMailTexts(
  db: Db,
  { porTanda = POR_TANDA, parar }: { porTanda?: number; parar?: AbortSignal } = {},
): Promise<number> {
  let olvidados = 0
  while (!parar?.aborted) {
    const { rowCount } = await db.global.execute(sql`
      update correos set texto = '', html = '', adjuntos = coalesce((select jsonb_agg(x - 'clave') from jsonb_array_elements(adjuntos) x), '[]')
      where id in (select id from correos
        where created_at < clock_timestamp() - make_interval(days => ${DIAS_DE_TEXTO}) and estado <> 'pendiente' and (texto <> '' or html <> '')
          and coalesce(enviado_at, created_at) < clock_timestamp() - make_interval(days => ${DIAS_DE_TEXTO})
        order by created_at limit ${porTanda} for update skip locked)`)
    olvidados += rowCount ?? 0
    if ((rowCount ?? 0) < porTanda) break
  }
  return olvidados
}
