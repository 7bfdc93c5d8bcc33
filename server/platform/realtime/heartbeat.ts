import type { Outlet } from './outlet.ts'
import { CLOSE } from './protocol.ts'
import { type LiveSocket, type Registry, subscribersOf } from './registry.ts'
import type { Report } from './report.ts'

export interface HeartbeatOptions<S> {
  /** Seconds of silence after which a client is asked whether it is there. */
  activityTimeout: number
  registry: Registry<S>
  outlet: Outlet<S>
  /** Whether this subscriber's session still stands; asked at each beat, and when somebody says so. */
  mayStay: MayStay<S> | undefined
  report: Report
}

/** False: the session ended, its socket stays away. `changed`: it goes on as something else, its socket comes back and asks anew. */
export type MayStay<S> = (subscriber: S) => Stay | Promise<Stay>
type Stay = boolean | 'changed'

export interface Heartbeat {
  /** Asks for every session now, as at a beat. */
  check(): void
  stop(): void
}

/** Whoever takes no channel for so many beats came for nothing, and a node has only so many places. */
const IDLE_BEATS = 4

/** Silent since the last beat: asked. Silent since it was asked: gone. Without a channel for some beats: gone too. */
function listen<S>(o: HeartbeatOptions<S>, socket: LiveSocket<S>): void {
  const isHere = socket.subscriptions.size + socket.grants.size + socket.asking.size > 0
  socket.idle = isHere ? 0 : socket.idle + 1
  if (socket.idle >= IDLE_BEATS) {
    o.outlet.shut(socket, CLOSE.silent, 'No channel was taken')
    return
  }
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
        const stays = await mayStay(subscriber)
        if (stays === true) continue
        if (stays) o.outlet.shut(socket, CLOSE.reconnect, 'Ask again')
        else o.outlet.shut(socket, CLOSE.sessionEnded, 'The session ended')
        break
      }
    }
  } catch (error) {
    // A database that is away for a moment signs nobody out: asked again at the next beat.
    o.report(error, 'asking whether live sessions still stand')
  }
}

/** Finds clients that are gone without a word, and sockets whose session ended or changed unnoticed. */
export function startHeartbeat<S>(o: HeartbeatOptions<S>): Heartbeat {
  let checking = false
  /** Asked for while the last look was under way, which may have passed over what is meant. */
  let again = false
  const check = async () => {
    if (checking) {
      again = true
      return
    }
    checking = true
    do {
      again = false
      await checkSessions(o)
    } while (again)
    checking = false
  }
  const timer = setInterval(() => {
    for (const socket of [...o.registry.all()]) listen(o, socket)
    void check()
  }, o.activityTimeout * 1000)
  timer.unref()
  return { check: () => void check(), stop: () => clearInterval(timer) }
}
