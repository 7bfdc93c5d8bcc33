import { existsSync, readdirSync, realpathSync, rmSync } from 'node:fs'
import path from 'node:path'
import { clearLeftovers } from '../postgres/leftovers.ts'
import { lockFolder } from '../processLock.ts'
import { StartError } from '../startError.ts'

/** The database servers of a dead process lose their files only once they have ended. */
const endServers = async (dir: string): Promise<void> => {
  for (const entry of readdirSync(dir, { withFileTypes: true }))
    if (entry.isDirectory()) await clearLeftovers(path.join(dir, entry.name))
}

/**
 * Removes the embedded database that a restore which was cut left in `dir`, however far it had come: the backup holds all of it. Call it only while
 * nobody else restores there.
 * @throws {StartError} in one line when a living process has it; then it stays.
 */
export async function quitarCortado(dir: string): Promise<void> {
  if (!existsSync(dir)) return
  const place = realpathSync(dir)
  const lock = await lockFolder('postgres', place)
  if ('holder' in lock)
    throw new StartError(
      `La base de datos de ${place} está en uso por el proceso ${lock.holder ?? 'desconocido'}: ciérrelo y vuelva a restaurar.`,
    )
  try {
    await endServers(place)
    // What a server that was killed still writes may come between: it is tried again.
    rmSync(place, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
  } finally {
    lock.release()
  }
}
