/** Something to do now and then, harmless to do twice and on several nodes at once. One that takes long ends soon after `parar` says so. */
export type Chore = (parar: AbortSignal) => Promise<unknown>

const EVERY_MS = 6 * 60 * 60 * 1000

/**
 * Runs the chores soon after the start (`firstMs`) and every six hours, or `everyMs`; a round that is due while the last one still runs is left out. One
 * that fails is told to `report` and tried again the next time.
 */
export function startChores(
  chores: Chore[],
  report: (error: unknown, what: string) => void,
  everyMs = EVERY_MS,
  firstMs = 5000,
): { stop(): Promise<void> } {
  const parar = new AbortController()
  let running: Promise<void> | null = null
  const run = async (): Promise<void> => {
    const results = await Promise.allSettled(chores.map(chore => chore(parar.signal)))
    for (const r of results) if (r.status === 'rejected') report(r.reason, 'a chore failed')
    running = null
  }
  const round = (): void => {
    running ??= run()
  }
  const first = setTimeout(round, firstMs)
  const timer = setInterval(round, everyMs)
  first.unref()
  timer.unref()
  return {
    async stop() {
      clearTimeout(first)
      clearInterval(timer)
      parar.abort()
      await running
    },
  }
}
