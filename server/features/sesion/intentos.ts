import { mensajesDeError } from '@malla/contracts/mensajesDeError.ts'
import { inArray, sql } from 'drizzle-orm'
import { type Db, schema } from '../../platform/db/db.ts'
import { HttpError } from '../../platform/errors.ts'

/** Failures within this many minutes count together. */
const MINUTES = 15
const MOST_OF_ACCOUNT = 10
const MOST_OF_ADDRESS = 100

const { intentos } = schema
const ofAccount = (usuario: string): string => `usuario:${usuario.toLowerCase()}`
const ofAddress = (ip: string): string => `direccion:${ip}`

/** 429 when the account or the address failed too often lately. Kept in the database: it holds over restarts and nodes. */
export async function assertMayTry(db: Db, usuario: string, ip: string): Promise<void> {
  const rows = await db.global
    .select({ clave: intentos.clave, fallos: intentos.fallos })
    .from(intentos)
    .where(
      sql`${inArray(intentos.clave, [ofAccount(usuario), ofAddress(ip)])} and desde > clock_timestamp() - make_interval(mins => ${MINUTES})`,
    )
  const limit = (clave: string): number => (clave.startsWith('usuario:') ? MOST_OF_ACCOUNT : MOST_OF_ADDRESS)
  if (rows.some(r => r.fallos >= limit(r.clave))) throw new HttpError(429, mensajesDeError.demasiadosIntentos)
}

/** Counts a failure of the account and of the address; a count older than the window begins anew. */
export async function countFailure(db: Db, usuario: string, ip: string): Promise<void> {
  const isOld = sql`intentos.desde < clock_timestamp() - make_interval(mins => ${MINUTES})`
  await db.global.execute(sql`
    insert into intentos (clave, fallos, desde)
    values (${ofAccount(usuario)}, 1, clock_timestamp()), (${ofAddress(ip)}, 1, clock_timestamp())
    on conflict (clave) do update set
      fallos = case when ${isOld} then 1 else intentos.fallos + 1 end,
      desde = case when ${isOld} then clock_timestamp() else intentos.desde end`)
}

/** A success clears the account's count, not the address's: else one good account would open the door to guessing others. */
export async function forgetFailures(db: Db, usuario: string): Promise<void> {
  await db.global.delete(intentos).where(inArray(intentos.clave, [ofAccount(usuario)]))
}
