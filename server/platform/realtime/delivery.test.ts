import { setTimeout as pause } from 'node:timers/promises'
import { expect, it, vi } from 'vitest'
import type { DeliveryOptions } from './delivery.ts'
import { startDelivery, upTo } from './testing/deliveryServer.ts'
import { next, type Oyente } from './testing/liveServer.ts'
import { soon } from './testing/soon.ts'

const random = (max: number) => Math.floor(Math.random() * max)

it('delivers what is committed after the subscription, and nothing from before', async () => {
  const { log, wake, listen } = await startDelivery()
  for (let i = 0; i < 3; i++) log.add(5)
  const { heard } = await listen()
  wake(5, log.add(5))
  await soon(() => expect(heard).toEqual([4]))
})

it('delivers each once and in order under 200 interleaved wake-ups, many of them late, double or lost', async () => {
  let overlapping = 0
  const reading = new Map<number, number>()
  const { log, wake, listen } = await startDelivery({
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
  const { log, wake, listen } = await startDelivery({ readChanges })
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
  const { log, wake, listen } = await startDelivery({ readChanges })
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
  const { log, listen } = await startDelivery({ lookEvery: 50 })
  const { heard } = await listen()
  for (let i = 0; i < 5; i++) log.add(5)
  await soon(() => expect(heard).toEqual([1, 2, 3, 4, 5]))
})

it('goes on where it was when reading failed', async () => {
  let away = true
  const { log, wake, report, listen } = await startDelivery({
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
  const { log, wake, listen } = await startDelivery({
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
  const { log, wake, listen } = await startDelivery({
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

it('says nothing any more after it was closed', async () => {
  const { log, wake, delivery, listen } = await startDelivery({ lookEvery: 20 })
  const { heard } = await listen()
  delivery.close()
  wake(5, log.add(5))
  await pause(100)
  expect(heard).toEqual([])
})
