import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { realpathSync } from 'node:fs'
import net from 'node:net'
import { StartError } from '../startError.ts'

/** An abstract socket: the kernel makes it, one process at a time, and forgets it with that process. */
const socketFor = (dir: string): string =>
  `\0malla-${createHash('sha256').update(realpathSync(dir)).digest('hex').slice(0, 32)}`

/** The process id that the holder of a socket tells whoever calls, or null when nobody answers. */
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

/**
 * Takes `dir` for this process alone until the returned function is called or the process ends, kill -9 included.
 * @throws {StartError} naming the process that has it.
 */
export const lockFolder = async (dir: string): Promise<() => void> => {
  const socket = socketFor(dir)
  const holder = net.createServer(call => call.on('error', () => {}).end(String(process.pid)))
  try {
    holder.listen(socket)
    await once(holder, 'listening')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error
    const pid = (await askHolder(socket)) ?? 'desconocido'
    throw new StartError(
      `La carpeta ${dir} está en uso por el proceso ${pid}: ciérrelo o elija otra con DATA_DIR=…`,
    )
  }
  holder.unref()
  return () => void holder.close()
}
