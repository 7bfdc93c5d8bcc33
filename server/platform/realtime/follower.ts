import { setTimeout as pause } from 'node:timers/promises'
import type { Cambio } from '../changes/visible.ts'
import type { Report } from './report.ts'

export interface FollowerOptions {
  /** Number of the last record that is there now. */
  lastId(): Promise<number>
  /** The records after `after`, in order, at most `limit`. */
  read(after: number, limit: number): Promise<readonly Cambio[]>
  /** Told each record once, in order, the next when it is done. Told again when it failed. */
  deliver(cambio: Cambio): Promise<void>
  /** Called when a record failed `TRIES` times: this follower has stopped before it. */
  onStuck(): void
  report: Report
  /** Records in one reading. */
  batch: number
  /** Milliseconds before a failed delivery is tried again. */
  retryAfter: number
}

/** Reads one institution's change records as they come: each once, in order, without gaps. */
export interface Follower {
  /** Resolves when every record that commits from now on will be delivered. */
  readonly started: Promise<void>
  /** Says that a record of this number is there. */
  wake(id: number): void
  stop(): void
}

const TRIES = 3

/** Whether it was delivered in the end. */
async function deliverPatiently(o: FollowerOptions, cambio: Cambio): Promise<boolean> {
  for (let tried = 1; ; tried++) {
    try {
      await o.deliver(cambio)
      return true
    } catch (error) {
      o.report(error, `delivering change ${cambio.id} of institution ${cambio.empresa_id}`)
      if (tried === TRIES) return false
      await pause(o.retryAfter, undefined, { ref: false })
    }
  }
}

/** Follows from the record that is the last one now. */
export function follow(o: FollowerOptions): Follower {
  let position: number | null = null
  let wanted = 0
  let reading = false
  let stopped = false

  /** Delivers what was read; false when there was nothing new, or no more shall be. */
  const deliverAll = async (batch: readonly Cambio[]): Promise<boolean> => {
    let moved = false
    for (const cambio of batch) {
      if (stopped) return false
      if (cambio.id <= position!) continue
      if (!(await deliverPatiently(o, cambio))) {
        stopped = true
        o.onStuck()
        return false
      }
      position = cambio.id
      moved = true
    }
    return moved
  }

  const catchUp = async () => {
    if (reading || position === null) return
    reading = true
    try {
      while (!stopped && position < wanted && (await deliverAll(await o.read(position, o.batch))));
    } catch (error) {
      // The next wake-up or look asks again.
      o.report(error, 'reading change records')
    } finally {
      reading = false
    }
  }

  const start = async () => {
    position = await o.lastId()
    void catchUp()
  }

  return {
    started: start(),
    wake: id => {
      wanted = Math.max(wanted, id)
      void catchUp()
    },
    stop: () => {
      stopped = true
    },
  }
}
