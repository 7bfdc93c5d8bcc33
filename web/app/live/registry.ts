import { flash } from '../../ui/flash.ts'
import { queryClient } from '../query.ts'
import { currentSession } from '../session.ts'
import { olvidarTempranas } from '../temprano.ts'
import { readAgain } from './again.ts'
import { followEvent } from './follow.ts'
import { dropped, shows, withUpdated } from './patches.ts'

/** What the channel delivers. `data`: the fields of a new thing, the changed ones of an old one, null of a deleted one. */
export interface LiveEvent<T = Record<string, unknown>> {
  id: number
  change_id: number
  data: Partial<T> | null
  user: { id: number; nombres: string } | null
  /** Under what it hangs (§4: created adds the item under its parent). Absent of what is no change of the institution. */
  de?: { facultad_id?: number; programa_id?: number; plan_id?: number }
}

type Handler<T> = (event: LiveEvent<T>) => void

/** What to do with the cache when a thing was created, updated or deleted elsewhere; other keys are the special events of §4 ('save.json'). */
export interface LivePatch<T> {
  created?: Handler<T>
  updated?: Handler<T>
  deleted?: Handler<T>
  [special: string]: Handler<T> | undefined
}

const patches = new Map<string, LivePatch<Record<string, unknown>>[]>()

/**
 * Says how the cache follows the events of an entity; `entity` is the name of §4: 'facultad', 'plan_estudio', 'grupo.competencia'.
 * Called once, from the `x.live.ts` of a feature, which web/features/live.ts imports.
 */
export function onLive<T = Record<string, unknown>>(entity: string, patch: LivePatch<T>): void {
  patches.set(entity, [...(patches.get(entity) ?? []), patch as LivePatch<Record<string, unknown>>])
}

const anyHandlers: Handler<Record<string, unknown>>[] = []
/** Says what to do at every event, whatever it is of: for what shows changes of all kinds. */
export const onLiveAny = (handler: Handler<Record<string, unknown>>): void => {
  anyHandlers.push(handler)
}

const joinHandlers: (() => void)[] = []
/** Says what to do whenever the person's own channel is joined, the first time too: what was told on it before was not heard, and nobody keeps it. */
export const onJoined = (handler: () => void): void => {
  joinHandlers.push(handler)
}
/** The person's own channel is joined. */
export const tellJoined = (): void => {
  for (const handler of joinHandlers) handler()
}

/** What somebody else changed lights up where it is shown; one's own does not, nor what one did in another tab. */
function flashOthers(event: string, { id, user, data }: LiveEvent): void {
  if (!user || !data || user.id === currentSession().user?.id) return
  flash(`${event.slice(0, event.lastIndexOf('.'))}:${id}`, user.nombres)
}

/** Tells an event to the patches of its entity; the longest entity name that fits. */
export function dispatch(event: string, payload: LiveEvent): void {
  olvidarTempranas()
  followEvent(event, payload)
  flashOthers(event, payload)
  for (const handler of anyHandlers) handler(payload)
  const entity = [...patches.keys()]
    .filter(name => event.startsWith(`${name}.`))
    .sort((a, b) => b.length - a.length)[0]
  if (entity === undefined) return
  for (const patch of patches.get(entity)!) patch[event.slice(entity.length + 1)]?.(payload)
}

/** What is cached of an entity, or of one call of it: 'planes', 'planes.cuentas'. */
const cached = (entity: string) => queryClient.getQueryCache().findAll({ queryKey: entity.split('.') })

/** Reads again what is on the screen of these entities (or calls), at a moment of its own; what is not on the screen when it is next shown. */
export function refreshSoon(...entities: string[]): void {
  for (const entity of entities) for (const query of cached(entity)) readAgain(query)
}

/**
 * The ordinary patch: fields change at once wherever the thing is shown, deleted rows leave, and what is on the screen is then read again, since
 * names and counts of other things may hang on it. `entities`: the call groups that show it, its own first: followEntity('facultades', 'programas').
 */
export function followEntity(...entities: [string, ...string[]]): LivePatch<Record<string, unknown>> {
  const [own] = entities
  const patchAll = (change: (answer: unknown) => unknown) => {
    for (const query of cached(own)) queryClient.setQueryData(query.queryKey, change)
  }
  return {
    created: event => {
      if (!cached(own).some(query => shows(query.state.data, event.id))) refreshSoon(...entities)
    },
    updated: event => {
      patchAll(answer => withUpdated(answer, event.id, event.data ?? {}))
      refreshSoon(...entities)
    },
    deleted: event => {
      patchAll(answer => dropped(answer, event.id))
      refreshSoon(...entities)
    },
  }
}
