import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { lockFolder } from '../processLock.ts'
import { quitarCortado } from './cortado.ts'

let folder: string
let dir: string
let cluster: string
beforeEach(() => {
  folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'malla-cortado-')))
  dir = path.join(folder, 'pg-restaurando')
  cluster = path.join(dir, '18')
  mkdirSync(path.join(cluster, 'base/1'), { recursive: true })
  writeFileSync(path.join(dir, 'password'), 'x')
  writeFileSync(path.join(cluster, 'base/1/1259'), 'x')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

describe('what a restore that was cut left', () => {
  it('goes, and where nothing was left nothing happens', async () => {
    await quitarCortado(dir)
    expect(existsSync(dir)).toBe(false)
    await quitarCortado(dir)
  })

  it('stays while a process has it', async () => {
    const lock = await lockFolder('postgres', dir)
    await expect(quitarCortado(dir)).rejects.toThrow(`en uso por el proceso ${process.pid}: ciérrelo`)
    expect(existsSync(path.join(cluster, 'base/1/1259'))).toBe(true)
    if ('release' in lock) lock.release()
    await quitarCortado(dir)
    expect(existsSync(dir)).toBe(false)
  })

  it('goes only after the server that is still on it has ended', async () => {
    // Named as a server is named in the list of processes, and slow to end.
    const program = `process.on('SIGINT', () => setTimeout(() => process.exit(require('fs').existsSync(process.argv[1]) ? 7 : 8), 300));
      setInterval(() => {}, 1000); console.log('ready')`
    const server = spawn(process.execPath, ['-e', program, cluster], {
      argv0: 'postgres',
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const ended = once(server, 'exit')
    await once(server.stdout!, 'data')
    writeFileSync(path.join(cluster, 'postmaster.pid'), `${server.pid}\n`)
    await quitarCortado(dir)
    // Too late for one that was asked to end; one that was not must not stay.
    server.kill('SIGKILL')
    expect(await ended).toEqual([7, null])
    expect(existsSync(dir)).toBe(false)
  })
})
