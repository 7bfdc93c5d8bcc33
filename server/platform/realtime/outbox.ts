export const CAMBIOS = 'malla_cambios'
export const SESIONES = 'malla_sesiones'

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
  addSession(sessionId: number): void
  /** Takes the next message out; null when nothing waits. Ended sessions come first. */
  next(): Message | null
}

export function createOutbox(): Outbox {
  const changes = new Map<number, number>()
  const sessions = new Set<number>()

  const addChange = (empresaId: number, id: number) =>
    void changes.set(empresaId, Math.max(id, changes.get(empresaId) ?? 0))

  const nextSession = (sessionId: number): Message => {
    sessions.delete(sessionId)
    return {
      channel: SESIONES,
      payload: String(sessionId),
      restore: () => void sessions.add(sessionId),
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
    addSession: sessionId => void sessions.add(sessionId),
    next: () => {
      const [session] = sessions
      if (session !== undefined) return nextSession(session)
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
