import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, describe, expect, it } from 'vitest'
import { useBrowser } from './browser.ts'
import { enterAs } from './demo.ts'
import { abrirTexto, estado, guardado, listo, silaboGuardado, silaboPropio } from './silaboPropio.ts'

/** A server of the test's own, that can be killed as a power cut does, and started again over the same data. */
const root = fileURLToPath(new URL('..', import.meta.url))
const SIN_PRISA = { timeout: 120_000 }
let vivo: ChildProcess | null = null
let dir = ''

const puertoLibre = (): Promise<number> =>
  new Promise(resolve => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => resolve(port))
    })
  })

async function arrancar(puerto: number): Promise<void> {
  vivo = spawn(process.execPath, ['server/main.ts'], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(puerto),
      REALTIME_PORT: '0',
      DATA_DIR: path.join(dir, 'data'),
      DEMO: '1',
      NODE_ENV: 'development',
      ROOT_EMAIL: 'root@malla.local',
      ROOT_PASSWORD: 'una clave de prueba',
      LOG_LEVEL: 'error',
    },
    stdio: 'ignore',
  })
  const vive = () =>
    fetch(`http://127.0.0.1:${puerto}/api/health`).then(
      r => r.ok,
      () => false,
    )
  await expect.poll(vive, { ...SIN_PRISA, interval: 300 }).toBe(true)
}

async function matar(): Promise<void> {
  const ida = new Promise(resolve => vivo?.once('exit', resolve))
  vivo?.kill('SIGKILL')
  await ida
}

afterEach(async () => {
  if (vivo?.exitCode === null && vivo.signalCode === null) {
    const ida = new Promise(resolve => vivo?.once('exit', resolve))
    vivo.kill('SIGTERM')
    await ida
  }
  if (dir) rmSync(dir, { recursive: true, force: true })
})

describe('the server is killed in the middle of saving', () => {
  const { open } = useBrowser()

  it('and nothing that was typed before, meanwhile or afterwards is lost, or asked about', async () => {
    dir = mkdtempSync(path.join(tmpdir(), 'malla-matado-'))
    chmodSync(dir, 0o755)
    const puerto = await puertoLibre()
    await arrancar(puerto)
    const { page } = await open({ baseURL: `http://127.0.0.1:${puerto}` })
    await enterAs(page, 'operador')
    const s = await silaboPropio(page)
    await page.goto(s.url)
    await listo(page)
    await abrirTexto(page, 'Metodología')
    await page.keyboard.type('Antes.')
    await guardado(page)
    // The server writes what it gets, and is killed before its answer reaches the browser.
    let recibido = false
    await page.route('**/keys/silabo/**', async route => {
      if (!recibido) await route.fetch()
      recibido = true
      await route.abort()
    })
    await page.keyboard.type(' Durante.')
    await expect.poll(() => recibido, SIN_PRISA).toBe(true)
    await matar()
    await page.keyboard.type(' Después.')
    await expect.poll(() => estado(page).textContent(), SIN_PRISA).toMatch(/^Sin conexión: 1 cambio/)
    await page.unroute('**/keys/silabo/**')
    await arrancar(puerto)
    await expect.poll(() => estado(page).textContent(), SIN_PRISA).toMatch(/^Guardado/)
    const { silabo } = await silaboGuardado(page, s)
    expect(silabo.metodologia).toBe('<p>Antes. Durante. Después.</p>')
    expect(await page.getByRole('dialog').count()).toBe(0)
  })
})
