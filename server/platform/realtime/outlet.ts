import type { Limits } from './limits.ts'
import { encodeFrame } from './protocol.ts'
import type { LiveSocket, Registry } from './registry.ts'

/** The way out to clients. */
export interface Outlet<S> {
  send(socket: LiveSocket<S>, event: string, data: unknown, channel?: string): void
  /** Sends a message that was written once for many: its bytes are the same ones for all who wait for them. */
  sendFrame(socket: LiveSocket<S>, frame: Buffer): void
  /** Closes with a code of protocol.ts; from now on the socket hears nothing. */
  shut(socket: LiveSocket<S>, code: number, reason: string): void
}

/** To a socket that closes nothing is sent; one whose client leaves more unread than `limits.buffered` is cut off. */
export function createOutlet<S>(registry: Registry<S>, limits: Limits): Outlet<S> {
  const sendFrame = ({ ws }: LiveSocket<S>, frame: Buffer) => {
    if (ws.readyState !== ws.OPEN) return
    if (ws.bufferedAmount > limits.buffered) return ws.terminate()
    ws.send(frame, { binary: false })
  }
  return {
    sendFrame,
    send: (socket, event, data, channel) => sendFrame(socket, Buffer.from(encodeFrame(event, data, channel))),
    shut: (socket, code, reason) => {
      registry.remove(socket)
      socket.ws.close(code, reason)
    },
  }
}
