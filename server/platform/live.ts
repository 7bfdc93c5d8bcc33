import type { Server } from 'node:http'
import { isDeepStrictEqual } from 'node:util'
import type { FastifyInstance } from 'fastify'
import { lastChanges, readCambios } from './changes/read.ts'
import { type Cambio, mayRead, soloOye, toVisible } from './changes/visible.ts'
import type { Db } from './db/db.ts'
import { liveKey, liveSecret } from './liveKey.ts'
import { canalEmpresa, canalUsuario } from './realtime/canales.ts'
import { createDelivery } from './realtime/delivery.ts'
import { gemeloDeDocente } from './realtime/gemelos.ts'
import { DEFAULT_LIMITS } from './realtime/limits.ts'
import type { Elsewhere } from './realtime/messages.ts'
import type { AvisoPersonal } from './realtime/outbox.ts'
import { createPermisos, type Permisos } from './realtime/permisos.ts'
import { CLOSE } from './realtime/protocol.ts'
import type { Report } from './realtime/report.ts'
import { createSockets } from './realtime/sockets.ts'
import { createWakeup } from './realtime/wakeup.ts'
import type { SesionActiva, Sessions } from './session/active.ts'

/** The live channel of this node: who may hear what, and how changes reach it. */
export interface Live {
  /** Allows a private channel to one socket, on whichever node it hangs, or null when the channel is not this person's. */
  authorize(sesion: SesionActiva, socketId: string, channel: string): Promise<{ auth: string } | null>
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
  /** Whether there can be other nodes: sockets of theirs are authorized here, and the other way round. */
  severalNodes: boolean
}

const mayHear = (sesion: SesionActiva, channel: string): boolean =>
  channel === canalUsuario(sesion.usuario_id) ||
  (sesion.empresa !== null && channel === canalEmpresa(sesion.empresa.id))

/** The same person, in the same role and institution, with the same scope. */
const isSame = (a: SesionActiva, b: SesionActiva): boolean =>
  a.empresa?.id === b.empresa?.id && isDeepStrictEqual(a.quien, b.quien)

/** What other nodes authorized for sockets of this one: the session is read anew, as it may have changed since. */
const elsewhereIn = (permisos: Permisos, sessions: Sessions): Elsewhere<SesionActiva> => ({
  take: async (socketId, channel) => {
    const id = await permisos.take(socketId, channel)
    const sesion = id === null ? null : await sessions.byId(id)
    return sesion && mayHear(sesion, channel) ? sesion : null
  },
  isCurrent: async sesion => {
    const now = await sessions.byId(sesion.id)
    return now !== null && isSame(now, sesion)
  },
})

/** A change as a message: its name and its moment are not in it. */
function dataOf(cambio: Cambio, soloOido: boolean) {
  const { evento: _evento, cuando: _cuando, ...data } = toVisible(cambio, soloOido)
  return data
}

/** Begins to listen to the other nodes; to clients only once it is attached to a server. */
export function createLive(deps: LiveDeps): Live {
  const { databaseUrl, db, sessions, secret, report } = deps
  const mayStay = async (s: SesionActiva): Promise<boolean | 'changed'> => {
    const now = await sessions.byId(s.id)
    return now !== null && (isSame(now, s) || 'changed')
  }
  const permisos = deps.severalNodes ? createPermisos(db, DEFAULT_LIMITS, report) : null
  const sockets = createSockets<SesionActiva>({
    key: liveKey(secret),
    secret: liveSecret(secret),
    report,
    mayStay,
    ownerOf: s => s.id,
    ...(permisos && { elsewhere: elsewhereIn(permisos, sessions) }),
  })
  const wakeup = createWakeup(databaseUrl, report)
  const delivery = createDelivery<SesionActiva>({
    sockets,
    wakeup,
    mayRead,
    soloOye,
    report,
    empresaOf: s => s.empresa?.id ?? null,
    lastIds: ids => lastChanges(db, ids),
    readChanges: (empresaId, after, limit) => readCambios(db, empresaId, after, limit),
    gemelo: gemeloDeDocente,
    toEvent: c => ({ event: c.evento, data: dataOf(c, false), oido: dataOf(c, true) }),
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
  // What was said of sessions while the line was down was not heard.
  wakeup.onGap(() => {
    sessions.forget()
    sockets.checkSessions()
  })
  return {
    authorize: async (sesion, socketId, channel) => {
      if (!mayHear(sesion, channel)) return null
      const allowed = sockets.authorize(socketId, channel, sesion)
      if (!allowed || !permisos || sockets.isHere(socketId)) return allowed
      return (await permisos.leave(socketId, channel, sesion.id)) ? allowed : null
    },
    attach: app => sockets.attach(app.server),
    attachServer: server => sockets.attach(server),
    wake: wakeup.wake,
    tell: wakeup.tell,
    endSession: wakeup.endSession,
    changeSession: wakeup.changeSession,
    async close() {
      delivery.close()
      permisos?.close()
      await sockets.close(deps.severalNodes ? CLOSE.reconnect : CLOSE.restarting)
      await wakeup.close()
    },
  }
}
