import type { Cambio } from '../changes/visible.ts'
import { canalDe } from './canales.ts'
import { type Follower, follow } from './follower.ts'
import { CLOSE, encodeFrame } from './protocol.ts'
import type { Report } from './report.ts'
import type { Sockets } from './sockets.ts'
import type { Wakeup } from './wakeup.ts'

/** What a change is to its listeners (docs/decisions/0002-canal-en-vivo.md). */
interface Aviso {
  event: string
  data: unknown
  /** In the place of `data`, for those who only hear that it changed (`soloOye`). */
  oido?: unknown
}

/** A change under another name, on the own channel of those whom it concerns. */
export interface Gemelo<S> {
  event: string
  /** The own channel of a subscriber whom it concerns, null for the others. */
  canalDe(subscriber: S): string | null
}

export interface DeliveryOptions<S> {
  sockets: Pick<Sockets<S>, 'subscribers' | 'everyone' | 'sendFrame' | 'onJoin' | 'closeWhere'>
  wakeup: Pick<Wakeup, 'onWake'>
  /** The institution a subscriber works in: of another one it hears nothing. Null while none is chosen. */
  empresaOf(subscriber: S): number | null
  /** Number of the last change record of each of these institutions. */
  lastIds(empresaIds: number[]): Promise<ReadonlyMap<number, number>>
  /** An institution's records after `after`, in order, at most `limit`. */
  readChanges(empresaId: number, after: number, limit: number): Promise<readonly Cambio[]>
  /** The permission function: whether this person may read this record. */
  mayRead(subscriber: S, cambio: Cambio): boolean
  /** Of those, who hears only that it changed, and nothing of what is in it. */
  soloOye?(subscriber: S, cambio: Cambio): boolean
  /** Asked once a record, and only when someone here hears its channel. */
  toEvent(cambio: Cambio): Aviso | Promise<Aviso>
  /** The twin of a change (§4, `.docente`), told besides on channels of people's own; null for a change without one. */
  gemelo?(cambio: Cambio): Gemelo<S> | null
  report: Report
  /** Milliseconds between two looks for records whose wake-up was lost; default 1500. */
  lookEvery?: number
  /** Records in one reading; default 200. */
  batch?: number
}

/** Delivers change records to this node's subscribers, each once and in order. */
export interface Delivery {
  close(): void
}

function readersOf<S>(o: DeliveryOptions<S>, cambio: Cambio, channel: string) {
  const mayRead = (subscriber: S) => {
    try {
      return o.empresaOf(subscriber) === cambio.empresa_id && o.mayRead(subscriber, cambio)
    } catch (error) {
      o.report(error, `asking who may read change ${cambio.id}`)
      return false
    }
  }
  return [...o.sockets.subscribers(channel)].filter(member => mayRead(member.subscriber))
}

/** Where a change is told on this node, under which name (null: its own), as long as somebody there may read it. */
function lugaresDe<S>(o: DeliveryOptions<S>, cambio: Cambio): { channel: string; event: string | null }[] {
  const gemelo = o.gemelo?.(cambio) ?? null
  const propios = new Set(gemelo ? Array.from(o.sockets.everyone(), s => gemelo.canalDe(s)) : [])
  const suyos = [...propios].flatMap(channel => (channel ? [{ channel, event: gemelo!.event }] : []))
  return [{ channel: canalDe(cambio), event: null }, ...suyos].filter(
    ({ channel }) => readersOf(o, cambio, channel).length > 0,
  )
}

async function deliver<S>(o: DeliveryOptions<S>, cambio: Cambio, isCurrent: () => boolean): Promise<void> {
  if (lugaresDe(o, cambio).length === 0) return
  const aviso = await o.toEvent(cambio)
  if (!isCurrent()) return
  // Asked again: some came or went while the event was made.
  for (const { channel, event } of lugaresDe(o, cambio)) {
    const readers = readersOf(o, cambio, channel)
    const oyentes = new Set(readers.filter(r => o.soloOye?.(r.subscriber, cambio)))
    const frameOf = (data: unknown) => Buffer.from(encodeFrame(event ?? aviso.event, data, channel))
    const [frame, oido] = [frameOf(aviso.data), oyentes.size > 0 ? frameOf(aviso.oido) : null]
    for (const r of readers) o.sockets.sendFrame(r.socket, oido && oyentes.has(r) ? oido : frame)
  }
}

/** One follower for each institution with a subscriber here. */
function createFollowers<S>(o: DeliveryOptions<S>, lookEvery: number) {
  const followers = new Map<number, Follower>()

  const drop = (empresaId: number) => {
    followers.get(empresaId)?.stop()
    followers.delete(empresaId)
  }

  const begin = (empresaId: number): Follower => {
    const follower: Follower = follow({
      lastId: async () => (await o.lastIds([empresaId])).get(empresaId) ?? 0,
      read: (after, limit) => o.readChanges(empresaId, after, limit),
      deliver: cambio => deliver(o, cambio, () => followers.get(empresaId) === follower),
      // Nobody misses what could not be told: they come back and ask for the changes after the last one they saw.
      onStuck: () => {
        drop(empresaId)
        o.sockets.closeWhere(subscriber => o.empresaOf(subscriber) === empresaId, CLOSE.busy)
      },
      report: o.report,
      batch: o.batch ?? 200,
      retryAfter: lookEvery,
    })
    followers.set(empresaId, follower)
    follower.started.catch(() => {
      if (followers.get(empresaId) === follower) drop(empresaId)
    })
    return follower
  }

  return {
    join: async (empresaId: number | null) => {
      if (empresaId !== null) await (followers.get(empresaId) ?? begin(empresaId)).started
    },
    wake: (empresaId: number, id: number) => followers.get(empresaId)?.wake(id),
    /** Those that still have someone here; the others stop. */
    active: (): number[] => {
      const here = new Set(Array.from(o.sockets.everyone(), s => o.empresaOf(s)))
      for (const empresaId of [...followers.keys()]) if (!here.has(empresaId)) drop(empresaId)
      return [...followers.keys()]
    },
    stop: () => {
      for (const empresaId of [...followers.keys()]) drop(empresaId)
    },
  }
}

/** Begins to deliver: at each wake-up, and at a look each `lookEvery` for those that got lost. */
export function createDelivery<S>(o: DeliveryOptions<S>): Delivery {
  const { lookEvery = 1500 } = o
  const followers = createFollowers(o, lookEvery)
  let timer: NodeJS.Timeout | undefined
  let closed = false

  const look = async () => {
    const active = followers.active()
    if (active.length === 0) return
    for (const [empresaId, id] of await o.lastIds(active)) followers.wake(empresaId, id)
  }
  const lookLater = () => {
    if (closed) return
    timer = setTimeout(async () => {
      await look().catch(error => o.report(error, 'looking for change records'))
      lookLater()
    }, lookEvery).unref()
  }

  o.sockets.onJoin((_channel, subscriber) => followers.join(o.empresaOf(subscriber)))
  const sleep = o.wakeup.onWake(followers.wake)
  lookLater()
  return {
    close: () => {
      closed = true
      clearTimeout(timer)
      sleep()
      followers.stop()
    },
  }
}
