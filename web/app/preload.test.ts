import type { AnyRouter } from '@tanstack/react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { marcoPrimero, preloadPage } from './preload.ts'

afterEach(() => vi.unstubAllGlobals())

it.each([
  ['a good line', { effectiveType: '4g' }, 1],
  ['a browser that says nothing of it', undefined, 1],
  ['slow 2g', { effectiveType: 'slow-2g' }, 0],
  ['2g', { effectiveType: '2g' }, 0],
  ['data saver', { effectiveType: '4g', saveData: true }, 0],
])('with %s the code of a page is fetched ahead %#', (_name, connection, times) => {
  vi.stubGlobal('navigator', { connection })
  const preload = vi.fn(async () => undefined)
  const asked: string[] = []
  const router = {
    getMatchedRoutes(path: string) {
      asked.push(path)
      return [[{ options: { component: { preload } } }]]
    },
  } as unknown as AnyRouter
  preloadPage(router, '/escritorio?page=2#x')
  expect(preload).toHaveBeenCalledTimes(times)
  expect(asked).toEqual(times ? ['/escritorio'] : [])
})

it('a page that cannot be fetched ahead disturbs nobody', async () => {
  const preload = vi.fn(() => Promise.reject(new Error('gone')))
  preloadPage(
    { getMatchedRoutes: () => [[{ options: { component: { preload } } }]] } as unknown as AnyRouter,
    '/',
  )
  await Promise.resolve()
  expect(preload).toHaveBeenCalledTimes(1)
})

it('the first picture waits for the frame and is not in a hurry to say that something is waited for; later pages are', async () => {
  let resolved = () => {}
  const router = {
    options: { defaultPendingMs: 200 },
    subscribe: (_event: string, then: () => void) => {
      resolved = then
      return () => undefined
    },
  } as unknown as AnyRouter
  const marco = Promise.withResolvers<void>()
  let drawn = false
  const ready = marcoPrimero(router, marco.promise).then(() => (drawn = true))
  await new Promise(r => setTimeout(r))
  expect(drawn).toBe(false)
  marco.reject(new Error('no server'))
  await ready
  expect(router.options.defaultPendingMs).toBeLessThan(200)
  resolved()
  expect(router.options.defaultPendingMs).toBe(200)
})
