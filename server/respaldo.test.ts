import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { lockFolder } from './platform/processLock.ts'
import { killPrograms, type Program, runNode } from './testing/processes.ts'

/** `npm run backup` and `npm run restore` as people type them, with the embedded database. */

// Each command is a program of its own.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 })

const ROOT = { ROOT_EMAIL: 'root@prueba.pe', ROOT_PASSWORD: 'una clave larga' }
let folder: string
let from: string
let running: string
let stopped: string

const malla = (dataDir: string): Program =>
  runNode('main.ts', ['--dev'], { DATA_DIR: dataDir, PORT: '0', REALTIME_PORT: '0', DEMO: '0', ...ROOT })
const backup = (dataDir: string, ...args: string[]): Program =>
  runNode('respaldo.ts', args, { DATA_DIR: dataDir })
const restore = (dataDir: string, ...args: string[]): Program =>
  runNode('respaldoRestaurar.ts', args, { DATA_DIR: dataDir })
const ready = async (program: Program): Promise<string> => (await program.says(/lista en (\S+)/))[1]!
const end = async (program: Program): Promise<void> => {
  program.child.kill('SIGTERM')
  expect(await program.ended).toBe(0)
}
const signIn = async (url: string): Promise<number> => {
  const body = JSON.stringify({ usuario: ROOT.ROOT_EMAIL, password: ROOT.ROOT_PASSWORD })
  const headers = { 'content-type': 'application/json' }
  return (await fetch(`${url}/api/auth/signin`, { method: 'POST', body, headers })).status
}
/** The one line that a command which cannot do it ends with. */
const refusal = async (program: Program): Promise<string> => {
  expect(await program.ended, program.output()).toBe(1)
  const lines = program.output().trimEnd().split('\n')
  expect(lines, program.output()).toHaveLength(1)
  return lines[0]!
}

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'malla-respaldar-'))
  from = path.join(folder, 'origen')
  running = path.join(folder, 'en-marcha.tar.gz')
  const server = malla(from)
  expect(await signIn(await ready(server))).toBe(200)
  const b = backup(from, '--to', running)
  expect(await b.ended, b.output()).toBe(0)
  await end(server)
  const c = backup(from)
  expect(await c.ended, c.output()).toBe(0)
  stopped = path.join(from, 'respaldos', readdirSync(path.join(from, 'respaldos'))[0]!)
})
afterAll(async () => {
  await killPrograms()
  rmSync(folder, { recursive: true, force: true, maxRetries: 40, retryDelay: 100 })
})

describe('a backup', () => {
  it('of the running system is brought back on an empty machine, which then works', async () => {
    const to = path.join(folder, 'destino')
    const r = restore(to, running)
    expect(await r.ended, r.output()).toBe(0)
    expect(r.output()).toMatch(
      /Restaurado el respaldo del \d\d\/\d\d\/\d{4} a las \d\d:\d\d \(hora de Lima\): /,
    )
    expect(r.output()).toContain('arranque esta copia sin SMTP_URL')
    expect(readdirSync(to)).not.toContain('pg-restaurando')
    const server = malla(to)
    expect(await signIn(await ready(server))).toBe(200)
    // The person was there already: nothing is presented anew.
    expect(server.output()).not.toContain('Para entrar')
    await end(server)
    expect(await refusal(restore(to, running))).toMatch(
      /^Ya hay una base de datos en .+ No se ha tocado nada\.$/,
    )
  })

  it('is brought back again where the first time was cut, into the same folder beside what others keep there, but not while that goes on', async () => {
    const to = path.join(folder, 'cortado')
    const [pg, aside] = [path.join(to, 'pg'), path.join(to, 'pg-restaurando')]
    // Of an installation whose database is elsewhere.
    mkdirSync(path.join(to, 'outbox'), { recursive: true })
    writeFileSync(path.join(to, 'outbox/1.eml'), 'Subject: real\r\n')
    const first = restore(to, running)
    const [carpeta] = await first.says(/restaurada-\w{12}\//)
    first.child.kill('SIGKILL')
    await first.ended
    const lock = await lockFolder('postgres', aside)
    expect(await refusal(restore(to, running))).toMatch(
      new RegExp(`^La base de datos de .+pg-restaurando está en uso por el proceso ${process.pid}: `),
    )
    expect(existsSync(path.join(aside, '18'))).toBe(true)
    if ('release' in lock) lock.release()
    const again = restore(to, running)
    expect(await again.ended, again.output()).toBe(0)
    expect(again.output()).toContain(`en la carpeta ${carpeta}\n`)
    expect([existsSync(pg), existsSync(aside), existsSync(`${aside}.carpeta`)]).toEqual([true, false, false])
  })

  it('of the stopped one too', async () => {
    expect(existsSync(stopped)).toBe(true)
    expect(existsSync(path.join(from, 'pg/18/postmaster.pid'))).toBe(false)
  })

  it('that is damaged is refused in one line, before anything is there', async () => {
    const bad = path.join(folder, 'malo.tar.gz')
    writeFileSync(bad, readFileSync(running).subarray(0, -200))
    const to = path.join(folder, 'nada')
    expect(await refusal(restore(to, bad))).toMatch(/^El respaldo está (dañado|incompleto)/)
    expect(existsSync(path.join(to, 'pg'))).toBe(false)
    expect(existsSync(path.join(to, 'archivos'))).toBe(false)
  })

  it('of nothing, or of what is not there, is refused in one line', async () => {
    expect(await refusal(backup(path.join(folder, 'vacia')))).toMatch(/^No hay base de datos en/)
    expect(await refusal(restore(path.join(folder, 'otra')))).toMatch(/^Uso: npm run restore/)
    expect(await refusal(restore(path.join(folder, 'otra'), '/no/hay'))).toMatch(/^No existe el archivo/)
    expect(await refusal(backup(from, '--donde'))).toMatch(/^Uso: npm run backup/)
    expect(await refusal(backup(from, '--to', folder))).toMatch(/^Uso: npm run backup/)
    expect(await refusal(backup(from, '--to', '/proc/nada/x.tar.gz'))).toMatch(/^No se puede escribir en/)
    expect(await refusal(restore(path.join(folder, 'otra'), '--to', 'x'))).toMatch(/^Uso: npm run restore/)
    expect(await refusal(restore(path.join(folder, 'otra'), folder))).toMatch(/^No existe el archivo/)
  })
})
