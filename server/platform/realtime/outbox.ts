export const CAMBIOS = 'malla_cambios'
export const SESIONES = 'malla_sesiones'

const ENDED = 'ended'
const CHANGED = 'changed'

/** Even with the longest numbers far below 8,000 bytes, where pg_notify fails. */
const INSTITUTIONS_A_MESSAGE = 200

export interface Message {
  channel: string
  payload: string
  /** Puts it back: it could not be sent. */
  restore(): void
}

/** What waits to be said to the other nodes. */
export interface Outbox {
  /** A later record of an institution covers the earlier ones. */
  addChange(empresaId: number, id: number): void
  /** One that ended stays ended, whatever else changed in it. */
  addSession(sessionId: number, ended: boolean): void
  /** Takes the next message out; null when nothing waits. Sessions come first. */
  next(): Message | null
}

export function createOutbox(): Outbox {
  const changes = new Map<number, number>()
  const sessions = new Map<number, boolean>()

  const addChange = (empresaId: number, id: number) =>
    void changes.set(empresaId, Math.max(id, changes.get(empresaId) ?? 0))

  const addSession = (sessionId: number, ended: boolean) =>
    void sessions.set(sessionId, ended || (sessions.get(sessionId) ?? false))

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
    next: () => {
      const [session] = sessions
      if (session) return nextSession(...session)
      return changes.size > 0 ? nextChanges() : null
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
