import type { FastifyInstance } from 'fastify'
import { liveKey, liveSecret } from './liveKey.ts'
import { canalEmpresa, canalUsuario } from './realtime/canales.ts'
import { createSockets } from './realtime/sockets.ts'
import type { SesionActiva } from './session/active.ts'

/** The live channel of this node: who may hear what, and how changes reach it. */
export interface Live {
  /** Allows a private channel to one socket, or null when the channel is not this person's. */
  authorize(sesion: SesionActiva, socketId: string, channel: string): { auth: string } | null
  attach(app: FastifyInstance): void
  wake(empresaId: number, lastChange: number): void
  endSession(sessionId: number): void
  close(): Promise<void>
}

const mayHear = (sesion: SesionActiva, channel: string): boolean =>
  channel === canalUsuario(sesion.usuario_id) ||
  (sesion.empresa !== null && channel === canalEmpresa(sesion.empresa.id))

export function createLive(secret: string): Live {
  const sockets = createSockets<SesionActiva>({
    key: liveKey(secret),
    secret: liveSecret(secret),
    report: () => {},
  })
  return {
    authorize: (sesion, socketId, channel) =>
      mayHear(sesion, channel) ? sockets.authorize(socketId, channel, sesion) : null,
    attach: app => sockets.attach(app.server),
    wake: () => {},
    endSession: () => {},
    close: () => sockets.close(),
  }
}
