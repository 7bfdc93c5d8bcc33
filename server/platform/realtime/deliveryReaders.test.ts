import { setTimeout as pause } from 'node:timers/promises'
import { expect, it, vi } from 'vitest'
import type { Cambio } from '../changes/visible.ts'
import { CLOSE } from './protocol.ts'
import { startDelivery, upTo } from './testing/deliveryServer.ts'
import { next } from './testing/liveServer.ts'
import { soon } from './testing/soon.ts'

it('delivers only to those who may read, and asks once what there is to say', async () => {
  const toEvent = vi.fn((c: Cambio) => ({ event: c.evento, data: { change_id: c.id } }))
  const { log, wake, report, listen } = await startDelivery({
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
  const { log, wake, listen } = await startDelivery()
  const institution = await listen('ana', 5)
  const person = await listen('luis', 5, 'private-usuario.9')
  const other = await listen('eva', 5, 'private-usuario.8')
  const elsewhere = await listen('luis', 6, 'private-usuario.9')
  wake(5, log.add(5, { evento: 'asignatura.save.silabo.docente', ambito: { usuario_id: 9 } }))
  wake(5, log.add(5))
  await soon(() => expect([institution.heard, person.heard]).toEqual([[2], [1]]))
  expect([other.heard, elsewhere.heard]).toEqual([[], []])
})

it('tells the twin of a change besides, on the own channels of those whom it concerns, who may read it', async () => {
  const { log, wake, listen } = await startDelivery({
    mayRead: oyente => oyente.nombre !== 'eva',
    gemelo: c =>
      c.evento === 'asignatura.save.silabo'
        ? {
            event: `${c.evento}.docente`,
            canalDe: oyente => (oyente.nombre === 'ana' ? null : `private-usuario.${oyente.nombre}`),
          }
        : null,
  })
  const institution = await listen('ana')
  const [luis, eva, ana] = [
    await listen('luis', 5, 'private-usuario.luis'),
    await listen('eva', 5, 'private-usuario.eva'),
    await listen('ana', 5, 'private-usuario.ana'),
  ]
  wake(5, log.add(5, { evento: 'asignatura.save.silabo' }))
  wake(5, log.add(5, { evento: 'asignatura.updated' }))
  await soon(() => expect([institution.heard, luis.heard]).toEqual([[1, 2], [1]]))
  expect([eva.heard, ana.heard]).toEqual([[], []])
})

it('hears nothing of another institution, whatever its channel is called', async () => {
  const { log, wake, listen } = await startDelivery()
  const foreign = await listen('eva', 6, 'private-empresa.5')
  const own = await listen('ana', 5)
  wake(5, log.add(5))
  await soon(() => expect(own.heard).toEqual([1]))
  expect(foreign.heard).toEqual([])
})

it('asks the database only about institutions with someone here', async () => {
  const lastIds = vi.fn(async (ids: number[]) => new Map(ids.map(id => [id, 0])))
  const { live, wake, listen } = await startDelivery({ lookEvery: 20, lastIds })
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
  const { log, wake, listen } = await startDelivery({ lookEvery: 20 })
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
  const { log, wake, live, listen } = await startDelivery({
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
  const { log, wake, live } = await startDelivery({
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
