import { existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { StartError } from '../startError.ts'

const PATIENCE_MS = 20_000

/**
 * The command line of a living process, [] when there is none. Any user may read it, other than /proc/…/exe:
 * a mistake here would start a second PostgreSQL on the same files.
 */
const commandOf = (pid: number): string[] => {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')
  } catch {
    return []
  }
}

/** The living postmaster that a cluster's pid file names, or null: none, dead, or a stranger with its number. */
const postmasterOf = (cluster: string): number | null => {
  const file = path.join(cluster, 'postmaster.pid')
  if (!existsSync(file)) return null
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0])
  const [program = '', ...args] = commandOf(pid)
  return path.basename(program) === 'postgres' && args.includes(cluster) ? pid : null
}

/**
 * Clears what a crash left in `cluster`: a postmaster without a master is asked to end and waited for, and a pid
 * file that names nobody or a stranger is removed (PostgreSQL itself would refuse to start).
 * Call it only while holding the folder's lock.
 */
export const clearLeftovers = async (cluster: string): Promise<void> => {
  const deadline = Date.now() + PATIENCE_MS
  let asked = false
  for (let pid = postmasterOf(cluster); pid !== null; pid = postmasterOf(cluster)) {
    if (!asked) process.kill(pid, 'SIGINT')
    asked = true
    if (Date.now() > deadline) {
      throw new StartError(
        `Un PostgreSQL anterior (proceso ${pid}) no termina en ${cluster}: ciérrelo con kill ${pid}.`,
      )
    }
    await sleep(30)
  }
  rmSync(path.join(cluster, 'postmaster.pid'), { force: true })
}
