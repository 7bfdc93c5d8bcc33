import { afterEach, expect, it } from 'vitest'
import { CLOSE } from './protocol.ts'
import { CHANNEL, type LiveServer, startLiveServer } from './testing/liveServer.ts'

let live: LiveServer
afterEach(() => live.close())

it('one owner has so many sockets, others theirs, and one that closes makes room', async () => {
  live = await startLiveServer({ ownerOf: s => s.empresa_id, limits: { socketsPerOwner: 2 } })
  const ask = async (empresa_id: number) => {
    const raw = await live.raw()
    return { raw, auth: live.sockets.authorize(raw.socketId, CHANNEL, { nombre: 'ana', empresa_id }) }
  }
  const [first, second, third, other] = [await ask(1), await ask(1), await ask(1), await ask(2)]
  expect([first.auth, second.auth, other.auth].every(Boolean)).toBe(true)
  expect(third.auth).toBeNull()
  expect(await third.raw.closed).toBe(CLOSE.overQuota)
  first.raw.ws.close()
  await first.raw.closed
  // The server hears of it a moment later.
  for (let i = 0; i < 500 && !(await ask(1)).auth; i++) await new Promise(resolve => setTimeout(resolve, 20))
  expect((await ask(3)).auth).not.toBeNull()
  expect(
    live.sockets.authorize(second.raw.socketId, CHANNEL, { nombre: 'ana', empresa_id: 1 }),
  ).not.toBeNull()
})
