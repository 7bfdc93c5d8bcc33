import type { Server } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { lastChanges, readCambios } from './changes/read.ts'
import { mayRead, toVisible } from './changes/visible.ts'
import type { Db } from './db/db.ts'
import { liveKey, liveSecret } from './liveKey.ts'
import { canalEmpresa, canalUsuario } from './realtime/canales.ts'
import { createDelivery } from './realtime/delivery.ts'
import { gemeloDeDocente } from './realtime/gemelos.ts'
import type { AvisoPersonal } from './realtime/outbox.ts'
import { CLOSE } from './realtime/protocol.ts'
import type { Report } from './realtime/report.ts'
import { createSockets } from './realtime/sockets.ts'
import { createWakeup } from './realtime/wakeup.ts'
import type { SesionActiva, Sessions } from './session/active.ts'

/** The live channel of this node: who may hear what, and how changes reach it. */
export interface Live {
  /** Allows a private channel to one socket, or null when the channel is not this person's. */
  authorize(sesion: SesionActiva, socketId: string, channel: string): { auth: string } | null
  /** Serves `/app/{key}` on the app's own port and on any other server. */
  attach(app: FastifyInstance): void
  attachServer(server: Server): void
  /** After commit: an institution has records up to this number. Tells every node. */
  wake(empresaId: number, lastChange: number): void
  /** Tells one person, on every node, something that is no change of anything (how far a report is). It may get lost. */
  tell(notice: AvisoPersonal): void
  /** A session ended: every node forgets it and closes its sockets for good. */
  endSession(sessionId: number): void
  /** A session works as something else now: every node forgets it, and its sockets come back and ask anew. */
  changeSession(sessionId: number): void
  close(): Promise<void>
}

interface LiveDeps {
  databaseUrl: string
  db: Db
  sessions: Sessions
  secret: string
  report: Report
}

const mayHear = (sesion: SesionActiva, channel: string): boolean =>
  channel === canalUsuario(sesion.usuario_id) ||
  (sesion.empresa !== null && channel === canalEmpresa(sesion.empresa.id))

export function createLive({ databaseUrl, db, sessions, secret, report }: LiveDeps): Live {
  const mayStay = async (s: SesionActiva): Promise<boolean> => (await sessions.byId(s.id)) !== null
  const sockets = createSockets<SesionActiva>({
    key: liveKey(secret),
    secret: liveSecret(secret),
    report,
    mayStay,
    ownerOf: s => s.id,
  })
  const wakeup = createWakeup(databaseUrl, report)
  const delivery = createDelivery<SesionActiva>({
    sockets,
    wakeup,
    mayRead,
    report,
    empresaOf: s => s.empresa?.id ?? null,
    lastIds: ids => lastChanges(db, ids),
    readChanges: (empresaId, after, limit) => readCambios(db, empresaId, after, limit),
    gemelo: gemeloDeDocente,
    toEvent: c => {
      const { evento, cuando: _cuando, ...data } = toVisible(c)
      return { event: evento, data }
    },
  })
  wakeup.onSession((id, ended) => {
    sessions.forget(id)
    sockets.closeWhere(s => s.id === id, ended ? CLOSE.sessionEnded : CLOSE.reconnect)
  })
  wakeup.onTell(({ usuarioId, empresaId, event, data }) => {
    const channel = canalUsuario(usuarioId)
    for (const { socket, subscriber } of sockets.subscribers(channel))
      if (subscriber.empresa?.id === empresaId) sockets.send(socket, event, data, channel)
  })
  // Ends of sessions that were said while the line was down were not heard.
  wakeup.onGap(() => sessions.forget())
  return {
    authorize: (sesion, socketId, channel) =>
      mayHear(sesion, channel) ? sockets.authorize(socketId, channel, sesion) : null,
    attach: app => sockets.attach(app.server),
    attachServer: server => sockets.attach(server),
    wake: wakeup.wake,
    tell: wakeup.tell,
    endSession: wakeup.endSession,
    changeSession: wakeup.changeSession,
    async close() {
      delivery.close()
      await sockets.close()
      await wakeup.close()
    },
  }
}
