/** Something to do outside the database once it is known how a transaction ended. */
type Effect = () => Promise<void>
/** The same for a failure; `error` is why, null for an attempt that is tried again. */
type FailureEffect = (error: unknown) => Promise<void>

/** Where a service puts its effects. */
export interface Effects {
  /** Runs when the transaction has committed: for what cannot be taken back, like removing a file. */
  afterCommit(run: Effect): void
  /** Runs when the transaction failed or is tried again: for what it left outside the database, like a new file. */
  afterFailure(run: FailureEffect): void
}

type ReportEffect = (error: unknown) => void

async function runAll(effects: Effect[], report: ReportEffect): Promise<void> {
  for (const result of await Promise.allSettled(effects.map(run => run()))) {
    if (result.status === 'rejected') report(result.reason)
  }
}

const failed = (effects: FailureEffect[], error: unknown): Effect[] => effects.map(run => () => run(error))

/**
 * Runs a write that may be tried several times: `begin` is called at each attempt and answers where its effects go. When `run` answers, the
 * last attempt has committed; all others have failed. An effect that fails is told to `report` and changes nothing any more.
 */
export async function withOutcome<T>(
  report: ReportEffect,
  run: (begin: () => Promise<Effects>) => Promise<T>,
): Promise<T> {
  let onCommit: Effect[] = []
  let onFailure: FailureEffect[] = []
  const begin = async (): Promise<Effects> => {
    const leftBehind = onFailure
    ;[onCommit, onFailure] = [[], []]
    await runAll(failed(leftBehind, null), report)
    return {
      afterCommit: effect => void onCommit.push(effect),
      afterFailure: effect => void onFailure.push(effect),
    }
  }
  try {
    const result = await run(begin)
    await runAll(onCommit, report)
    return result
  } catch (e) {
    await runAll(failed(onFailure, e), report)
    throw e
  }
}
