import { describe, expect, it } from 'vitest'
import { createFeed, type Page } from './feed.ts'

const change = (change_id: number) => ({ change_id, id: change_id, data: null, user: null }) as never

/** A log of `n` changes, read in pages of two; `during` runs while the first page is on its way. */
function setUp(n: number, during: (feed: ReturnType<typeof createFeed>) => void = () => {}, most = 100) {
  const told: number[] = []
  let lost = 0
  let asked = 0
  const feed = createFeed({
    lastChange: 0,
    tell: (_event, payload) => void told.push(payload.change_id),
    lost: () => void lost++,
    newest: async () => n,
    most,
    async ask(after): Promise<Page> {
      if (asked++ === 0) during(feed)
      const ids = Array.from({ length: n }, (_, i) => i + 1).filter(id => id > after)
      const data = ids.slice(0, 2).map(id => ({ evento: 'x.updated', ...(change(id) as object) })) as never
      return { data, last: ids.slice(0, 2).at(-1) ?? after, more: ids.length > 2 }
    },
  })
  return { feed, told, lostTimes: () => lost }
}

describe('the feed of changes', () => {
  it('tells what was missed in order, page after page', async () => {
    const { feed, told } = setUp(5)
    await feed.catchUp()
    expect(told).toEqual([1, 2, 3, 4, 5])
  })

  it('a line that breaks and comes back while catching up is caught up with once more', async () => {
    let n = 3
    const told: number[] = []
    const feed = createFeed({
      lastChange: 0,
      tell: (_event, payload) => void told.push(payload.change_id),
      lost: () => {},
      newest: async () => n,
      async ask(after): Promise<Page> {
        const ids = Array.from({ length: n }, (_, i) => i + 1).filter(id => id > after)
        if (n === 3) {
          n = 5
          void feed.catchUp()
        }
        const data = ids.map(id => ({ evento: 'x.updated', ...(change(id) as object) })) as never
        return { data, last: ids.at(-1) ?? after, more: false }
      },
    })
    await feed.catchUp()
    expect(told).toEqual([1, 2, 3, 4, 5])
  })

  it('what is heard while catching up waits its turn, and none is told twice or lost', async () => {
    const { feed, told } = setUp(4, f => {
      f.hear('x.updated', change(6))
      f.hear('x.updated', change(3))
    })
    await feed.catchUp()
    feed.hear('x.updated', change(7))
    expect(told).toEqual([1, 2, 3, 4, 6, 7])
  })

  it('one heard twice is told once', () => {
    const { feed, told } = setUp(0)
    feed.hear('x.updated', change(1))
    feed.hear('x.updated', change(1))
    expect(told).toEqual([1])
  })

  it('of more than it is sensible to tell everything is read anew, once, and what comes after is told', async () => {
    const { feed, told, lostTimes } = setUp(50, undefined, 6)
    await feed.catchUp()
    expect([told, lostTimes(), feed.last()]).toEqual([[1, 2, 3, 4, 5, 6], 1, 50])
    feed.hear('x.updated', change(50))
    feed.hear('x.updated', change(51))
    expect(told.at(-1)).toBe(51)
    expect(told).toHaveLength(7)
  })

  it('of a server that has gone back, to a backup, everything is read anew, and what comes after is told', async () => {
    const told: number[] = []
    let lost = 0
    const feed = createFeed({
      lastChange: 5000,
      tell: (_event, payload) => void told.push(payload.change_id),
      lost: () => void lost++,
      newest: async () => 4700,
      ask: async after => ({ data: [], last: Math.min(after, 4700), more: false }),
    })
    await feed.catchUp()
    expect([lost, feed.last()]).toEqual([1, 4700])
    await feed.catchUp()
    feed.hear('x.updated', change(4701))
    expect([told, lost]).toEqual([[4701], 1])
  })

  it('when asking fails everything is read again, and what is heard goes on', async () => {
    const { feed, told, lostTimes } = setUp(0, () => {
      throw new Error('offline')
    })
    await feed.catchUp()
    feed.hear('x.updated', change(9))
    expect(lostTimes()).toBe(1)
    expect(told).toEqual([9])
  })
})
