/** Something to do now and then, harmless to do twice and on several nodes at once. */
export type Chore = () => Promise<unknown>

const EVERY_MS = 6 * 60 * 60 * 1000

/** Runs the chores soon after the start and every six hours, or `everyMs`. One that fails is told to `report` and tried again the next time. */
export function startChores(
  chores: Chore[],
  report: (error: unknown, what: string) => void,
  everyMs = EVERY_MS,
): { stop(): Promise<void> } {
  let running = Promise.resolve()
  const round = (): void => {
    running = Promise.allSettled(chores.map(run => run())).then(results => {
      for (const r of results) if (r.status === 'rejected') report(r.reason, 'a chore failed')
    })
  }
  const first = setTimeout(round, 5000)
  const timer = setInterval(round, everyMs)
  first.unref()
  timer.unref()
  return {
    async stop() {
      clearTimeout(first)
      clearInterval(timer)
      await running
    },
  }
}
