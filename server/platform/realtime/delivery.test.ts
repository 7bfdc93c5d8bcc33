import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, expect, it, vi } from 'vitest'
import type { Cambio } from '../changes/visible.ts'
import { createDelivery, type Delivery, type DeliveryOptions } from './delivery.ts'
import { CLOSE } from './protocol.ts'
import { createSignal } from './signal.ts'
import { type LiveServer, next, type Oyente, startLiveServer } from './testing/liveServer.ts'
import { soon } from './testing/soon.ts'

const cambio = (empresaId: number, id: number, more: Partial<Cambio> = {}): Cambio => ({
  empresa_id: empresaId,
  id,
  quien: 1,
  nombres: 'Ana',
  cuando: '2026-03-01T12:00:00Z',
  evento: 'facultad.updated',
  objeto_id: id,
  ambito: {},
  antes: null,
  despues: { n: id },
  ...more,
})

/** Change records of some institutions, in memory: what the database is to the product. */
function createLog() {
  const records = new Map<number, Cambio[]>()
  const of = (empresaId: number) => records.get(empresaId) ?? records.set(empresaId, []).get(empresaId)!
  return {
    add(empresaId: number, more?: Partial<Cambio>): number {
      const id = of(empresaId).length + 1
      of(empresaId).push(cambio(empresaId, id, more))
      return id
    },
    lastIds: async (ids: number[]) => new Map(ids.map(id => [id, of(id).length])),
    readChanges: async (empresaId: number, after: number, limit: number) =>
      of(empresaId).slice(after, after + limit),
  }
}

let live: LiveServer
let delivery: Delivery
afterEach(async () => {
  delivery.close()
  await live.close()
})

async function start(options: Partial<DeliveryOptions<Oyente>> = {}) {
  live = await startLiveServer()
  const log = createLog()
  const report = vi.fn()
  const wakes = createSignal<[number, number]>(report, 'wake')
  delivery = createDelivery<Oyente>({
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
  return { log, wake: wakes.emit, report }
}

/** A stock client on a channel, and the change ids that it hears. */
async function listen(nombre = 'ana', empresaId = 5, name = `private-empresa.${empresaId}`) {
  const client = live.client(nombre, empresaId)
  const heard: number[] = []
  const channel = client.subscribe(name)
  channel.bind_global((event: string, data: { change_id: number }) => {
    if (!event.startsWith('pusher')) heard.push(data.change_id)
  })
  await next(channel, 'pusher:subscription_succeeded')
  return { client, heard }
}
const upTo = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, i) => first + i)
const random = (max: number) => Math.floor(Math.random() * max)

it('delivers what is committed after the subscription, and nothing from before', async () => {
  const { log, wake } = await start()
  for (let i = 0; i < 3; i++) log.add(5)
  const { heard } = await listen()
  wake(5, log.add(5))
  await soon(() => expect(heard).toEqual([4]))
})

it('delivers each once and in order under 200 interleaved wake-ups, many of them late, double or lost', async () => {
  let overlapping = 0
  const reading = new Map<number, number>()
  const { log, wake } = await start({
    batch: 7,
    toEvent: async c => {
      await pause(random(2))
      return { event: c.evento, data: { change_id: c.id } }
    },
    readChanges: async (empresaId, after, limit) => {
      reading.set(empresaId, (reading.get(empresaId) ?? 0) + 1)
      overlapping = Math.max(overlapping, reading.get(empresaId)!)
      await pause(random(4))
      const rows = await log.readChanges(empresaId, after, limit)
      await pause(random(4))
      reading.set(empresaId, reading.get(empresaId)! - 1)
      return rows
    },
  })
  const five = await listen('ana', 5)
  const again = await listen('luis', 5)
  const six = await listen('eva', 6)
  await Promise.all(
    upTo(1, 200).map(async () => {
      await pause(random(150))
      const empresaId = 5 + random(2)
      const id = log.add(empresaId)
      if (random(4) === 0) return
      await pause(random(20))
      wake(empresaId, id)
      if (random(2)) wake(empresaId, Math.max(1, id - random(5)))
    }),
  )
  for (const empresaId of [5, 6]) wake(empresaId, log.add(empresaId))
  const last = await log.lastIds([5, 6])
  await soon(() => expect(five.heard.length + six.heard.length).toBe(202))
  await pause(50)
  expect(five.heard).toEqual(upTo(1, last.get(5)!))
  expect(again.heard).toEqual(five.heard)
  expect(six.heard).toEqual(upTo(1, last.get(6)!))
  expect(overlapping).toBe(1)
})

it('reads nothing for a wake-up that tells what was delivered already', async () => {
  const readChanges = vi.fn<DeliveryOptions<Oyente>['readChanges']>()
  const { log, wake } = await start({ readChanges })
  readChanges.mockImplementation(log.readChanges)
  const { heard } = await listen()
  wake(5, log.add(5))
  await soon(() => expect(heard).toEqual([1]))
  await pause(10)
  for (let i = 0; i < 20; i++) wake(5, 1)
  expect(readChanges).toHaveBeenCalledTimes(1)
})

it('delivers once what is read twice, and does not turn in circles when there is nothing new', async () => {
  const readChanges = vi.fn<DeliveryOptions<Oyente>['readChanges']>()
  const { log, wake } = await start({ readChanges })
  readChanges.mockImplementation((empresaId, _after, limit) => log.readChanges(empresaId, 0, limit))
  const { heard } = await listen()
  for (let i = 0; i < 3; i++) wake(5, log.add(5))
  wake(5, 9)
  await soon(() => expect(heard).toEqual([1, 2, 3]))
  await pause(50)
  expect(heard).toEqual([1, 2, 3])
  expect(readChanges.mock.calls.length).toBeLessThan(10)
})

it('finds by looking what no wake-up told', async () => {
  const { log } = await start({ lookEvery: 50 })
  const { heard } = await listen()
  for (let i = 0; i < 5; i++) log.add(5)
  await soon(() => expect(heard).toEqual([1, 2, 3, 4, 5]))
})

it('goes on where it was when reading failed', async () => {
  let away = true
  const { log, wake, report } = await start({
    readChanges: async (empresaId, after, limit) => {
      if (away) throw new Error('database away')
      return log.readChanges(empresaId, after, limit)
    },
  })
  const { heard } = await listen()
  wake(5, log.add(5))
  await soon(() => expect(report).toHaveBeenCalledWith(expect.any(Error), 'reading change records'))
  away = false
  wake(5, log.add(5))
  await soon(() => expect(heard).toEqual([1, 2]))
})

it('tries a failed record again before it goes on to the next', async () => {
  let failures = 2
  const { log, wake } = await start({
    lookEvery: 20,
    toEvent: c => {
      if (c.id === 1 && failures-- > 0) throw new Error('name not found')
      return { event: c.evento, data: { change_id: c.id } }
    },
  })
  const { heard } = await listen()
  log.add(5)
  wake(5, log.add(5))
  await soon(() => expect(heard).toEqual([1, 2]))
})

it('sends its listeners to ask for the changes when a record cannot be delivered at all', async () => {
  const { log, wake } = await start({
    lookEvery: 20,
    toEvent: c => {
      if (c.id === 1) throw new Error('always')
      return { event: c.evento, data: { change_id: c.id } }
    },
  })
  const { client, heard } = await listen()
  const channel = client.channel('private-empresa.5')
  const back = next(channel, 'pusher:subscription_succeeded')
  wake(5, log.add(5))
  await back
  wake(5, log.add(5))
  await soon(() => expect(heard).toEqual([2]))
})

it('delivers only to those who may read, and asks once what there is to say', async () => {
  const toEvent = vi.fn((c: Cambio) => ({ event: c.evento, data: { change_id: c.id } }))
  const { log, wake, report } = await start({
    toEvent,
    mayRead: (oyente, c) => {
      if (oyente.nombre === 'rota') throw new Error('broken rule')
      return oyente.nombre === 'ana' || c.ambito.programa_id === 1
    },
  })
  const ana = await listen('ana')
  const luis = await listen('luis')
  const rota = await listen('rota')
  log.add(5, { ambito: { programa_id: 2 } })
  wake(5, log.add(5, { ambito: { programa_id: 1 } }))
  await soon(() => expect([ana.heard, luis.heard]).toEqual([[1, 2], [2]]))
  expect(rota.heard).toEqual([])
  expect(report).toHaveBeenCalled()
  expect(toEvent).toHaveBeenCalledTimes(2)
})

it('tells a record meant for one person on that channel only, and only in the institution they work in', async () => {
  const { log, wake } = await start()
  const institution = await listen('ana', 5)
  const person = await listen('luis', 5, 'private-usuario.9')
  const other = await listen('eva', 5, 'private-usuario.8')
  const elsewhere = await listen('luis', 6, 'private-usuario.9')
  wake(5, log.add(5, { evento: 'asignatura.save.silabo.docente', ambito: { usuario_id: 9 } }))
  wake(5, log.add(5))
  await soon(() => expect([institution.heard, person.heard]).toEqual([[2], [1]]))
  expect([other.heard, elsewhere.heard]).toEqual([[], []])
})

it('hears nothing of another institution, whatever its channel is called', async () => {
  const { log, wake } = await start()
  const foreign = await listen('eva', 6, 'private-empresa.5')
  const own = await listen('ana', 5)
  wake(5, log.add(5))
  await soon(() => expect(own.heard).toEqual([1]))
  expect(foreign.heard).toEqual([])
})

it('asks the database only about institutions with someone here', async () => {
  const lastIds = vi.fn(async (ids: number[]) => new Map(ids.map(id => [id, 0])))
  const { wake } = await start({ lookEvery: 20, lastIds })
  await pause(100)
  wake(5, 3)
  expect(lastIds).not.toHaveBeenCalled()
  const { client } = await listen()
  await soon(() => expect(lastIds.mock.calls.length).toBeGreaterThan(2))
  client.disconnect()
  await soon(() => expect([...live.sockets.everyone()]).toEqual([]))
  await pause(50)
  const asked = lastIds.mock.calls.length
  await pause(100)
  expect(lastIds.mock.calls.length).toBe(asked)
})

it('starts anew for who comes later: not with what was written while nobody listened', async () => {
  const { log, wake } = await start({ lookEvery: 20 })
  const first = await listen()
  wake(5, log.add(5))
  await soon(() => expect(first.heard).toEqual([1]))
  first.client.disconnect()
  await pause(100)
  for (let i = 0; i < 50; i++) log.add(5)
  const second = await listen('luis')
  wake(5, log.add(5))
  await soon(() => expect(second.heard).toEqual([52]))
})

it('does not confirm a subscription while it cannot tell where to begin', async () => {
  let away = true
  const { log, wake } = await start({
    lastIds: async ids => {
      if (away) throw new Error('database away')
      return log.lastIds(ids)
    },
  })
  const raw = await live.raw()
  const { auth } = live.sockets.authorize(raw.socketId, 'private-empresa.5', {
    nombre: 'raw',
    empresa_id: 5,
  })!
  raw.say('pusher:subscribe', { channel: 'private-empresa.5', auth })
  expect(await raw.closed).toBe(CLOSE.busy)
  away = false
  const { heard } = await listen()
  wake(5, log.add(5))
  await soon(() => expect(heard).toEqual([1]))
})

it('misses nothing of who subscribes while others write', async () => {
  const { log, wake } = await start({
    lastIds: async ids => {
      const ultimos = await log.lastIds(ids)
      await pause(10)
      return ultimos
    },
  })
  const client = live.client('ana', 5)
  const channel = client.subscribe('private-empresa.5')
  const heard: number[] = []
  channel.bind('facultad.updated', ({ change_id }: { change_id: number }) => heard.push(change_id))
  let writing = true
  const writer = (async () => {
    while (writing) {
      wake(5, log.add(5))
      await pause(1)
    }
  })()
  await next(channel, 'pusher:subscription_succeeded')
  const before = (await log.lastIds([5])).get(5)!
  await pause(50)
  writing = false
  await writer
  const last = (await log.lastIds([5])).get(5)!
  await soon(() => expect(heard.at(-1)).toBe(last))
  expect(heard[0]).toBeLessThanOrEqual(before + 1)
  expect(heard).toEqual(upTo(heard[0]!, last))
})

it('says nothing any more after it was closed', async () => {
  const { log, wake } = await start({ lookEvery: 20 })
  const { heard } = await listen()
  delivery.close()
  wake(5, log.add(5))
  await pause(100)
  expect(heard).toEqual([])
})
