import { type Mock, onTestFinished, vi } from 'vitest'
import { createDelivery, type Delivery, type DeliveryOptions } from '../delivery.ts'
import { createSignal } from '../signal.ts'
import { type Client, type LiveServer, next, type Oyente, SUCCEEDED, startLiveServer } from './liveServer.ts'
import { createLog } from './memoryLog.ts'

export interface DeliveryServer {
  live: LiveServer
  delivery: Delivery
  log: ReturnType<typeof createLog>
  wake(empresaId: number, id: number): void
  report: Mock
  /** A stock client on a channel, and the change ids that it hears. */
  listen(nombre?: string, empresaId?: number, name?: string): Promise<{ client: Client; heard: number[] }>
}

/** Delivery from a log in memory to stock clients, until the test is over. By itself it looks only after a minute. */
export async function startDelivery(options: Partial<DeliveryOptions<Oyente>> = {}): Promise<DeliveryServer> {
  const live = await startLiveServer()
  const log = createLog()
  const report = vi.fn()
  const wakes = createSignal<[number, number]>(report, 'wake')
  const delivery = createDelivery<Oyente>({
    sockets: live.sockets,
    wakeup: { onWake: wakes.on },
    empresaOf: oyente => oyente.empresa_id,
    lastIds: log.lastIds,
    readChanges: log.readChanges,
    mayRead: () => true,
    toEvent: c => ({ event: c.evento, data: { id: c.objeto_id, change_id: c.id } }),
    report,
    lookEvery: 60_000,
    ...options,
  })
  onTestFinished(async () => {
    delivery.close()
    await live.close()
  })
  const listen: DeliveryServer['listen'] = async (
    nombre = 'ana',
    empresaId = 5,
    name = `private-empresa.${empresaId}`,
  ) => {
    const client = live.client(nombre, empresaId)
    const heard: number[] = []
    const channel = client.subscribe(name)
    channel.bind_global((event: string, data: { change_id: number }) => {
      if (!event.startsWith('pusher')) heard.push(data.change_id)
    })
    await next(channel, SUCCEEDED)
    return { client, heard }
  }
  return { live, delivery, log, wake: wakes.emit, report, listen }
}

export const upTo = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, i) => first + i)
