import { once } from 'node:events'
import net from 'node:net'
import { StartError } from '../platform/startError.ts'

const NEIGHBOURS = 50

/** Null when `port` can be listened on, otherwise the system's code for why not. */
const obstacleTo = async (port: number, host: string): Promise<string | null> => {
  const probe = net.createServer()
  try {
    probe.listen({ port, host, exclusive: true })
    await once(probe, 'listening')
    probe.close()
    await once(probe, 'close')
    return null
  } catch (error) {
    return (error as NodeJS.ErrnoException).code ?? String(error)
  }
}

const freeAfter = async (port: number, host: string): Promise<number | null> => {
  for (let candidate = port + 1; candidate <= Math.min(port + NEIGHBOURS, 65535); candidate++) {
    if ((await obstacleTo(candidate, host)) === null) return candidate
  }
  return null
}

/** What to say when the system refuses `port` with `code`; names a free one where there is. */
export const portRefused = async (code: string, port: number, host: string): Promise<StartError> => {
  if (code === 'EACCES')
    return new StartError(`El puerto ${port} está reservado al administrador: elija otro con PORT=…`)
  if (code !== 'EADDRINUSE')
    return new StartError(`No se puede escuchar en HOST=${host}, puerto ${port}: ${code}.`)
  const free = await freeAfter(port, host)
  return new StartError(
    `El puerto ${port} está ocupado por otro programa: pruebe con PORT=${free ?? '…'} npm start`,
  )
}

/**
 * Fails early, before minutes of first preparation, when the port cannot be had.
 * @throws {StartError} naming the port and a free one.
 */
export const assertPortFree = async (port: number, host: string): Promise<void> => {
  const code = await obstacleTo(port, host)
  if (code !== null) throw await portRefused(code, port, host)
}
