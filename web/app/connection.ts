import { useSyncExternalStore } from 'react'

/** 'online': the server answers and the live channel is open. 'connecting': it answers, the channel is on its way. 'offline': it does not answer. */
export type Connection = 'online' | 'connecting' | 'offline'

let reachable = true
let live = false
/** How old the page was, in milliseconds, when the server last answered. */
let answered = 0
const listeners = new Set<() => void>()

const emit = () => {
  for (const listener of listeners) listener()
}

/** Every call says whether it reached the server. */
export function reportReach(reached: boolean): void {
  if (reached) answered = performance.now()
  if (reachable === reached) return
  reachable = reached
  emit()
}

/**
 * What was asked when the page was so old had no answer: the server is away. A write that was `late`, its time ran out, does not say so by itself: not where
 * the live channel is open, nor where something else was answered while it hung.
 */
export function reportSilence(late: boolean, since: number): void {
  if (!late || !navigator.onLine || (!live && answered < since)) reportReach(false)
}

/** The live channel says whether it is open; an open one proves that the server is there. */
export function reportLive(open: boolean): void {
  if (live === open) return
  live = open
  if (open) reachable = true
  emit()
}

/** Whether the server answered when it was last asked. */
export const isReachable = (): boolean => reachable

/** Hears each change of the connection, outside of React. */
export const onConnection = (hear: (connection: Connection) => void): void => {
  listeners.add(() => hear(current()))
}

const current = (): Connection => (!reachable ? 'offline' : live ? 'online' : 'connecting')

/** The connection, drawn anew when it changes. */
export const useConnection = (): Connection =>
  useSyncExternalStore(listener => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }, current)
