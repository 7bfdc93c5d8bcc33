import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { type Lock, lockFolder } from '../platform/processLock.ts'
import { StartError } from '../platform/startError.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const web = path.join(root, 'web')
const dist = path.join(web, 'dist')
const stamp = path.join(dist, '.sources')

/** One hash of everything the web app is made of. */
const sourcesHash = (): string => {
  const hash = createHash('sha256').update(readFileSync(path.join(root, 'package-lock.json')))
  const exclude = ['**/node_modules/**', '**/dist/**', '**/*.test.ts', '**/*.test.tsx']
  for (const file of globSync('{web,contracts,domain,docs/guia}/**/*.*', { cwd: root, exclude }).sort()) {
    hash.update(`\0${file}\0`).update(readFileSync(path.join(root, file)))
  }
  return hash.digest('hex')
}

const isBuilt = (hash: string): boolean => existsSync(stamp) && readFileSync(stamp, 'utf8') === hash

const runVite = async (outDir: string): Promise<void> => {
  const vite = path.join(root, 'node_modules/vite/bin/vite.js')
  const args = [vite, 'build', '--outDir', outDir, '--emptyOutDir', '--logLevel', 'warn']
  const child = spawn(process.execPath, args, {
    cwd: web,
    env: { ...process.env, NODE_ENV: 'production', NO_COLOR: '1', FORCE_COLOR: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const kill = (): void => void child.kill()
  process.once('exit', kill)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', data => {
      output += String(data)
    })
  }
  const [code] = await once(child, 'close')
  process.off('exit', kill)
  if (code !== 0) throw new StartError(`No se pudo construir la aplicación web:\n${output.trim()}`)
}

const lockWeb = async (): Promise<Extract<Lock, { release(): void }>> => {
  for (;;) {
    const lock = await lockFolder('web build', web)
    if ('release' in lock) return lock
    await sleep(200)
  }
}

/** Built beside and then put in place whole, so that a server that reads it now never meets half of it. */
const build = async (hash: string): Promise<void> => {
  for (const left of globSync('.build-*', { cwd: web }))
    rmSync(path.join(web, left), { recursive: true, force: true })
  const workshop = path.join(web, `.build-${process.pid}`)
  const fresh = path.join(workshop, 'dist')
  mkdirSync(fresh, { recursive: true })
  try {
    await runVite(fresh)
    writeFileSync(path.join(fresh, '.sources'), hash)
    rmSync(dist, { recursive: true, force: true })
    renameSync(fresh, dist)
  } finally {
    rmSync(workshop, { recursive: true, force: true })
  }
}

/**
 * Makes web/dist when it is missing or its sources changed since; one process builds, others wait for it.
 * `say` is told before the long part.
 * @throws {StartError} with the builder's words.
 */
export const ensureWebBuild = async (say: (line: string) => void): Promise<void> => {
  if (isBuilt(sourcesHash())) return
  const lock = await lockWeb()
  try {
    const hash = sourcesHash()
    if (isBuilt(hash)) return
    say('Preparando la aplicación web…')
    await build(hash)
  } finally {
    lock.release()
  }
}
