import { execFileSync, spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort } from '@malla/server/platform/postgres/freePort.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const START_MS = 400_000
const ROOT_PASSWORD = 'una clave de prueba'

export interface Servidor {
  /** Where it answers, with the demonstration in it. */
  baseUrl: string
  /** The administrator's password; demonstration users have their own. */
  rootPassword: string
  /** Where it keeps its files: the outbox is read there. */
  dataDir: string
  /** Starts it again over the same data, under the same address; where it runs nothing happens. */
  start(): Promise<void>
  /** Ends it at once, as a power cut does. */
  kill(): Promise<void>
  /** Ends it and takes its folder away; what it reported as faults is said. */
  stop(): Promise<void>
}

interface Proceso {
  isUp(): boolean
  output(): string
  end(signal: NodeJS.Signals): Promise<void>
}

function launch(env: Readonly<Record<string, string>>): Proceso {
  const server = spawn(process.execPath, ['server/main.ts'], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [server.stdout, server.stderr]) stream.on('data', d => (output += String(d)))
  // Whoever started it may be ended in the middle.
  const kill = () => void server.kill()
  process.once('exit', kill)
  server.once('exit', () => process.off('exit', kill))
  const isUp = () => server.exitCode === null && server.signalCode === null
  return {
    isUp,
    output: () => output,
    async end(signal) {
      if (!isUp()) return
      const gone = new Promise(resolve => server.once('exit', resolve))
      server.kill(signal)
      await gone
    },
  }
}

async function untilAnswers(baseUrl: string, server: Proceso): Promise<void> {
  const end = Date.now() + START_MS
  while (Date.now() < end) {
    if (!server.isUp()) throw new Error(`the server ended: ${server.output()}`)
    const up = await fetch(`${baseUrl}/api/health`).then(
      r => r.ok,
      () => false,
    )
    if (up) return
    await new Promise(r => setTimeout(r, 200))
  }
  await server.end('SIGTERM')
  throw new Error(`the server did not start: ${server.output()}`)
}

/** Where a server that was ended left its folder with the demonstration in it (scripts/test.ts, setup.ts). */
export const SEMILLA = 'MALLA_SEMILLA'

/**
 * Makes the demonstration once for all servers of this run: the programs started from here copy its folder, which takes a moment and not ten
 * seconds. Answers how to be rid of it.
 */
export async function sembrar(): Promise<() => void> {
  const dir = mkdtempSync(path.join(tmpdir(), 'malla-semilla-'))
  chmodSync(dir, 0o755)
  const dataDir = path.join(dir, 'data')
  const servidor = await startServidor({ DATA_DIR: dataDir })
  await servidor.stop()
  process.env[SEMILLA] = dataDir
  return () => {
    delete process.env[SEMILLA]
    rmSync(dir, { recursive: true, force: true })
  }
}

/** With owners and rights as they are: the database refuses others. */
function copiarSemilla(dataDir: string): void {
  const semilla = process.env[SEMILLA]
  if (semilla && !existsSync(dataDir)) execFileSync('cp', ['-a', semilla, dataDir])
}

/** The real server, in a folder and on a port of its own. `env` goes over what it is given. */
export async function startServidor(env: Readonly<Record<string, string>> = {}): Promise<Servidor> {
  const dir = mkdtempSync(path.join(tmpdir(), 'malla-e2e-'))
  chmodSync(dir, 0o755)
  const port = Number(env.PORT) || (await freePort())
  const dataDir = env.DATA_DIR ?? path.join(dir, 'data')
  const baseUrl = `http://127.0.0.1:${port}`
  const launched: Proceso[] = []
  const start = async (): Promise<void> => {
    if (launched.at(-1)?.isUp()) return
    const server = launch({
      PORT: String(port),
      REALTIME_PORT: '0',
      DATA_DIR: dataDir,
      DEMO: '1',
      NODE_ENV: 'development',
      ROOT_EMAIL: 'root@malla.local',
      ROOT_PASSWORD,
      LOG_LEVEL: 'error',
      ...env,
    })
    launched.push(server)
    await untilAnswers(baseUrl, server)
  }
  if (env.DEMO !== '0') copiarSemilla(dataDir)
  await start()
  return {
    baseUrl,
    rootPassword: ROOT_PASSWORD,
    dataDir,
    start,
    kill: async () => launched.at(-1)?.end('SIGKILL'),
    async stop() {
      await launched.at(-1)?.end('SIGTERM')
      // With LOG_LEVEL=error these lines are faults: without them a 500 seen by a browser has no cause.
      const faults = launched.flatMap(s => s.output().split('\n')).filter(l => l.startsWith('{"level":50'))
      if (faults.length > 0) console.error(`\nThe server reported:\n${faults.slice(0, 40).join('\n')}\n`)
      rmSync(dir, { recursive: true, force: true })
    },
  }
}
