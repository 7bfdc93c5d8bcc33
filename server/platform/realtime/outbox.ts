export const CAMBIOS = 'malla_cambios'
export const SESIONES = 'malla_sesiones'
export const AVISOS = 'malla_avisos'

const ENDED = 'ended'
const CHANGED = 'changed'

/** Even with the longest numbers far below 8,000 bytes, where pg_notify fails. */
const INSTITUTIONS_A_MESSAGE = 200

interface Message {
  channel: string
  payload: string
  /** Puts it back: it could not be sent. */
  restore(): void
}

/** Something that one person hears and that is no change of anything: how far a report is. Small: it travels in one notification. */
export interface AvisoPersonal {
  usuarioId: number
  /** Institution it speaks of: told to those who work there now. */
  empresaId: number
  event: string
  data: { id: number }
}

/** What waits to be said to the other nodes. */
export interface Outbox {
  /** A later record of an institution covers the earlier ones. */
  addChange(empresaId: number, id: number): void
  /** One that ended stays ended, whatever else changed in it. */
  addSession(sessionId: number, ended: boolean): void
  /** A later notice of the same thing covers the earlier ones. */
  addNotice(notice: AvisoPersonal): void
  /** Takes the next message out; null when nothing waits. Sessions come first. */
  next(): Message | null
}

/** An empty one, in memory only: a change that is lost with the process is found by looking, a notice is not. */
export function createOutbox(): Outbox {
  const changes = new Map<number, number>()
  const sessions = new Map<number, boolean>()
  const notices = new Map<string, AvisoPersonal>()

  const addChange = (empresaId: number, id: number) =>
    void changes.set(empresaId, Math.max(id, changes.get(empresaId) ?? 0))

  const addSession = (sessionId: number, ended: boolean) =>
    void sessions.set(sessionId, ended || (sessions.get(sessionId) ?? false))

  const keyOf = (n: AvisoPersonal): string => `${n.usuarioId}/${n.event}/${n.data.id}`
  const addNotice = (notice: AvisoPersonal) => void notices.set(keyOf(notice), notice)

  const nextNotice = (key: string, notice: AvisoPersonal): Message => {
    notices.delete(key)
    // One that came meanwhile is newer.
    const restore = () => void (notices.has(key) || notices.set(key, notice))
    return { channel: AVISOS, payload: JSON.stringify(notice), restore }
  }

  const nextSession = (sessionId: number, ended: boolean): Message => {
    sessions.delete(sessionId)
    return {
      channel: SESIONES,
      payload: `${sessionId}:${ended ? ENDED : CHANGED}`,
      restore: () => addSession(sessionId, ended),
    }
  }

  const nextChanges = (): Message => {
    const part = [...changes.entries().take(INSTITUTIONS_A_MESSAGE)]
    for (const [empresaId] of part) changes.delete(empresaId)
    return {
      channel: CAMBIOS,
      payload: part.map(pair => pair.join(':')).join(','),
      restore: () => {
        for (const [empresaId, id] of part) addChange(empresaId, id)
      },
    }
  }

  return {
    addChange,
    addSession,
    addNotice,
    next: () => {
      const [session] = sessions
      if (session) return nextSession(...session)
      if (changes.size > 0) return nextChanges()
      const [notice] = notices
      return notice ? nextNotice(...notice) : null
    },
  }
}

/** Reads a payload of CAMBIOS: pairs of institution and last record. What is no such pair is left out. */
export function parseChanges(payload: string): [empresaId: number, id: number][] {
  return payload.split(',').flatMap(pair => {
    const [, empresaId, id] = /^(\d+):(\d+)$/.exec(pair) ?? []
    return empresaId && id ? [[Number(empresaId), Number(id)]] : []
  })
}

/** Reads a payload of SESIONES; null when it is none. */
export function parseSession(payload: string): [sessionId: number, ended: boolean] | null {
  const [, sessionId, what] = /^(\d+):(ended|changed)$/.exec(payload) ?? []
  return sessionId ? [Number(sessionId), what === ENDED] : null
}

/** Reads a payload of AVISOS; null when it is none. */
export function parseNotice(payload: string): AvisoPersonal | null {
  try {
    const notice = JSON.parse(payload) as AvisoPersonal
    return typeof notice?.usuarioId === 'number' && typeof notice.event === 'string' ? notice : null
  } catch {
    return null
  }
}
