import { setTimeout as sleep } from 'node:timers/promises'
import { enNombreDe, quienPide } from '@malla/documents/engine/turnos.ts'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts'
import { type Db, openDb } from '../db/db.ts'
import { migrate } from '../db/migrate.ts'
import { createJobs, type Jobs, type Tarea } from './jobs.ts'

const QUICK = { retryLimit: 1, retryDelay: 0, retryBackoff: false }

describe('work after a transaction', () => {
  let database: TestDatabase
  let owner: pg.Client
  let db: Db
  const made: Jobs[] = []
  const reported: string[] = []
  beforeAll(async () => {
    database = await createTestDatabase()
    owner = new pg.Client(database.url)
    await owner.connect()
    db = openDb(database.url)
  })
  afterAll(async () => {
    await Promise.all(made.map(j => j.stop()))
    await db.close()
    await owner.end()
    await database.drop()
  })
  /** A node of its own whose work is `run`; answers what it did. */
  const node = (run: (tarea: Tarea<{ n: number }>) => Promise<void>, mas: { againMs?: number } = {}) => {
    const jobs = createJobs({ db, report: (_e, what) => void reported.push(what), options: QUICK, ...mas })
    jobs.work('recuperacion', run)
    made.push(jobs)
    return jobs
  }
  const send = async (jobs: Jobs, ...ns: number[]) => {
    await db.write(0, null, async tx => {
      for (const n of ns) await jobs.send(tx, 'recuperacion', { n })
    })
    jobs.wake('recuperacion')
  }

  it('is done once it was sent, although nobody started the queue', async () => {
    const done: number[] = []
    const jobs = node(async ({ data }) => void done.push(data.n))
    await send(jobs, 1, 2, 3)
    await expect.poll(() => [...done].sort()).toEqual([1, 2, 3])
    await jobs.stop()
  })

  it('is in nobody’s name, whoever sent the first of it and so started the queue', async () => {
    const nombres: unknown[] = []
    const jobs = node(async () => void nombres.push(quienPide()))
    await enNombreDe(7, () => send(jobs, 1))
    await expect.poll(() => nombres).toEqual([''])
    await jobs.stop()
  })

  it('that takes long holds back nothing that is asked after it', async () => {
    const done: number[] = []
    const lento = Promise.withResolvers<void>()
    const jobs = node(async ({ data: { n } }) => {
      if (n === 0) await lento.promise
      done.push(n)
    })
    await send(jobs, 0)
    for (const n of [1, 2]) {
      await send(jobs, n)
      await expect.poll(() => done).toContain(n)
    }
    lento.resolve()
    await jobs.stop()
    expect(done).toEqual([1, 2, 0])
  })

  it('is done without a pause while there is any, as many pieces at once as a node does', async () => {
    let [hechos, ahora, mas] = [0, 0, 0]
    const jobs = node(async () => {
      mas = Math.max(mas, ++ahora)
      await sleep(20)
      ahora--
      hechos++
    })
    const antes = Date.now()
    await send(jobs, ...Array.from({ length: 30 }, (_, n) => n))
    await expect.poll(() => hechos, { timeout: 20_000 }).toBe(30)
    // Waiting for the next round after each would take six rounds of two seconds.
    expect(Date.now() - antes).toBeLessThan(6000)
    expect(mas).toBe(5)
    await jobs.stop()
  })

  it('that fails is tried again by itself, knows its last try, and is told', async () => {
    const seen: [n: number, intento: number, isLast: boolean][] = []
    const jobs = node(async ({ data, intento, isLast }) => {
      seen.push([data.n, intento, isLast])
      if (data.n === 2) throw new Error('not now')
    })
    await send(jobs, 1, 2)
    const tries = () => {
      jobs.wake('recuperacion')
      return seen.length
    }
    await expect.poll(tries).toBe(3)
    expect(seen.sort()).toEqual([
      [1, 1, false],
      [2, 1, false],
      [2, 2, true],
    ])
    expect(reported).toContain('work of the queue «recuperacion» failed')
    await jobs.stop()
  })

  it('ends before the queue stops; afterwards nothing is taken', async () => {
    let ended = false
    const begun = Promise.withResolvers<void>()
    const jobs = node(async () => {
      begun.resolve()
      await sleep(300)
      ended = true
    })
    await send(jobs, 1)
    await begun.promise
    await jobs.stop()
    expect(ended).toBe(true)
    await expect(db.write(0, null, tx => jobs.send(tx, 'recuperacion', { n: 1 }))).rejects.toThrow(/stopped/)
  })

  it.each([
    'drop table pgboss.job_common',
    'create table pgboss.mia (id int)',
    'alter table pgboss.queue add column x int',
  ])('the server itself may not change the queue: %s', async text => {
    await expect(db.global.execute(text)).rejects.toMatchObject({ cause: { code: '42501' } })
  })

  it('a second migration leaves queues and work as they are', async () => {
    const before = await owner.query('select name, policy, retry_limit from pgboss.queue order by name')
    await migrate(database.url)
    expect(
      (await owner.query('select name, policy, retry_limit from pgboss.queue order by name')).rows,
    ).toEqual(before.rows)
  })

  it('a queue that is not there does not answer', async () => {
    const jobs = node(async () => {})
    expect(await jobs.isAnswering()).toBe(true)
    await owner.query('alter schema pgboss rename to fuera')
    try {
      expect(await jobs.isAnswering()).toBe(false)
      await expect(jobs.start()).rejects.toThrow()
    } finally {
      await owner.query('alter schema fuera rename to pgboss')
    }
    // What failed to start starts later.
    await expect(jobs.start()).resolves.toBeUndefined()
    await jobs.stop()
  })

  it('one that could not start is started again by itself: what waits is done', async () => {
    const done: number[] = []
    const jobs = node(async ({ data }) => void done.push(data.n), { againMs: 50 })
    reported.length = 0
    await owner.query(`insert into pgboss.job (name, data) values ('recuperacion', '{"n": 41}')`)
    await owner.query('alter schema pgboss rename to fuera')
    jobs.startSoon()
    await expect.poll(() => reported).toContain('the queue did not start')
    await owner.query('alter schema fuera rename to pgboss')
    await expect.poll(() => done).toEqual([41])
    await jobs.stop()
  })
})
