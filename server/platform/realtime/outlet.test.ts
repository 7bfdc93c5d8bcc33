import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, describe, expect, it } from 'vitest'
import { DEFAULT_LIMITS } from './limits.ts'
import { encodeFrame } from './protocol.ts'
import {
  CHANNEL,
  connected,
  type LiveServer,
  next,
  SUCCEEDED,
  startLiveServer,
} from './testing/liveServer.ts'
import { soon } from './testing/soon.ts'

let live: LiveServer
afterEach(() => live.close())

const MB = 1024 * 1024
const SLOW = 40

describe('what waits for clients', () => {
  it('that do not read is bounded: forty of them keep less than each its limit, and are gone', async () => {
    live = await startLiveServer()
    const slow = await Promise.all(Array.from({ length: SLOW }, () => live.subscribedRaw()))
    const quick = await connected(live.client('luis'))
    const channel = quick.subscribe(CHANNEL)
    await next(channel, SUCCEEDED)
    let heard = 0
    channel.bind('plan_estudio.updated', () => {
      heard++
    })
    for (const { ws } of slow) ws.pause()

    const before = process.memoryUsage().arrayBuffers
    let peak = 0
    let told = 0
    const isAnySlow = () => live.listeners().includes('raw')
    for (; isAnySlow() && told < 5000; told++) {
      const texto = `${told}`.padEnd(64 * 1024, 'x')
      const frame = Buffer.from(encodeFrame('plan_estudio.updated', { texto }, CHANNEL))
      for (const { socket } of live.sockets.subscribers(CHANNEL)) live.sockets.sendFrame(socket, frame)
      peak = Math.max(peak, process.memoryUsage().arrayBuffers - before)
      await pause(1)
    }

    expect(live.listeners()).toEqual(['luis'])
    // What waits for all of them is there once: forty of their own would be 160 MB and more.
    expect(peak).toBeLessThan((SLOW * DEFAULT_LIMITS.buffered) / 2)
    expect(peak).toBeLessThan(80 * MB)
    await soon(() => expect(heard).toBe(told))
  })
})
