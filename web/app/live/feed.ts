import type { LiveEvent } from './registry.ts'

/** One reading of `GET /v1/changes?after=`. */
export interface Page {
  data: ({ evento: string } & LiveEvent)[]
  last: number
  more: boolean
}

interface FeedOptions {
  /** Last change that what is on the screen holds already. */
  lastChange: number
  tell(event: string, payload: LiveEvent): void
  ask(after: number): Promise<Page>
  /** Changes could not be asked for. */
  lost(): void
}

/** Changes in their order, each once, whether heard live or asked for after a silence. */
export interface Feed {
  hear(event: string, payload: LiveEvent): void
  /** Asks for what was missed; what is heard meanwhile waits its turn. */
  catchUp(): Promise<void>
}

export function createFeed({ lastChange, tell, ask, lost }: FeedOptions): Feed {
  let last = lastChange
  let waiting: [string, LiveEvent][] | null = null

  const take = (event: string, payload: LiveEvent): void => {
    if (payload.change_id <= last) return
    last = payload.change_id
    tell(event, payload)
  }
  const readMissed = async (): Promise<void> => {
    for (let more = true; more; ) {
      const page = await ask(last)
      for (const { evento, ...change } of page.data) take(evento, change)
      last = Math.max(last, page.last)
      more = page.more
    }
  }
  return {
    hear(event, payload) {
      if (waiting) waiting.push([event, payload])
      else take(event, payload)
    },
    async catchUp() {
      if (waiting) return
      waiting = []
      await readMissed().catch(lost)
      const heard = waiting
      waiting = null
      for (const [event, payload] of heard) take(event, payload)
    },
  }
}
