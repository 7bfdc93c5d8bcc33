import type { Query } from '@tanstack/react-query'
import type { ApiInput, ApiOutput, CallName } from '../api.ts'
import { callKey, queryClient } from '../query.ts'
import { readAgain } from './again.ts'
import type { LiveEvent } from './registry.ts'

/**
 * What of an answer only the server can tell after an event; `en`: over how many milliseconds those who ask are spread; `mientras`: the answer as far as it is
 * known, which is shown until then and from which others are derived.
 */
export interface Again {
  again: true
  en?: number
  mientras?: object
}

/** The answer cannot be patched: it is read again. */
export const AGAIN: Again = { again: true }

/**
 * The answer of a call after an event: a new one, the very same when the event leaves it as it is, or AGAIN. It may hold the event already (the list was
 * read after the write), so a follower says what is, and never counts on from what was.
 */
export type Follower<N extends CallName> = (
  answer: ApiOutput<N>,
  event: LiveEvent,
  input: ApiInput<N>,
) => ApiOutput<N> | Again

type AnyFollower = (answer: unknown, event: LiveEvent, input: unknown) => unknown

const followers = new Map<string, { call: readonly unknown[]; follower: AnyFollower }[]>()

/**
 * Says how what is cached of a call follows events, by their names (§4): `{ 'ciclo.created ciclo.updated': … }`. In the order in which they are
 * said, so that what is derived from another answer comes after it.
 */
export function follow<N extends CallName>(name: N, on: Readonly<Record<string, Follower<N>>>): void {
  for (const [events, follower] of Object.entries(on))
    for (const event of events.split(' ')) {
      const all = followers.get(event) ?? []
      followers.set(event, [...all, { call: callKey(name), follower: follower as AnyFollower }])
    }
}

/** The three events of each of these entities, as `follow` takes them: 'ciclo.created ciclo.updated ciclo.deleted …'. */
export const eventsOf = (...entities: string[]): string =>
  entities.flatMap(entity => ['created', 'updated', 'deleted'].map(what => `${entity}.${what}`)).join(' ')

/** Whether an event is of one of these plans; what is told without a plan (a period, a structure) may be of any. */
export const isOfPlan = ({ de }: LiveEvent, ...plans: number[]): boolean =>
  de?.plan_id === undefined || plans.includes(de.plan_id)

/** What is cached of a call with this input, as it is after the followers said before. */
export const cachedAnswer = <N extends CallName>(name: N, input: ApiInput<N>): ApiOutput<N> | undefined =>
  queryClient.getQueryData(callKey(name, input))

const isAgain = (x: unknown): x is Again => typeof x === 'object' && x !== null && 'again' in x

function apply(query: Query, follower: AnyFollower, event: LiveEvent): void {
  const { data, fetchStatus } = query.state
  const after = data === undefined ? data : follower(data, event, query.queryKey[2])
  // What is on its way may have been written down before the event.
  if (fetchStatus === 'fetching') readAgain(query, isAgain(after) ? after : {})
  if (data === undefined) return
  if (isAgain(after)) {
    if (after.mientras) put(query, after.mientras)
    readAgain(query, after)
  } else if (after !== query.state.data) put(query, after)
}

/** A patch is no reading: what was to be read again stays so. */
function put(query: Query, data: unknown): void {
  const { isInvalidated } = query.state
  queryClient.setQueryData(query.queryKey, data)
  if (isInvalidated) query.invalidate()
}

/** Tells an event to all that is cached of the calls that follow it. */
export function followEvent(name: string, event: LiveEvent): void {
  for (const { call, follower } of followers.get(name) ?? [])
    for (const query of queryClient.getQueryCache().findAll({ queryKey: call })) apply(query, follower, event)
}
