import { spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort } from '@malla/server/platform/postgres/freePort.ts'
import { ms, type Renglon } from './medir.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Milliseconds until the health call answers; the server is stopped afterwards. */
async function start(dataDir: string): Promise<number> {
  const port = await freePort()
  const began = performance.now()
  const server = spawn(process.execPath, ['server/main.ts'], {
    cwd: root,
    env: { ...process.env, PORT: String(port), REALTIME_PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'error' },
    stdio: 'ignore',
  })
  for (;;) {
    const up = await fetch(`http://127.0.0.1:${port}/api/health`).then(
      r => r.ok,
      () => false,
    )
    if (up) break
    if (server.exitCode !== null) throw new Error('the server ended before it answered')
    await new Promise(r => setTimeout(r, 10))
  }
  const took = performance.now() - began
  server.kill('SIGTERM')
  await new Promise(resolve => server.once('exit', resolve))
  return took
}

/** The start on an empty folder (database, migrations, demonstration) and again on the same one. The web app is built before. */
export async function medirArranque(): Promise<Renglon> {
  const dir = mkdtempSync(path.join(tmpdir(), 'malla-arranque-'))
  chmodSync(dir, 0o755)
  await start(path.join(dir, 'antes'))
  const cold = await start(path.join(dir, 'data'))
  const warm = await start(path.join(dir, 'data'))
  rmSync(dir, { recursive: true, force: true })
  return {
    que: 'Arranque en frío (carpeta vacía, con demostración) y en caliente',
    nuestro: ms(cold),
    piso: ms(warm),
    razon: '—',
    meta: '—',
  }
}
