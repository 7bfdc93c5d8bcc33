import { readFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, expect, it, vi } from 'vitest'
import { lecturasDePlan } from '../features/planes/lecturasDePlan.ts'
import { olvidarAntes, pedirAntes, tomarAntes } from './antes.ts'

const PREGUNTA = {
  url: '/api/v1/x',
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: '{"a":1}',
}

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  globalThis.mallaAntes = undefined
})

const servidor = () => {
  const fetch = vi.fn(async () => new Response('{}'))
  vi.stubGlobal('fetch', fetch)
  return fetch
}

it('what was asked before is taken once, by whoever asks the same', async () => {
  const fetch = servidor()
  pedirAntes(PREGUNTA)
  expect(fetch).toHaveBeenCalledWith('/api/v1/x', {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: '{"a":1}',
    credentials: 'same-origin',
  })
  expect(tomarAntes({ ...PREGUNTA, body: '{"a":2}' })).toBeUndefined()
  expect(tomarAntes({ ...PREGUNTA, method: 'GET' })).toBeUndefined()
  expect(await (await tomarAntes(PREGUNTA))?.text()).toBe('{}')
  expect(tomarAntes(PREGUNTA)).toBeUndefined()
})

it('what changed meanwhile is asked anew', () => {
  servidor()
  pedirAntes(PREGUNTA)
  olvidarAntes()
  expect(tomarAntes(PREGUNTA)).toBeUndefined()
})

it('after twenty seconds it is old', () => {
  vi.useFakeTimers()
  servidor()
  pedirAntes(PREGUNTA)
  vi.advanceTimersByTime(20_000)
  expect(tomarAntes(PREGUNTA)).toBeUndefined()
})

it('an address that names no plan asks for nothing', () =>
  expect([Number('abc'), 0, -1, 1.5, 1e20].flatMap(lecturasDePlan)).toEqual([]))

it('a lecturer, who may open no plan, asks for nothing of it ahead; others do', () => {
  const con = (rol: string) =>
    vi.stubGlobal('localStorage', { getItem: () => JSON.stringify({ user: { rol }, at: Date.now() }) })
  con('docente')
  expect(lecturasDePlan(7)).toEqual([])
  con('inspector')
  expect(lecturasDePlan(7)).not.toEqual([])
})

it('the script that asks before knows every call that the home of a plan begins with', () => {
  const fuente = readFileSync(path.join(import.meta.dirname, '../antes.ts'), 'utf8')
  const conocidas = /virtual:calls\/([^']+)/.exec(fuente)?.[1]?.split(',')
  const pedidas = new Set(['auth.user', ...lecturasDePlan(7).map(([name]) => name)])
  expect(new Set(conocidas)).toEqual(pedidas)
})
