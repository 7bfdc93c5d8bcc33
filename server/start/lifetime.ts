import path from 'node:path'
import { StartError } from '../platform/startError.ts'

/** Longer than all that closes may take together: requests under way 4 s, work of the queue 8 s. */
const PATIENCE_MS = 15_000
/** npm passes Ctrl-C on to us although the terminal told us already: this soon after the first it is the same. */
const SAME_SIGNAL_MS = 1000

type Closer = () => Promise<unknown>

const closers: Closer[] = []
let closingSince = 0

/** Has `closer` run before the process ends, the last one registered first. */
export const beforeEnd = (closer: Closer): void => {
  closers.push(closer)
}

let leave: Closer = async () => {}

/** Has `work` run when somebody asks this process to end (SIGTERM), before anything closes; a person at a terminal does not wait for it. */
export const whenToldToEnd = (work: Closer): void => {
  leave = work
}

const end = async (code: number): Promise<never> => {
  closingSince = Date.now()
  setTimeout(() => process.exit(code || 1), PATIENCE_MS).unref()
  for (const closer of closers.reverse()) {
    await closer().catch((error: unknown) => console.error(`Al cerrar: ${(error as Error).message}`))
  }
  process.exit(code)
}

/** `file.ts:12`, where an error of ours was born. */
const birthplace = (error: Error): string => {
  const frame = error.stack
    ?.split('\n')
    .find(line => line.includes('file://') && !line.includes('node_modules'))
  const place = frame && /file:\/\/(.+?:\d+)/.exec(frame)?.[1]
  return place ? ` (${path.relative(process.cwd(), place)})` : ''
}

/** What first went wrong: a library's "query failed" hides PostgreSQL's own words. */
const origin = (error: Error): Error => (error.cause instanceof Error ? origin(error.cause) : error)

const lineOf = (error: unknown): string => {
  if (error instanceof StartError) return error.message
  if (!(error instanceof Error)) return `Error inesperado: ${String(error)}`
  const { message, name } = origin(error)
  return `Error inesperado: ${message || name}${birthplace(error)}`
}

/** Ends the process after saying `error` in one line; with its stack when LOG_LEVEL asks for details. */
export const fail = (error: unknown): void => {
  const details = ['debug', 'trace'].includes(process.env.LOG_LEVEL ?? '')
  console.error(details && error instanceof Error ? error.stack : lineOf(error))
  if (!closingSince) void end(1)
}

const leaveAndEnd = async (signal: NodeJS.Signals): Promise<never> => {
  closingSince = Date.now()
  if (signal === 'SIGTERM') await leave()
  return end(0)
}

/** Signals close cleanly, a second one at once; an error nobody caught is said and ends the process. */
export const watchOver = (): void => {
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (!closingSince) void leaveAndEnd(signal)
      else if (Date.now() - closingSince > SAME_SIGNAL_MS) process.exit(1)
    })
  }
  process.on('uncaughtException', fail)
  process.on('unhandledRejection', fail)
}
