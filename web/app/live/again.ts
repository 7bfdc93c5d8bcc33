import type { Query, QueryKey } from '@tanstack/react-query'
import { queryClient } from '../query.ts'

/** Those who must ask again after one write are spread over so long, in milliseconds: thousands may be looking. */
const REPARTO = 4000
/** The shortest wait: a burst of events asks once. */
const PRONTO = 250

interface Espera {
  /** Over how many milliseconds those who ask are spread. Default: some seconds. */
  en?: number
}

const waiting = new Map<string, { timer: ReturnType<typeof setTimeout>; cuando: number }>()

/**
 * What is cached may be old in a way only the server can tell. Whoever opens it asks at once; where it is on the screen it is read again quietly, at a moment
 * of its own. A second time while it waits changes nothing, unless it is to be read sooner than it would be.
 */
export function readAgain(query: Query, { en = REPARTO }: Espera = {}): void {
  if (!query.state.isInvalidated) query.invalidate()
  const antes = waiting.get(query.queryHash)
  if (antes && antes.cuando <= Date.now() + en) return
  clearTimeout(antes?.timer)
  const ask = () => {
    waiting.delete(query.queryHash)
    if (isFirstReading(query)) readAgain(query, { en })
    // Marked once more: an answer that was on its way meanwhile may be older than the event.
    else void queryClient.invalidateQueries({ queryKey: query.queryKey, exact: true })
  }
  const espera = PRONTO + Math.random() * (en - PRONTO)
  waiting.set(query.queryHash, { timer: setTimeout(ask, espera), cuando: Date.now() + espera })
}

/** The first answer is on its way: it is never given up for another, and whatever is asked meanwhile is answered with it. */
const isFirstReading = ({ state }: Query): boolean =>
  state.data === undefined && state.fetchStatus === 'fetching'

/** What is cached under a key, or of everything, is old: what is on the screen is read at once, and what is just being read for the first time after it. */
export function readNow(queryKey: QueryKey = []): void {
  for (const query of queryClient.getQueryCache().findAll({ queryKey }))
    if (isFirstReading(query)) readAgain(query, { en: PRONTO })
  void queryClient.invalidateQueries({ queryKey })
}

/** A patch was put into what is cached under a key: an answer that is on its way may have been written down before. */
export function readIfComing(queryKey: QueryKey): void {
  for (const query of queryClient.getQueryCache().findAll({ queryKey }))
    if (query.state.fetchStatus === 'fetching') readAgain(query)
}

/** Nothing waits any more: the session ended. */
export function forgetAgain(): void {
  for (const { timer } of waiting.values()) clearTimeout(timer)
  waiting.clear()
}
