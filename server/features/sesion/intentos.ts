import { mensajesDeError } from '@malla/contracts/mensajesDeError.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
import { HttpError } from '../../platform/errors.ts'

/** Failures within this many minutes count together. */
const MINUTES = 15

/** What is counted by itself, and how many tries of an account and of an address go on. */
export interface Limite {
  /** Before the names of its counts. */
  prefijo: string
  cuenta: number
  direccion: number
}
const INGRESO: Limite = { prefijo: '', cuenta: 10, direccion: 100 }
/** Every request counts, also those that end well: each may send a mail. */
export const RECUPERACION: Limite = { prefijo: 'recuperar:', cuenta: 5, direccion: 50 }
/** Links of recovery that are used: of the same link, and of an address. */
export const ENLACE_USADO: Limite = { prefijo: 'enlace:', cuenta: 10, direccion: 50 }
/** The present password, asked for when it is changed. */
export const CLAVE: Limite = { prefijo: 'clave:', cuenta: 10, direccion: 100 }
/** Pictures beside a typed name. */
export const IMAGEN: Limite = { prefijo: 'imagen:', cuenta: 100, direccion: 600 }
/** Visits of the demonstration with one click: every one counts. A school's whole classroom has one address. */
export const VISITAS: Limite = { prefijo: 'visita:', cuenta: 60, direccion: 60 }

const ofAccount = ({ prefijo }: Limite, usuario: string): string =>
  `${prefijo}usuario:${usuario.toLowerCase()}`
const ofAddress = ({ prefijo }: Limite, ip: string): string => `${prefijo}direccion:${ip}`

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
export async function countTry(db: Db, usuario: string, ip: string, limite = INGRESO): Promise<void> {
  const { rows } = await db.global.execute(sql`
    with direccion as (${more(ofAddress(limite, ip), sql`true`)}),
      cuenta as (${more(ofAccount(limite, usuario), sql`(select fallos from direccion) <= ${limite.direccion}`)})
    select (select fallos from cuenta) as fallos`)
  const { fallos } = rows[0] as { fallos: number | null }
  if (fallos === null || fallos > limite.cuenta) throw new HttpError(429, mensajesDeError.demasiadosIntentos)
}

/** A success clears the account's count; of the address only this try: else one good account would open the door to guessing others. */
export async function forgetTry(db: Db, usuario: string, ip: string, limite = INGRESO): Promise<void> {
  await db.global.execute(sql`
    with direccion as (update intentos set fallos = fallos - 1 where clave = ${ofAddress(limite, ip)} and fallos > 0)
    delete from intentos where clave = ${ofAccount(limite, usuario)}`)
}
