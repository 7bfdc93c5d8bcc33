import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { StartError } from '../startError.ts'
import { commandAs } from './account.ts'
import { type Cluster, reasonIn } from './cluster.ts'
import { freePort } from './freePort.ts'
import { clearLeftovers } from './leftovers.ts'

const STOP_MS = 15_000
const ATTEMPTS = 20
const OUTPUT_KEPT = 20_000
/** Backends of a killed postmaster need a moment to notice; a chosen port may be taken meanwhile. */
const PASSING =
  /shared memory block .* is still in use|could not create any TCP\/IP sockets|Address already in use/

/** PostgreSQL cannot even recover while there is no room: it has to wait for somebody to make some. */
const NO_ROOM = /No space left on device|Disk quota exceeded/

export type Settings = Readonly<Record<string, string>>

/** A postmaster that takes connections on 127.0.0.1; `exited` fulfils when it ends, for whatever reason. */
export type Postmaster = { child: ChildProcess; port: number; exited: Promise<unknown> }

const flags = (settings: Settings): string[] =>
  Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])

/** Starts the server once and waits until it takes connections; its own words when it does not. */
const launchOnce = async (cluster: Cluster, port: number, settings: Settings): Promise<Postmaster> => {
  const ours = { port: String(port), listen_addresses: '127.0.0.1', unix_socket_directories: '' }
  const args = ['-D', cluster.files, ...flags({ ...ours, ...settings })]
  const [command, rest] = commandAs(cluster.account, cluster.dir, cluster.postgres, args)
  // A session of its own: Ctrl-C in the terminal must reach us first, so that connections end before the server.
  const child = spawn(command, rest, { detached: true, cwd: '/', stdio: ['ignore', 'ignore', 'pipe'] })
  const exited = once(child, 'exit').catch(() => {})
  let output = ''
  await new Promise<void>((ready, fail) => {
    child.on('error', error => fail(new StartError(`No se pudo iniciar PostgreSQL: ${error.message}`)))
    child.on('close', () => {
      fail(new StartError(`PostgreSQL no arranca en ${cluster.dir}: ${reasonIn(output)}`, { cause: output }))
    })
    child.stderr?.on('data', data => {
      output = (output + String(data)).slice(-OUTPUT_KEPT)
      if (output.includes('ready to accept connections')) ready()
    })
  })
  return { child, port, exited }
}

const isPassing = (error: unknown): boolean =>
  error instanceof StartError && PASSING.test(String(error.cause))

/** Whether it did not start for want of room on its disk. */
export const isForWantOfRoom = (error: unknown): boolean =>
  error instanceof StartError && NO_ROOM.test(String(error.cause))

/**
 * Launches a prepared cluster on `port`, or on a free one, after clearing what a crash left, and again while
 * what stands in the way goes away by itself. Call it only while holding the folder's lock.
 * @throws {StartError} with PostgreSQL's reason.
 */
export const launch = async (
  cluster: Cluster,
  port: number | undefined,
  settings: Settings,
): Promise<Postmaster> => {
  for (let attempt = 1; ; attempt++) {
    await clearLeftovers(cluster.files)
    try {
      return await launchOnce(cluster, port ?? (await freePort()), settings)
    } catch (error) {
      if (!isPassing(error) || attempt === ATTEMPTS) throw error
      await sleep(250)
    }
  }
}

/** Ends a postmaster: connections are cut, what was committed is on disk. */
export const end = async ({ child, exited }: Postmaster): Promise<void> => {
  child.kill('SIGINT')
  const patience = setTimeout(() => child.kill('SIGQUIT'), STOP_MS)
  await exited
  clearTimeout(patience)
}
