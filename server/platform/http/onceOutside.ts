import { mensajesDeError } from '@malla/contracts/mensajesDeError.ts'
import type { Db } from '../db/db.ts'
import { sql } from '../db/drizzle.ts'
import { busy } from '../errors.ts'
import type { Attempt } from './idempotency.ts'

/** For so long what a write does outside is its own: more than an outside service may take; who died at it holds nobody up for longer. */
const SECONDS = 20

/** Writes whose mark stands: what they do outside is done, and the write behind it is not. */
const marcados = new WeakSet<Attempt>()

/** So long it is remembered what was done outside for a write that failed: longer than browsers wait until they send it again. */
const RECORDADO_MS = 10 * 60_000

/** What this node did outside for writes that are not written: sent again, they are not done there once more. */
const hechos = new Map<string, { done: unknown; hasta: number }>()

/** The very write: its key may come again with another input. */
const hechoDe = (a: Attempt): string => `${claveDe(a)}/${a.huella}`

function recordar(a: Attempt, done: unknown): void {
  const now = Date.now()
  for (const [clave, { hasta }] of hechos) if (hasta < now) hechos.delete(clave)
  hechos.set(hechoDe(a), { done, hasta: now + RECORDADO_MS })
}

const claveDe = (a: Attempt): string => `fuera:${a.empresaId}/${a.usuarioId}/${a.clave}`

const quitarMarca = (db: Db, a: Attempt): Promise<unknown> =>
  db.global.execute(sql`delete from intentos where clave = ${claveDe(a)}`)

/**
 * Does what a write leaves outside the database, where no transaction takes it back: once, whichever nodes got the write at the very same moment. Nobody holds
 * a connection meanwhile. 503 for who comes second: sent again they find the first one's answer. What failed may be sent again at once; what was done and not
 * written is found, for some minutes and at this node. Without an attempt nothing tells one write from another.
 */
export async function onceOutside<T>(db: Db, a: Attempt | null, run: () => Promise<T>): Promise<T> {
  if (!a) return run()
  const taken = await db.global.execute(sql`
    insert into intentos (clave, fallos, desde) values (${claveDe(a)}, 1, clock_timestamp())
    on conflict (clave) do update set desde = clock_timestamp()
      where intentos.desde < clock_timestamp() - make_interval(secs => ${SECONDS})`)
  if (taken.rowCount === 0) throw busy(mensajesDeError.enCurso)
  try {
    const before = hechos.get(hechoDe(a))
    const done = before ? (before.done as T) : await run()
    recordar(a, done)
    marcados.add(a)
    return done
  } catch (e) {
    await quitarMarca(db, a)
    throw e
  }
}

/** Runs the write behind what was done outside (`onceOutside`). Where it fails, the mark is taken away: no answer will be found, and it may be sent again at once. */
export async function behindOutside<T>(db: Db, a: Attempt | null, write: () => Promise<T>): Promise<T> {
  try {
    const answer = await write()
    if (a) hechos.delete(hechoDe(a))
    return answer
  } catch (e) {
    // Where that fails too, the mark grows old by itself.
    if (a && marcados.has(a)) await quitarMarca(db, a).catch(() => undefined)
    throw e
  }
}
