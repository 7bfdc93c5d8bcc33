import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import net from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { freePort } from './platform/postgres/freePort.ts'
import { killPrograms, type Program, runNode } from './testing/processes.ts'

let dataDir: string

beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'malla-start-'))
})

afterEach(async () => {
  await killPrograms()
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 40, retryDelay: 100 })
})

/** server/main.ts on a free port, without the web app and the demonstration: both have tests of their own. */
const malla = (env: Record<string, string> = {}): Program =>
  runNode('main.ts', ['--dev'], { DATA_DIR: dataDir, PORT: '0', REALTIME_PORT: '0', DEMO: '0', ...env })

const ready = async (program: Program): Promise<string> => (await program.says(/lista en (\S+)/))[1]!

const ROOT = { ROOT_EMAIL: 'root@prueba.pe', ROOT_PASSWORD: 'una clave larga' }
const signIn = async (url: string): Promise<number> => {
  const body = JSON.stringify({ usuario: ROOT.ROOT_EMAIL, password: ROOT.ROOT_PASSWORD })
  const answer = await fetch(`${url}/api/auth/signin`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json' },
  })
  return answer.status
}

const postmasterIn = (folder: string): number =>
  Number(readFileSync(path.join(folder, 'pg/18/postmaster.pid'), 'utf8').split('\n')[0])

const listenOn = async (port: number): Promise<() => void> => {
  const server = net.createServer().listen(port, '127.0.0.1')
  await new Promise(done => server.once('listening', done))
  return () => server.close()
}

/** The one line that a start which cannot be ends with. */
const refusal = async (program: Program): Promise<string> => {
  expect(await program.ended).toBe(1)
  const lines = program.output().trimEnd().split('\n')
  expect(lines).toHaveLength(1)
  return lines[0]!
}

describe('what stands in the way is said in one line', () => {
  it('a bad setting', async () => {
    expect(await refusal(malla({ PORT: 'tres mil' }))).toMatch(/^PORT debe ser .+«tres mil»/)
  })

  it('a folder that cannot be', async () => {
    const file = path.join(dataDir, 'archivo')
    writeFileSync(file, '')
    expect(await refusal(malla({ DATA_DIR: file }))).toBe(
      `No se puede escribir en ${file}: no es una carpeta. Elija otra carpeta con DATA_DIR=…`,
    )
  })

  it('a busy port, with another that is free', async () => {
    const port = await freePort()
    const close = await listenOn(port)
    const line = await refusal(malla({ PORT: String(port) }))
    expect(line).toMatch(new RegExp(`^El puerto ${port} está ocupado .+ PORT=\\d+ npm start$`))
    close()
  })

  it('a second start on the same folder, while the first goes on', async () => {
    const first = malla(ROOT)
    const url = await ready(first)
    expect(await refusal(malla())).toContain(`en uso por el proceso ${first.child.pid}`)
    expect(await signIn(url)).toBe(200)
  })

  it('a database that does not let us in, without its password', async () => {
    const url = new URL(inject('templateUrl'))
    url.password = 'equivocada'
    const line = await refusal(malla({ DATABASE_URL: url.href }))
    expect(line).toMatch(
      /^No se puede entrar en la base de datos de DATABASE_URL \(127\.0\.0\.1:\d+\/malla\): .+/,
    )
    expect(line).not.toContain('equivocada')
  })

  it('a busy REALTIME_PORT is only a warning', async () => {
    const port = await freePort()
    const close = await listenOn(port)
    const program = malla({ REALTIME_PORT: String(port), ...ROOT })
    expect(await signIn(await ready(program))).toBe(200)
    await program.says(new RegExp(`^Aviso: el puerto ${port} .+$`, 'm'))
    close()
  })
})

describe('after kill -9', () => {
  it('of the server it starts again with everything there', async () => {
    const first = malla(ROOT)
    expect(await signIn(await ready(first))).toBe(200)
    first.child.kill('SIGKILL')
    await first.ended
    const second = malla()
    expect(await signIn(await ready(second))).toBe(200)
    expect(second.output()).not.toContain('Para entrar')
  })

  it('of the database the server stays and answers again', async () => {
    const program = malla(ROOT)
    const url = await ready(program)
    expect(await signIn(url)).toBe(200)
    process.kill(postmasterIn(dataDir), 'SIGKILL')
    let status = 0
    for (let attempt = 0; attempt < 200 && status !== 200; attempt++) {
      await sleep(100)
      status = await signIn(url)
    }
    expect(status).toBe(200)
    expect(program.child.exitCode).toBeNull()
  })
})

describe('an end', () => {
  it.each(['SIGTERM', 'SIGINT'] as const)('by %s is clean: the database is shut down too', async signal => {
    const program = malla(ROOT)
    await ready(program)
    program.child.kill(signal)
    expect(await program.ended).toBe(0)
    expect(existsSync(path.join(dataDir, 'pg/18/postmaster.pid'))).toBe(false)
  })
})

describe('an outside database', () => {
  const name = `inicio_${process.pid}`
  const server = new URL(inject('templateUrl'))
  server.pathname = '/postgres'
  const outside = new URL(server)
  outside.pathname = `/${name}`
  const run = async (statement: string): Promise<void> => {
    const client = new pg.Client(server.href)
    await client.connect()
    await client.query(statement)
    await client.end()
  }
  beforeAll(() => run(`create database ${name}`))
  afterAll(() => run(`drop database ${name} with (force)`))

  it('that is empty takes two servers starting at once', async () => {
    const both = [malla({ DATABASE_URL: outside.href }), malla({ DATABASE_URL: outside.href })]
    const urls = await Promise.all(both.map(ready))
    expect(new Set(urls).size).toBe(2)
    await Promise.all(both.map(program => program.says(/Ctrl-C/)))
    expect(both.filter(program => program.output().includes('root@malla.local'))).toHaveLength(1)
    expect(existsSync(path.join(dataDir, 'pg'))).toBe(false)
  })
})
