import { spawn } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { killPrograms, type Program, runNode, runProgram } from '../../testing/processes.ts'
import { commandAs } from './account.ts'
import { prepareCluster } from './cluster.ts'
import { type Postgres, type PostgresOptions, startPostgres } from './supervisor.ts'

const isRoot = process.getuid?.() === 0
const holder = fileURLToPath(new URL('../../testing/holdPostgres.ts', import.meta.url))
const NOBODY = 65534

let folder: string
let dir: string
const running: Postgres[] = []

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'malla-pg-'))
  chmodSync(folder, 0o755)
  dir = path.join(folder, 'pg')
})

afterEach(async () => {
  await Promise.all(running.splice(0).map(postgres => postgres.stop()))
  await killPrograms()
  rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
})

const start = async (options: Partial<PostgresOptions> = {}): Promise<Postgres> => {
  const postgres = await startPostgres({ dir, settings: { fsync: 'off' }, ...options })
  running.push(postgres)
  return postgres
}

const query = async (url: string, text: string): Promise<Record<string, unknown>[]> => {
  const client = new pg.Client(url)
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}

const persevere = async <T>(work: () => Promise<T>): Promise<T> => {
  for (let attempt = 0; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      if (attempt === 400) throw error
      await sleep(50)
    }
  }
}

const held = async (program: Program): Promise<{ url: string; postmaster: number }> =>
  JSON.parse((await program.says(/^\{.*\}$/m))[0])

const remember = (url: string) => query(url, 'create table memoria as select 42 as n')
const recall = (url: string) => query(url, 'select n from memoria')
/** Also of a process that nobody has fetched yet (Z): in a container process 1 may not care. */
const hasEnded = (pid: number): boolean => {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').includes(') Z ')
  } catch {
    return true
  }
}

describe('a first start', () => {
  it('makes a database with checksums, builtin C.UTF-8 and a password only its account can read', async () => {
    const { url } = await start()
    const [row] = await query(
      url,
      `select current_setting('data_checksums') as checksums, current_setting('server_version_num')::int / 10000 as major,
        datlocprovider as provider, datlocale as locale, pg_encoding_to_char(encoding) as encoding
        from pg_database where datname = current_database()`,
    )
    expect(row).toEqual({ checksums: 'on', major: 18, provider: 'b', locale: 'C.UTF-8', encoding: 'UTF8' })
    expect(statSync(path.join(dir, 'password')).mode & 0o777).toBe(0o600)
    const stranger = new URL(url)
    stranger.password = 'otra'
    await expect(query(stranger.href, 'select 1')).rejects.toThrow(/password authentication failed/)
  })

  it('says PostgreSQL’s own reason in one line', async () => {
    await expect(start({ settings: { shared_buffers: 'mucho' } })).rejects.toThrow(
      /^PostgreSQL no arranca en .+: FATAL: .*shared_buffers.*$/,
    )
  })

  it('is not confused by one that was cut', async () => {
    mkdirSync(path.join(dir, '18.new/base'), { recursive: true })
    writeFileSync(path.join(dir, '18.new/PG_VERSION'), '18')
    expect(await query((await start()).url, 'select 1 as n')).toEqual([{ n: 1 }])
  })
})

describe('after a crash', () => {
  it('of the holder (kill -9) the rows are there and the old server is gone', async () => {
    const first = runNode('testing/holdPostgres.ts', [dir])
    const { url, postmaster } = await held(first)
    await remember(url)
    first.child.kill('SIGKILL')
    await first.ended
    expect(await recall((await start()).url)).toEqual([{ n: 42 }])
    expect(hasEnded(postmaster)).toBe(true)
  })

  it('of PostgreSQL (kill -9) it is brought back under the same address', async () => {
    const postgres = await start()
    await remember(postgres.url)
    const before = postgres.pid()!
    process.kill(before, 'SIGKILL')
    expect(await persevere(() => recall(postgres.url))).toEqual([{ n: 42 }])
    expect(postgres.pid()).not.toBe(before)
  })

  it('an orphan is asked to end and its rows are there', async () => {
    const first = await start()
    await remember(first.url)
    await running.pop()!.stop()
    const cluster = await prepareCluster(dir)
    const [command, args] = commandAs(cluster.account, dir, cluster.postgres, [
      '-D',
      cluster.files,
      '-c',
      'port=0',
    ])
    const port = String(20_000 + (process.pid % 20_000))
    const orphan = spawn(
      command,
      [...args.filter(arg => !arg.startsWith('--pdeathsig')).slice(0, -1), `port=${port}`],
      {
        detached: true,
        cwd: '/',
        stdio: ['ignore', 'ignore', 'pipe'],
      },
    )
    await new Promise<void>(ready => {
      orphan.stderr.on('data', data => String(data).includes('ready to accept') && ready())
    })
    expect(await recall((await start()).url)).toEqual([{ n: 42 }])
    expect(orphan.exitCode).toBe(0)
  })

  it('a pid file that names a stranger is no obstacle', async () => {
    const first = await start()
    await remember(first.url)
    await running.pop()!.stop()
    writeFileSync(
      path.join(dir, '18/postmaster.pid'),
      `${process.pid}\n${path.join(dir, '18')}\n1\n5432\n\n127.0.0.1\n`,
    )
    expect(await recall((await start()).url)).toEqual([{ n: 42 }])
  })
})

describe('who may use the folder', () => {
  it('a second start names the process that has it', async () => {
    const first = runNode('testing/holdPostgres.ts', [dir])
    await held(first)
    await expect(start()).rejects.toThrow(
      new RegExp(`^Malla ya está en marcha sobre .+ proceso ${first.child.pid}: .+DATA_DIR=…$`),
    )
  })

  it.runIf(isRoot)('root may keep it behind a closed door (mode 700)', async () => {
    chmodSync(folder, 0o700)
    expect(await query((await start()).url, 'select 1 as n')).toEqual([{ n: 1 }])
  })

  it.runIf(isRoot)('root without the capability for that gets one line', async () => {
    chmodSync(folder, 0o700)
    const poor = runProgram('setpriv', [
      '--bounding-set=-dac_read_search',
      '--inh-caps=-dac_read_search',
      process.execPath,
      holder,
      dir,
    ])
    expect(await poor.ended).toBe(1)
    expect(poor.output()).toMatch(
      /^PostgreSQL no puede correr como root y su cuenta no puede entrar en .+\n$/,
    )
  })

  it.runIf(isRoot)('root keeps the owner of a folder that an ordinary user made', async () => {
    mkdirSync(dir)
    chownSync(dir, NOBODY, NOBODY)
    const { url } = await start()
    expect(await query(url, 'select 1 as n')).toEqual([{ n: 1 }])
    expect(statSync(path.join(dir, '18')).uid).toBe(NOBODY)
  })

  const canBeReadByAll =
    isRoot &&
    (statSync(path.dirname(holder)).mode & 0o005) === 0o005 &&
    !process.execPath.startsWith('/root/')
  it.runIf(canBeReadByAll)(
    'an ordinary user needs nothing, and gets one line for the folder of another',
    async () => {
      const asNobody = (target: string): Program =>
        runProgram('setpriv', [
          `--reuid=${NOBODY}`,
          `--regid=${NOBODY}`,
          '--clear-groups',
          process.execPath,
          holder,
          target,
        ])
      chownSync(folder, NOBODY, NOBODY)
      const own = asNobody(dir)
      await remember((await held(own)).url)
      mkdirSync(path.join(folder, 'ajena'))
      const other = asNobody(path.join(folder, 'ajena'))
      expect(await other.ended).toBe(1)
      expect(other.output()).toMatch(/^La carpeta .+ajena no es de quien inicia Malla: .+\n$/)
    },
  )
})
