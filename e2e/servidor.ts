import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const START_MS = 180_000

export interface Servidor {
  /** Where it answers, with the demonstration in it. */
  baseUrl: string
  /** The administrator's password; demonstration users have their own. */
  rootPassword: string
  /** Where it keeps its files: the outbox is read there. */
  dataDir: string
  /** Ends it and takes its folder away; what it reported as faults is said. */
  stop(): Promise<void>
}

const freePort = (): Promise<number> =>
  new Promise(resolve => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => resolve(port))
    })
  })

async function untilUp(url: string, server: ChildProcess, output: () => string): Promise<void> {
  const end = Date.now() + START_MS
  while (Date.now() < end) {
    if (server.exitCode !== null) throw new Error(`the server ended: ${output()}`)
    const up = await fetch(`${url}/api/health`).then(
      r => r.ok,
      () => false,
    )
    if (up) return
    await new Promise(r => setTimeout(r, 200))
  }
  throw new Error(`the server did not start: ${output()}`)
}

/** The real server, started as a newcomer starts it, in a folder and on a port of its own. `env` goes over what it is given. */
export async function startServidor(env: Readonly<Record<string, string>> = {}): Promise<Servidor> {
  const dir = mkdtempSync(path.join(tmpdir(), 'malla-e2e-'))
  chmodSync(dir, 0o755)
  const port = await freePort()
  const rootPassword = 'una clave de prueba'
  const dataDir = path.join(dir, 'data')
  const server = spawn(process.execPath, ['server/main.ts'], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(port),
      REALTIME_PORT: '0',
      DATA_DIR: dataDir,
      DEMO: '1',
      NODE_ENV: 'development',
      ROOT_EMAIL: 'root@malla.local',
      ROOT_PASSWORD: rootPassword,
      LOG_LEVEL: 'error',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [server.stdout, server.stderr]) stream.on('data', d => (output += String(d)))
  const baseUrl = `http://127.0.0.1:${port}`
  try {
    await untilUp(baseUrl, server, () => output)
  } catch (error) {
    server.kill('SIGTERM')
    throw error
  }
  return {
    baseUrl,
    rootPassword,
    dataDir,
    async stop() {
      server.kill('SIGTERM')
      await new Promise(resolve => server.once('exit', resolve))
      // With LOG_LEVEL=error these lines are faults: without them a 500 seen by a browser has no cause.
      const faults = output.split('\n').filter(line => line.startsWith('{"level":50'))
      if (faults.length > 0) console.error(`\nThe server reported:\n${faults.slice(0, 40).join('\n')}\n`)
      rmSync(dir, { recursive: true, force: true })
    },
  }
}
