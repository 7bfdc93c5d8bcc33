import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { alNuevoDia, useHoy } from '../../ui/hoy.ts'
import { huboAusencia, sondear, sondearYa } from './sondeo.ts'

const preguntas = vi.fn<() => Promise<{ ok: boolean }>>()
const documento = Object.assign(new EventTarget(), { hidden: false })
const MINUTO = 60_000
const dormir = (ms: number) => vi.setSystemTime(Date.now() + ms)

beforeAll(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', documento)
  vi.stubGlobal('window', { addEventListener: () => {} })
  vi.stubGlobal('fetch', preguntas)
  sondear()
})
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
beforeEach(async () => {
  documento.hidden = false
  preguntas.mockResolvedValue({ ok: true })
  await vi.advanceTimersByTimeAsync(MINUTO)
  preguntas.mockClear()
})

it('a page that slept asks whether the server is there', async () => {
  dormir(40_000)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(preguntas).toHaveBeenCalledTimes(1)
})

it('a tab that is not looked at, whose clock runs once a minute, asks nothing until it sleeps', async () => {
  documento.hidden = true
  const unaVez = async () => {
    dormir(50_000)
    await vi.advanceTimersByTimeAsync(10_000)
  }
  for (let i = 0; i < 5; i++) await unaVez()
  documento.hidden = false
  await unaVez()
  expect(preguntas).not.toHaveBeenCalled()
  documento.hidden = true
  await vi.advanceTimersByTimeAsync(10_000)
  dormir(10 * MINUTO)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(preguntas).toHaveBeenCalledTimes(1)
})

const Hoy = () => createElement('p', null, useHoy())
const dicho = () => renderToStaticMarkup(createElement(Hoy))

it('a page that stays open over midnight hears of the new day once, by the beat, or at once when it is seen again', async () => {
  vi.setSystemTime(new Date('2026-11-28T23:59:55-05:00'))
  await vi.advanceTimersByTimeAsync(0)
  documento.dispatchEvent(new Event('visibilitychange'))
  const nuevoDia = vi.fn()
  const dejar = alNuevoDia(nuevoDia)
  expect(dicho()).toBe('<p>2026-11-28</p>')
  await vi.advanceTimersByTimeAsync(MINUTO)
  expect([nuevoDia.mock.calls.length, dicho()]).toEqual([1, '<p>2026-11-29</p>'])

  documento.hidden = true
  dormir(24 * 60 * MINUTO)
  documento.dispatchEvent(new Event('visibilitychange'))
  expect(nuevoDia).toHaveBeenCalledTimes(1)
  documento.hidden = false
  documento.dispatchEvent(new Event('visibilitychange'))
  expect([nuevoDia.mock.calls.length, dicho()]).toEqual([2, '<p>2026-11-30</p>'])
  dejar()
})

it('that the server was away for a while is known also when it is back, of what was begun before that alone', async () => {
  const antes = performance.now()
  expect(huboAusencia(antes)).toBe(false)
  preguntas.mockResolvedValueOnce({ ok: false })
  expect(await sondearYa()).toBe(false)
  expect(await sondearYa()).toBe(true)
  await vi.advanceTimersByTimeAsync(1)
  expect([huboAusencia(antes), huboAusencia(performance.now())]).toEqual([true, false])
})
