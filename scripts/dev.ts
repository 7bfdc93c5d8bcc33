import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { watch } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { createServer } from 'vite'
import { freePort } from '../server/platform/postgres/freePort.ts'
import { openDatabase } from '../server/start/database.ts'
import { claimDataDir } from '../server/start/dataDir.ts'
import { beforeEnd, fail, watchOver } from '../server/start/lifetime.ts'
import { assertPortFree } from '../server/start/ports.ts'
import { readSettings } from '../server/start/settings.ts'

/**
 * `npm run dev`: the web app from Vite on PORT, each change at once; behind it the server on a port of its
 * own, restarted when its sources change. The database stays up between restarts.
 */

const root = fileURLToPath(new URL('..', import.meta.url))
const WATCHED = ['domain', 'contracts', 'documents', 'server']
const SETTLE_MS = 150

const isProduct = (file: string | null): boolean =>
  file !== null &&
  /\.(ts|sql|typ|json)$/.test(file) &&
  !/\.test\.ts$|(^|\/)(node_modules|testing)\//.test(file)

/** Runs server/main.ts and puts a new one in its place when `restart` is called. */
const supervise = (env: NodeJS.ProcessEnv): { restart(): void; stop(): Promise<void> } => {
  let child: ChildProcess | undefined
  let stopped = false
  const begin = (again: boolean): void => {
    if (stopped) return
    const flags = ['--dev', ...(again ? ['--again'] : [])]
    const started = spawn(process.execPath, [path.join(root, 'server/main.ts'), ...flags], {
      stdio: 'inherit',
      env,
    })
    child = started
    started.on('exit', code => {
      if (child === started) child = undefined
      if (code) console.error('El servidor se detuvo: volverá a arrancar con el próximo cambio.')
    })
  }
  const end = async (): Promise<void> => {
    if (!child) return
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    await ended
  }
  let turn = Promise.resolve()
  begin(false)
  return {
    restart() {
      turn = turn.then(end).then(() => begin(true))
    },
    async stop() {
      stopped = true
      await turn
      await end()
    },
  }
}

const onChange = (act: () => void): void => {
  let timer: NodeJS.Timeout | undefined
  for (const room of WATCHED) {
    watch(path.join(root, room), { recursive: true }, (_event, file) => {
      if (!isProduct(file)) return
      clearTimeout(timer)
      timer = setTimeout(act, SETTLE_MS)
    })
  }
}

const serveWeb = async (host: string, port: number, server: string): Promise<void> => {
  // Sockets of the live channel only: /app/… is also where Vite serves the sources of web/app.
  const live = {
    target: server,
    ws: true,
    bypass: (req: IncomingMessage, res?: object) => (res ? req.url : undefined),
  }
  const proxy = {
    ...{ '/api': server, '/ims': server, '/app': live },
    // Public pages, in the style of the last build.
    ...{ '/publico': server, '/assets': server },
  }
  const vite = await createServer({
    configFile: path.join(root, 'web/vite.config.ts'),
    logLevel: 'warn',
    server: { host, port, strictPort: true, proxy },
  })
  beforeEnd(() => vite.close())
  await vite.listen()
}

const start = async (): Promise<void> => {
  const config = await readSettings(process.env)
  claimDataDir(config.dataDir)
  await assertPortFree(config.port, config.host)
  const database = await openDatabase(config, line => console.log(line), fail)
  beforeEnd(database.stop)
  const port = await freePort()
  await serveWeb(config.host, config.port, `http://127.0.0.1:${port}`)
  const behind = {
    HOST: '127.0.0.1',
    PORT: String(port),
    PUBLIC_URL: config.publicUrl,
    DATABASE_URL: database.url,
  }
  const server = supervise({ ...process.env, ...behind, DATA_DIR: config.dataDir })
  beforeEnd(server.stop)
  onChange(() => {
    console.log('Cambios en el servidor: vuelve a arrancar…')
    server.restart()
  })
}

watchOver()
start().catch(fail)
