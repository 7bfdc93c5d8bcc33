import {
  AVISOS,
  type AvisoPersonal,
  CAMBIOS,
  createOutbox,
  type Outbox,
  parseChanges,
  parseNotice,
  parseSession,
  SESIONES,
} from './outbox.ts'
import { createPgListener, isRefused, type PgListener } from './pgListener.ts'
import type { Report } from './report.ts'
import { createSignal } from './signal.ts'

/** What is said within this time travels in one notification. */
const JOIN_MS = 5
/** How long closing may take over the last words. */
const LAST_WORDS_MS = 500

/** Tells every node, this one too, that something is there: ids only. A lost wake-up is made good by looking (see delivery.ts). */
export interface Wakeup {
  /** Resolves when this node listens for the first time. */
  readonly ready: Promise<void>
  /** Says, after its commit, that this institution has change records up to `id`. */
  wake(empresaId: number, id: number): void
  /** Hears what any node said with `wake`. Answers how to stop. */
  onWake(callback: (empresaId: number, id: number) => void): () => void
  /** Says that a session ended. This node hears it at once, whether or not the others can be reached. */
  endSession(sessionId: number): void
  /** Says that a session goes on with another role, scope or institution. */
  changeSession(sessionId: number): void
  /** Hears what any node said of a session; may come twice. Answers how to stop. */
  onSession(callback: (sessionId: number, ended: boolean) => void): () => void
  /** Says something to one person that is no change of anything; lost when this node or the line goes away. */
  tell(notice: AvisoPersonal): void
  /** Hears what any node said with `tell`. Answers how to stop. */
  onTell(callback: (notice: AvisoPersonal) => void): () => void
  /** The connection is back after a break: sessions that ended meanwhile were not heard. Answers how to stop. */
  onGap(callback: () => void): () => void
  /** Sends what is left and disconnects; takes a moment at most. */
  close(): Promise<void>
}

/** Sends what waits, one message after the other; stops where one cannot be sent and leaves it for the next time. One that is refused is given up. */
function createSender(listener: PgListener, outbox: Outbox, report: Report) {
  let sending: Promise<void> | null = null

  const sendAll = async () => {
    while (listener.isUp()) {
      const message = outbox.next()
      if (!message) return
      try {
        await listener.notify(message.channel, message.payload)
      } catch (error) {
        // Reported by the listener, which is now away: sent when it is back.
        if (!isRefused(error)) return message.restore()
        report(error, 'sending a wake-up')
      }
    }
  }
  return (): Promise<void> => {
    sending ??= sendAll().finally(() => {
      sending = null
    })
    return sending
  }
}

/**
 * One connection that listens for wake-ups and sends them, outside of every writing transaction (a NOTIFY inside one
 * serialises the whole database). Connects by itself, again and again; `report` hears of each failure.
 */
export function createWakeup(connectionString: string, report: Report): Wakeup {
  const wakes = createSignal<[number, number]>(report, 'hearing a wake-up')
  const sessions = createSignal<[number, boolean]>(report, 'hearing of a session')
  const notices = createSignal<[AvisoPersonal]>(report, 'hearing a notice')
  const gaps = createSignal<[]>(report, 'hearing that wake-ups were missed')
  const outbox = createOutbox()
  const ready = Promise.withResolvers<void>()
  let timer: NodeJS.Timeout | undefined

  const listener = createPgListener({
    connectionString,
    channels: [CAMBIOS, SESIONES, AVISOS],
    onNotification: (channel, payload) => {
      if (channel === CAMBIOS) for (const change of parseChanges(payload)) wakes.emit(...change)
      const session = channel === SESIONES && parseSession(payload)
      if (session) sessions.emit(...session)
      const notice = channel === AVISOS && parseNotice(payload)
      if (notice) notices.emit(notice)
    },
    onUp: first => {
      ready.resolve()
      if (!first) gaps.emit()
      void send()
    },
    report,
  })
  const send = createSender(listener, outbox, report)
  const sendSoon = () => {
    timer ??= setTimeout(() => {
      timer = undefined
      void send()
    }, JOIN_MS)
  }
  const tellSession = (sessionId: number, ended: boolean) => {
    sessions.emit(sessionId, ended)
    outbox.addSession(sessionId, ended)
    sendSoon()
  }

  return {
    ready: ready.promise,
    wake: (empresaId, id) => {
      outbox.addChange(empresaId, id)
      sendSoon()
    },
    onWake: wakes.on,
    endSession: sessionId => tellSession(sessionId, true),
    changeSession: sessionId => tellSession(sessionId, false),
    onSession: sessions.on,
    tell: notice => {
      outbox.addNotice(notice)
      sendSoon()
    },
    onTell: notices.on,
    onGap: gaps.on,
    close: async () => {
      clearTimeout(timer)
      await Promise.race([send(), new Promise(resolve => setTimeout(resolve, LAST_WORDS_MS).unref())])
      await listener.close()
    },
  }
}
