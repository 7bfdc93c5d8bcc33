import type { LiveSocket } from './registry.ts'

/** Which sockets belong to whom, as far as anybody was authorized on them. */
export interface Owners<S> {
  /** Notes a socket as its owner's; false when that would be one too many. */
  take(owner: number, socket: LiveSocket<S>): boolean
}

/** Nobody has any yet. `most`: open sockets of one owner; one that closes is no longer counted. */
export function createOwners<S>(most: number): Owners<S> {
  const owned = new Map<number, Set<LiveSocket<S>>>()
  const leave = (owner: number, socket: LiveSocket<S>) => {
    const left = owned.get(owner)
    left?.delete(socket)
    if (left?.size === 0) owned.delete(owner)
  }
  return {
    take(owner, socket) {
      const mine = owned.get(owner) ?? new Set()
      if (mine.has(socket)) return true
      if (mine.size >= most) return false
      owned.set(owner, mine.add(socket))
      socket.ws.once('close', () => leave(owner, socket))
      return true
    },
  }
}
