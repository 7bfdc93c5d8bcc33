import { expect, it } from 'vitest'
import { createOutbox, parseChanges, parseNotice, parseSession } from './outbox.ts'

it('joins changes: the last of each institution', () => {
  const outbox = createOutbox()
  for (const [empresaId, id] of [
    [1, 7],
    [2, 3],
    [1, 9],
    [1, 8],
  ] as const)
    outbox.addChange(empresaId, id)
  expect(outbox.next()).toMatchObject({ channel: 'malla_cambios', payload: '1:9,2:3' })
  expect(outbox.next()).toBeNull()
})

it('cuts long messages far below the 8,000 bytes where pg_notify fails', () => {
  const outbox = createOutbox()
  for (let i = 0; i < 1000; i++) outbox.addChange(Number.MAX_SAFE_INTEGER - i, Number.MAX_SAFE_INTEGER)
  const payloads = Array.from({ length: 6 }, () => outbox.next()?.payload).filter(p => p !== undefined)
  expect(payloads).toHaveLength(5)
  for (const payload of payloads) expect(payload.length).toBeLessThan(7900)
  expect(payloads.flatMap(parseChanges)).toHaveLength(1000)
})

it('takes back what could not be sent, without losing what came meanwhile', () => {
  const outbox = createOutbox()
  outbox.addChange(1, 7)
  outbox.addChange(2, 4)
  const failed = outbox.next()!
  outbox.addChange(1, 8)
  failed.restore()
  expect(parseChanges(outbox.next()!.payload)).toEqual([
    [1, 8],
    [2, 4],
  ])
})

it('says sessions first, and one that ended stays ended', () => {
  const outbox = createOutbox()
  outbox.addChange(1, 7)
  outbox.addSession(5, true)
  outbox.addSession(5, false)
  const message = outbox.next()!
  expect(message.channel).toBe('malla_sesiones')
  expect(parseSession(message.payload)).toEqual([5, true])
  outbox.addSession(5, false)
  message.restore()
  expect(parseSession(outbox.next()!.payload)).toEqual([5, true])
  expect(outbox.next()!.channel).toBe('malla_cambios')
})

it.each([
  ['', []],
  ['basura', []],
  ['1:2,x,3:', [[1, 2]]],
])('reads only pairs: %s', (payload, pairs) => expect(parseChanges(payload)).toEqual(pairs))

it.each(['', '5', '5:', ':ended', 'x:ended', '5:otra'])('no session: %s', payload =>
  expect(parseSession(payload)).toBeNull(),
)

it('of notices to a person keeps the latest of each thing, after what is more urgent', () => {
  const outbox = createOutbox()
  const notice = (id: number, progreso: number) => ({
    usuarioId: 4,
    empresaId: 1,
    event: 'trabajo.updated',
    data: { id, progreso },
  })
  for (const [id, progreso] of [
    [7, 10],
    [8, 20],
    [7, 30],
  ] as const)
    outbox.addNotice(notice(id, progreso))
  outbox.addChange(1, 5)
  expect(outbox.next()!.channel).toBe('malla_cambios')
  const first = outbox.next()!
  expect(parseNotice(first.payload)).toEqual(notice(7, 30))
  outbox.addNotice(notice(7, 40))
  first.restore()
  const rest = [outbox.next(), outbox.next()].map(m => parseNotice(m!.payload)?.data)
  expect(rest).toEqual([
    { id: 8, progreso: 20 },
    { id: 7, progreso: 40 },
  ])
  expect(outbox.next()).toBeNull()
})

it.each(['', 'x', '{}', '[]', 'null', '{"usuarioId":"4","event":"x"}'])('%j is no notice', payload =>
  expect(parseNotice(payload)).toBeNull(),
)
