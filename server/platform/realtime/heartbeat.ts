import type { Outlet } from './outlet.ts'
import { CLOSE } from './protocol.ts'
import { type LiveSocket, type Registry, subscribersOf } from './registry.ts'
import type { Report } from './report.ts'

export interface HeartbeatOptions<S> {
  /** Seconds of silence after which a client is asked whether it is there. */
  activityTimeout: number
  registry: Registry<S>
  outlet: Outlet<S>
  /** Whether this subscriber's session still stands; asked at each beat. */
  mayStay: ((subscriber: S) => boolean | Promise<boolean>) | undefined
  report: Report
}

/** Silent since the last beat: asked. Silent since it was asked: gone. */
function listen<S>(o: HeartbeatOptions<S>, socket: LiveSocket<S>): void {
  if (!socket.heard && socket.pinged) {
    o.outlet.shut(socket, CLOSE.silent, 'No answer to ping')
    return
  }
  socket.pinged = !socket.heard
  socket.heard = false
  if (socket.pinged) o.outlet.send(socket, 'pusher:ping', {})
}

async function checkSessions<S>(o: HeartbeatOptions<S>): Promise<void> {
  const { mayStay } = o
  if (!mayStay) return
  try {
    for (const socket of [...o.registry.all()]) {
      for (const subscriber of new Set(subscribersOf(socket))) {
        if (await mayStay(subscriber)) continue
        o.outlet.shut(socket, CLOSE.sessionEnded, 'The session ended')
        break
      }
    }
  } catch (error) {
    // A database that is away for a moment signs nobody out: asked again at the next beat.
    o.report(error, 'asking whether live sessions still stand')
  }
}

/** Finds clients that are gone without a word, and sockets whose session ended unnoticed. Answers how to stop it. */
export function startHeartbeat<S>(o: HeartbeatOptions<S>): () => void {
  let checking = false
  const timer = setInterval(async () => {
    for (const socket of [...o.registry.all()]) listen(o, socket)
    if (checking) return
    checking = true
    await checkSessions(o)
    checking = false
  }, o.activityTimeout * 1000)
  timer.unref()
  return () => clearInterval(timer)
}
