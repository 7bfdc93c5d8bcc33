import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { Config } from '../platform/config.ts'

/**
 * Opens REALTIME_PORT, where clients of the live channel may connect beside the main port: their sockets are
 * handed to `main`, which closes them too. Returns null, after one line, when the port cannot be had: the
 * main port serves the same channel.
 */
export const openRealtimePort = async (
  { realtimePort, host }: Config,
  main: Server,
  warn: (line: string) => void,
): Promise<Server | null> => {
  if (realtimePort === 0) return null
  const server = createServer((_request, response) => response.writeHead(404).end())
  server.on('upgrade', (request, socket, head) => main.emit('upgrade', request, socket, head))
  try {
    server.listen(realtimePort, host)
    await once(server, 'listening')
    return server
  } catch (error) {
    const reason =
      (error as NodeJS.ErrnoException).code === 'EADDRINUSE' ? 'está ocupado' : (error as Error).message
    warn(
      `Aviso: el puerto ${realtimePort} (REALTIME_PORT) ${reason}; el canal en vivo queda solo en el puerto principal.`,
    )
    return null
  }
}
