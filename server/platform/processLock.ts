import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { realpathSync } from 'node:fs'
import net from 'node:net'

/** Held by us until `release`, or by another process (its id, null when it does not say). */
export type Lock = { release(): void } | { holder: string | null }

/**
 * A socket without a file: the kernel gives it to one process at a time and takes it back when that process
 * ends, kill -9 included, so that a lock is never left behind. Linux has them; elsewhere nothing is locked.
 */
const socketFor = (purpose: string, folder: string): string =>
  `\0malla-${createHash('sha256')
    .update(`${purpose} ${realpathSync(folder)}`)
    .digest('hex')
    .slice(0, 32)}`

const askHolder = async (socket: string): Promise<string | null> => {
  try {
    const call = net.connect(socket)
    call.setTimeout(1000, () => call.destroy())
    let answer = ''
    call.on('data', data => {
      answer += String(data)
    })
    await once(call, 'close')
    return answer || null
  } catch {
    return null
  }
}

/** Takes `folder` for this process and this purpose, or says who has it. Never waits. */
export const lockFolder = async (purpose: string, folder: string): Promise<Lock> => {
  if (process.platform !== 'linux') return { release: () => {} }
  const socket = socketFor(purpose, folder)
  const server = net.createServer(call => call.on('error', () => {}).end(String(process.pid)))
  try {
    server.listen(socket)
    await once(server, 'listening')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error
    return { holder: await askHolder(socket) }
  }
  server.unref()
  return { release: () => void server.close() }
}
