import type { Limits } from './limits.ts'
import { encodeFrame } from './protocol.ts'
import type { LiveSocket, Registry } from './registry.ts'

/** The way out to clients. */
export interface Outlet<S> {
  send(socket: LiveSocket<S>, event: string, data: unknown, channel?: string): void
  /** Sends a message that `encodeFrame` wrote once for many. */
  sendFrame(socket: LiveSocket<S>, frame: string): void
  /** Closes with a code of protocol.ts; from now on the socket hears nothing. */
  shut(socket: LiveSocket<S>, code: number, reason: string): void
}

export function createOutlet<S>(registry: Registry<S>, limits: Limits): Outlet<S> {
  const sendFrame = ({ ws }: LiveSocket<S>, frame: string) => {
    if (ws.readyState !== ws.OPEN) return
    if (ws.bufferedAmount > limits.buffered) return ws.terminate()
    ws.send(frame)
  }
  return {
    sendFrame,
    send: (socket, event, data, channel) => sendFrame(socket, encodeFrame(event, data, channel)),
    shut: (socket, code, reason) => {
      registry.remove(socket)
      socket.ws.close(code, reason)
    },
  }
}
