import { mensajesDeError } from '@malla/contracts/mensajesDeError.ts'
import type { Accion, Ambito } from '@malla/domain/permisos/acciones.ts'
import { inAlcance, whyNot } from '@malla/domain/permisos/permisos.ts'
import type { Config } from './config.ts'
import type { CambioNuevo, Db, Tx } from './db/db.ts'
import { conflict, forbidden, notFound } from './errors.ts'
import type { Storage } from './files/storage.ts'
import type { Jobs } from './jobs/jobs.ts'
import type { Effects } from './outcome.ts'
import type { AvisoPersonal } from './realtime/outbox.ts'
import type { SesionActiva, Sessions } from './session/active.ts'

/** What the whole server shares. */
export interface Platform {
  config: Config
  db: Db
  sessions: Sessions
  storage: Storage
  /** Work done after a transaction: mails, and what takes long. */
  jobs: Jobs
  /** Tells every node, after commit, that an institution has new change records. */
  wake(empresaId: number, lastChange: number): void
  /** Tells one person, on their own channel, something that is no change of anything (how far a report is). It may get lost. */
  tell(notice: AvisoPersonal): void
  /** Tells every node that a session ended: memory of it is dropped, its sockets are closed for good. */
  endSession(sessionId: number): void
  /** Tells every node that a session works as something else now: memory of it is dropped, its sockets come back and ask anew. */
  changeSession(sessionId: number): void
  /** Key of signatures (documents' addresses, live channel); kept in the database, the same for all nodes. */
  secret: string
}

/** What a service works with: one transaction of one institution, and who asks. */
export interface Ctx extends Effects {
  platform: Platform
  tx: Tx
  sesion: SesionActiva
  empresaId: number
  /** Notes a change; numbered and chained when the transaction commits. */
  record(change: CambioNuevo): void
}

const onlyReads = (): never => {
  throw new Error('a reading call wrote')
}

/** What a service that only reads works with: it can record nothing and leave nothing behind. */
export const readingCtx = (given: Pick<Ctx, 'platform' | 'tx' | 'sesion' | 'empresaId'>): Ctx => ({
  ...given,
  record: onlyReads,
  afterCommit: onlyReads,
  afterFailure: onlyReads,
})

/** What a call without an institution works with (sign-in, own session). */
export interface GlobalCtx {
  platform: Platform
  sesion: SesionActiva | null
  /** Address of whoever asks, for the rate limit. */
  ip: string
  agente: string | null
  /** The client's uuid of this write, null without one. */
  clave: string | null
  /**
   * Keeps what will be answered, in the transaction that writes: the same uuid asked again is answered so, and nothing is done twice
   * (http/idempotency.ts).
   */
  keep(tx: Tx, answer: unknown): Promise<void>
}

/** What belongs to the whole institution (levels, modalities, catalogues): who works on a part of it may read it, not change it. */
export const DE_LA_INSTITUCION: Ambito = { facultad_id: null, programa_id: null }

/**
 * May the person do this there? Out of scope is 404, not told from what is not there; what the role or the scope does not allow is 403
 * with the reason.
 */
export function assertMay(ctx: Pick<Ctx, 'sesion'>, accion: Accion, ambito: Ambito): void {
  if (!inAlcance(ctx.sesion.quien, ambito)) throw notFound()
  const reason = whyNot(ctx.sesion.quien, accion, ambito)
  if (reason) throw forbidden(reason)
}

/** The institution of a session, or 409 when none is chosen yet. */
export function empresaOf(sesion: SesionActiva): number {
  if (!sesion.empresa) throw conflict(mensajesDeError.sinInstitucion)
  return sesion.empresa.id
}
