import { setTimeout as sleep } from 'node:timers/promises'
import { enNombreDe } from '@malla/documents/engine/turnos.ts'
import {
  type ConstructorOptions,
  type JobResult,
  type JobWithMetadata,
  PgBoss,
  type QueueOptions,
} from 'pg-boss'
import type { Db, Tx } from '../db/db.ts'
import type { Cola } from './queues.ts'

/** One piece of work of a queue, and which try it is. */
export interface Tarea<T> {
  data: T
  /** 1 the first time. */
  intento: number
  /** Whether nobody tries again when this try fails. */
  isLast: boolean
}

/** Work that is asked for in a transaction and done after it, at least once, by any node. */
export interface Jobs {
  /**
   * Asks for work in this transaction: a rollback takes it back. Call `wake` when it has committed. What has more `prioridad`, 0 unless it is said, is done
   * before what was asked earlier.
   */
  send(tx: Tx, cola: Cola, data: object, prioridad?: number): Promise<void>
  /** As `send`, many pieces in one statement. */
  sendAll(tx: Tx, cola: Cola, datas: readonly object[]): Promise<void>
  /** Says who does the work of a queue; what throws is tried again. To be said before `start`. */
  work<T>(cola: Cola, run: (tarea: Tarea<T>) => Promise<void>): void
  /** Begins to work. Sending begins it too; a second time means nothing. */
  start(): Promise<void>
  /** Starts as soon as it can, and again until it does: what waits there must not wait until somebody asks for more. What goes wrong is reported. */
  startSoon(): void
  /** There is new work: this node looks now instead of at the next round. */
  wake(cola: Cola): void
  /** Whether the queue answers. */
  isAnswering(): Promise<boolean>
  /** Waits a little for what is being done; what does not end is done again at the next start. */
  stop(): Promise<void>
}

interface JobsDeps {
  db: Db
  report(error: unknown, what: string): void
  /** Other patience than that of queues.ts, for tests. */
  options?: QueueOptions
  /** How often what a dead node left behind is looked for. */
  superviseSeconds?: number
  /** After how long a start that failed is tried again. */
  againMs?: number
}

type IDatabase = NonNullable<ConstructorOptions['db']>

/**
 * So much of one queue a node does at a time, each by a worker of its own: what takes long holds back nothing that was asked after it. One looks often
 * whether there is work; the others are woken by it, and look by themselves for when it is busy.
 */
const POLL_SECONDS = [2, 10, 10, 10, 10]
const PATIENCE_MS = 8000
/** Where the queue could not start it is tried again after so long. */
const AGAIN_MS = 5000

const adapter = (client: {
  query(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>
}): IDatabase => ({
  executeSql: (text, values) => client.query(text, values),
})

/** Does one piece of work and says how it ended. */
async function runOne<T>(
  { id, name, data, retryCount, retryLimit }: JobWithMetadata<T>,
  run: (tarea: Tarea<T>) => Promise<void>,
  report: JobsDeps['report'],
): Promise<JobResult> {
  try {
    // The queue may have been started by somebody's call: what it does is not theirs.
    await enNombreDe('', () => run({ data, intento: retryCount + 1, isLast: retryCount >= retryLimit }))
    return { id, status: 'completed' }
  } catch (e) {
    report(e, `work of the queue «${name}» failed`)
    return { id, status: 'failed', output: { message: (e as Error).message } }
  }
}

/** The queue of this node, on the server's own connections. It does nothing before it is started or something is sent. */
export function createJobs({
  db,
  report,
  options = {},
  superviseSeconds = 30,
  againMs = AGAIN_MS,
}: JobsDeps): Jobs {
  const boss = new PgBoss({
    db: adapter(db.global.$client),
    migrate: false,
    createSchema: false,
    schedule: false,
    // The app role owns no index and reads no other session: what it cannot mend it need not look for.
    reindex: false,
    monitorVacuum: false,
    superviseIntervalSeconds: superviseSeconds,
    monitorIntervalSeconds: superviseSeconds,
  })
  boss.on('error', e => report(e, 'the queue failed'))
  boss.on('warning', w => report(w, 'the queue warns'))
  const workers: [Cola, () => Promise<string[]>][] = []
  const ids = new Map<Cola, string[]>()
  let started: Promise<void> | null = null
  let isStopped = false

  const begin = async (): Promise<void> => {
    await boss.start()
    for (const [cola, work] of workers) ids.set(cola, await work())
  }
  const start = (): Promise<void> => {
    if (isStopped) return Promise.reject(new Error('the queue is stopped'))
    started ??= begin().catch(e => {
      started = null
      throw e
    })
    return started
  }
  const startSoon = (): void =>
    void start().catch(e => {
      if (isStopped) return
      report(e, 'the queue did not start')
      setTimeout(startSoon, againMs).unref()
    })
  const wake = (cola: Cola): void => {
    for (const id of ids.get(cola) ?? []) boss.notifyWorker(id)
  }
  return {
    start,
    startSoon,
    wake,
    async send(tx, cola, data, prioridad = 0) {
      await start()
      await boss.send(cola, data, { ...options, priority: prioridad, db: adapter(tx.$client) })
    },
    async sendAll(tx, cola, datas) {
      await start()
      await boss.insert(
        cola,
        datas.map(data => ({ data })),
        { db: adapter(tx.$client) },
      )
    },
    work<T>(cola: Cola, run: (tarea: Tarea<T>) => Promise<void>) {
      const how = { batchSize: 1, includeMetadata: true, perJobResults: true } as const
      const doOne = async ([job]: JobWithMetadata<T>[]): Promise<JobResult[]> => {
        // Where there is one there may be more: the others look too, and this one again when it is done.
        wake(cola)
        return [await runOne(job!, run, report)]
      }
      const each = (pollingIntervalSeconds: number) =>
        boss.work(cola, { ...how, pollingIntervalSeconds }, jobs => doOne(jobs as JobWithMetadata<T>[]))
      workers.push([cola, () => Promise.all(POLL_SECONDS.map(each))])
    },
    async isAnswering() {
      try {
        const { rows } = await db.global.$client.query("select 1 from pgboss.queue where name = 'correo'")
        return rows.length === 1
      } catch {
        return false
      }
    },
    async stop() {
      isStopped = true
      if (!started) return
      await started.catch(() => {})
      const ended = Promise.all(workers.map(([cola]) => boss.offWork(cola)))
      await Promise.race([ended, sleep(PATIENCE_MS, undefined, { ref: false })])
      await boss.stop({ graceful: false })
    },
  }
}
