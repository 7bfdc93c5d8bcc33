import { mensajesDeError } from '@malla/contracts/mensajesDeError.ts'
import type { Db } from '../../platform/db/db.ts'
import { type SQL, sql } from '../../platform/db/drizzle.ts'
import { HttpError } from '../../platform/errors.ts'
import { redDe } from '../../platform/http/redDe.ts'

/** Failures within this many minutes count together. */
const MINUTES = 15

/** What is counted by itself, and how many tries go on: of an address, of an account there, of an account from everywhere. What it does not name is not counted. */
export interface Limite {
  /** Before the names of its counts. */
  prefijo: string
  direccion: number
  lugar?: number
  cuenta?: number
}
/**
 * An account is shut where somebody fails, not for its owner elsewhere; whoever guesses it from many addresses meets the count of all of them
 * (docs/decisions/0057-intentos-de-ingreso.md).
 */
export const INGRESO = { prefijo: '', direccion: 100, lugar: 10, cuenta: 100 } satisfies Limite
/** From an address where this account had a session: what others do elsewhere does not count. */
export const INGRESO_DE_AQUI: Limite = { prefijo: '', direccion: INGRESO.direccion, lugar: INGRESO.lugar }
/** At a browser where this account signed in: nor does what others do beside it at the same address. */
export const INGRESO_CONOCIDO: Limite = { ...INGRESO, prefijo: 'navegador:' }
/** Every request counts, also those that end well: each may send a mail. Of a name from everywhere so many that nobody else's keep its owner from asking. */
export const RECUPERACION = { prefijo: 'recuperar:', direccion: 50, lugar: 5, cuenta: 20 } satisfies Limite
/** At a browser where this account signed in: what others ask for its name elsewhere does not count. */
export const RECUPERACION_CONOCIDO: Limite = { ...RECUPERACION, prefijo: 'recuperar:navegador:' }
/** Links of recovery that are used: of the same link, and of an address. */
export const ENLACE_USADO: Limite = { prefijo: 'enlace:', cuenta: 10, direccion: 50 }
/** The same of those that are only looked at: whoever opens one again and again can still use it. */
export const ENLACE_MIRADO: Limite = { ...ENLACE_USADO, prefijo: 'enlace:mirado:' }
/** The present password, asked for when it is changed. */
export const CLAVE: Limite = { prefijo: 'clave:', cuenta: 10, direccion: 100 }
/** Pictures beside a typed name. */
export const IMAGEN: Limite = { prefijo: 'imagen:', cuenta: 100, direccion: 600 }
/** Visits of the demonstration with one click: every one counts. A school's whole classroom has one address. */
export const VISITAS: Limite = { prefijo: 'visita:', cuenta: 60, direccion: 60 }

/** The counts of a try, one behind the other: what is shut by one does not reach the next. No name that somebody types makes the key of another count. */
function cuentasDe({ prefijo, direccion, lugar, cuenta }: Limite, usuario: string, ip: string) {
  const [red, nombre] = [redDe(ip), usuario.toLowerCase()]
  return [
    { clave: `${prefijo}direccion:${red}`, most: direccion, isDeTodos: true },
    { clave: `${prefijo}lugar:${red} ${nombre}`, most: lugar, isDeTodos: false },
    { clave: `${prefijo}usuario:${nombre}`, most: cuenta, isDeTodos: lugar !== undefined },
  ].filter((c): c is typeof c & { most: number } => c.most !== undefined)
}

/** Does something with one count after the other, always in this order, so that two tries never wait for each other; answers what the last one said. */
async function porTurno(db: Db, pasos: ((previo: SQL | null) => SQL)[]): Promise<number | null> {
  const nombres = pasos.map((_, i) => sql.raw(`c${i}`))
  const partes = pasos.map((paso, i) => {
    const previo = i === 0 ? null : sql`(select fallos from ${nombres[i - 1]!})`
    return sql`${nombres[i]!} as (${paso(previo)})`
  })
  const { rows } = await db.global.execute(
    sql`with ${sql.join(partes, sql`, `)} select (select fallos from ${nombres.at(-1)!}) as fallos`,
  )
  return (rows[0] as { fallos: number | null }).fallos
}

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
 * back. 429 when the address, the account there or the account everywhere failed too often lately. Kept in the database: it holds over restarts and
 * nodes. An address that is shut cannot shut accounts.
 */
export async function countTry(db: Db, usuario: string, ip: string, limite: Limite = INGRESO): Promise<void> {
  const cuentas = cuentasDe(limite, usuario, ip)
  const fallos = await porTurno(
    db,
    cuentas.map(
      ({ clave }, i) =>
        previo =>
          more(clave, previo ? sql`${previo} <= ${cuentas[i - 1]!.most}` : sql`true`),
    ),
  )
  if (fallos === null || fallos > cuentas.at(-1)!.most)
    throw new HttpError(429, mensajesDeError.demasiadosIntentos)
}

/**
 * A success clears the account's count there; of what is counted for others too only this try is taken back: else one good account would open the door to
 * guessing others, and its owner that to guessing it from elsewhere.
 */
export async function forgetTry(
  db: Db,
  usuario: string,
  ip: string,
  limite: Limite = INGRESO,
): Promise<void> {
  await porTurno(
    db,
    cuentasDe(limite, usuario, ip).map(({ clave, isDeTodos }) => previo => {
      const which = sql`clave = ${clave} and coalesce(${previo ?? sql`0`}, 0) >= 0`
      return isDeTodos
        ? sql`update intentos set fallos = greatest(fallos - 1, 0) where ${which} returning fallos`
        : sql`delete from intentos where ${which} returning fallos`
    }),
  )
}
