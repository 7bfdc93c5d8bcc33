import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { drain } from './drain.ts'

const open = async (answer: () => Promise<object>) => {
  const app = Fastify({ forceCloseConnections: true })
  drain(app, 3_600_000)
  let begun = (): void => {}
  const isAsked = new Promise<void>(resolve => {
    begun = resolve
  })
  app.get('/', async () => {
    begun()
    return answer()
  })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  return { app, url, isAsked }
}

it('what is being answered when the server closes is answered', async () => {
  let finish = (_answer: object): void => {}
  const { app, url, isAsked } = await open(
    () =>
      new Promise(resolve => {
        finish = resolve
      }),
  )
  const asked = fetch(url)
  await isAsked
  const closed = app.close()
  finish({ saved: true })
  expect(await (await asked).json()).toEqual({ saved: true })
  await closed
})

it('a client that went away is not waited for', async () => {
  const { app, url, isAsked } = await open(() => new Promise(() => {}))
  const gone = new AbortController()
  const asked = fetch(url, { signal: gone.signal }).catch(() => 'gone')
  await isAsked
  gone.abort()
  expect(await asked).toBe('gone')
  await app.close()
})
