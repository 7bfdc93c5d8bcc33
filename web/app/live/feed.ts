import type { LiveEvent } from './registry.ts'

/** One reading of `GET /v1/changes?after=`. */
export interface Page {
  data: ({ evento: string } & LiveEvent)[]
  /** Where to go on; less than was asked for where the server has no change of that number. */
  last: number
  more: boolean
}

interface FeedOptions {
  /** Last change that what is on the screen holds already. */
  lastChange: number
  tell(event: string, payload: LiveEvent): void
  ask(after: number): Promise<Page>
  /** Number of the newest change there is. */
  newest(): Promise<number>
  /** Changes could not be asked for, are too many to be told one by one, or were taken back. */
  lost(): void
  /** After a silence of so many changes, seen or not, it is cheaper to read everything anew. */
  most?: number
}

/** Changes in their order, each once, whether heard live or asked for after a silence. */
export interface Feed {
  hear(event: string, payload: LiveEvent): void
  /** Asks for what was missed; what is heard meanwhile waits its turn. */
  catchUp(): Promise<void>
  /** The last change that was told, or that what is on the screen holds. */
  last(): number
}

/** The changes of the live line in their order, each told once; what was missed while it was broken is asked for. */
export function createFeed({ lastChange, tell, ask, newest, lost, most = 2000 }: FeedOptions): Feed {
  let last = lastChange
  let waiting: [string, LiveEvent][] | null = null
  /** The line broke and came back while what was missed was read: it is read once more. */
  let again = false

  const take = (event: string, payload: LiveEvent): void => {
    if (payload.change_id <= last) return
    last = payload.change_id
    try {
      tell(event, payload)
    } catch (error) {
      // One that cannot follow a change must not keep the others from theirs: all is read anew.
      reportError(error)
      lost()
    }
  }
  const readMissed = async (): Promise<void> => {
    const from = last
    for (let more = true; more; ) {
      if (last - from >= most) {
        last = Math.max(last, await newest())
        lost()
        return
      }
      const page = await ask(last)
      if (page.last < last) {
        // It was put back to a backup: what is on the screen is no longer there, and the next changes have numbers that were told already.
        last = page.last
        lost()
        return
      }
      for (const { evento, ...change } of page.data) take(evento, change)
      last = Math.max(last, page.last)
      more = page.more
    }
  }
  return {
    last: () => last,
    hear(event, payload) {
      if (waiting) waiting.push([event, payload])
      else take(event, payload)
    },
    async catchUp() {
      if (waiting) {
        again = true
        return
      }
      waiting = []
      do {
        again = false
        await readMissed().catch(lost)
      } while (again)
      const heard = waiting
      waiting = null
      for (const [event, payload] of heard) take(event, payload)
    },
  }
}
