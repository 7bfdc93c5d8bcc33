import { mensajesDeError } from '@malla/contracts/mensajesDeError.ts'
import type { Db } from '../db/db.ts'
import { sql } from '../db/drizzle.ts'
import { busy } from '../errors.ts'
import type { Attempt } from './idempotency.ts'

/** For so long what a write does outside is its own: more than an outside service may take; who died at it holds nobody up for longer. */
const SECONDS = 20

/**
 * Does what a write leaves outside the database, where no transaction takes it back: once, whichever nodes got the write at the very same moment. Nobody holds
 * a connection meanwhile. 503 for who comes second: sent again they find the first one's answer. What failed may be sent again at once. Without an attempt
 * nothing tells one write from another.
 */
export async function onceOutside<T>(db: Db, a: Attempt | null, run: () => Promise<T>): Promise<T> {
  if (!a) return run()
  const clave = `fuera:${a.empresaId}/${a.usuarioId}/${a.clave}`
  const taken = await db.global.execute(sql`
    insert into intentos (clave, fallos, desde) values (${clave}, 1, clock_timestamp())
    on conflict (clave) do update set desde = clock_timestamp()
      where intentos.desde < clock_timestamp() - make_interval(secs => ${SECONDS})`)
  if (taken.rowCount === 0) throw busy(mensajesDeError.enCurso)
  try {
    return await run()
  } catch (e) {
    await db.global.execute(sql`delete from intentos where clave = ${clave}`)
    throw e
  }
}
