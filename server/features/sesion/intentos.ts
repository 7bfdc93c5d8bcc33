import { mensajesDeError } from '@malla/contracts/mensajesDeError.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
import { HttpError } from '../../platform/errors.ts'

/** Failures within this many minutes count together. */
const MINUTES = 15
const MOST_OF_ACCOUNT = 10
const MOST_OF_ADDRESS = 100

const ofAccount = (usuario: string): string => `usuario:${usuario.toLowerCase()}`
const ofAddress = (ip: string): string => `direccion:${ip}`

/** One more for this key, when `condition` holds; a count older than the window begins anew. */
function more(clave: string, condition: SQL): SQL {
  const isOld = sql`intentos.desde < clock_timestamp() - make_interval(mins => ${MINUTES})`
  return sql`insert into intentos (clave, fallos, desde) select ${clave}, 1, clock_timestamp() where ${condition}
    on conflict (clave) do update set
      fallos = case when ${isOld} then 1 else intentos.fallos + 1 end,
      desde = case when ${isOld} then clock_timestamp() else intentos.desde end
    returning fallos`
}

/**
 * Counts a try as a failure before it is known how it ends, so that a hundred at once are not let through together; `forgetTry` takes it
 * back. 429 when the account or the address failed too often lately. Kept in the database: it holds over restarts and nodes. An address
 * that is shut cannot shut accounts.
 */
export async function countTry(db: Db, usuario: string, ip: string): Promise<void> {
  const { rows } = await db.global.execute(sql`
    with direccion as (${more(ofAddress(ip), sql`true`)}),
      cuenta as (${more(ofAccount(usuario), sql`(select fallos from direccion) <= ${MOST_OF_ADDRESS}`)})
    select (select fallos from cuenta) as fallos`)
  const { fallos } = rows[0] as { fallos: number | null }
  if (fallos === null || fallos > MOST_OF_ACCOUNT)
    throw new HttpError(429, mensajesDeError.demasiadosIntentos)
}

/** A success clears the account's count; of the address only this try: else one good account would open the door to guessing others. */
export async function forgetTry(db: Db, usuario: string, ip: string): Promise<void> {
  await db.global.execute(sql`
    with direccion as (update intentos set fallos = fallos - 1 where clave = ${ofAddress(ip)} and fallos > 0)
    delete from intentos where clave = ${ofAccount(usuario)}`)
}
