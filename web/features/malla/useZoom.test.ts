import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { ajustado, escalon, escucharGestos, useZoom } from './useZoom.ts'

afterEach(() => void vi.unstubAllGlobals())

const Tablero = () => (useZoom({ current: null }, true)[1] ? 'larger and smaller' : 'as it is')

it.each([
  [true, 'larger and smaller'],
  [false, 'as it is'],
])('a browser that knows zoom (%j) draws the board %s', (sabe, dibuja) => {
  vi.stubGlobal('CSS', { supports: (propiedad: string) => propiedad === 'zoom' && sabe })
  expect(renderToStaticMarkup(createElement(Tablero))).toBe(dibuja)
})

it.each([
  [0.1, 0.5],
  [1.234, 1.23],
  [9, 2],
])('%d is kept to %d', (zoom, dentro) => expect(ajustado(zoom)).toBe(dentro))

it.each([
  [1, 1, 1.1],
  [1, -1, 0.9],
  [1.13, 1, 1.25],
  [1.13, -1, 1.1],
  [2, 1, 2],
  [0.5, -1, 0.5],
] as const)('from %d by %i to %d', (zoom, sentido, otro) => expect(escalon(zoom, sentido)).toBe(otro))

/** A board that is touched and rolled over, with its zoom. */
function tablero() {
  const element = new EventTarget()
  const hoja = { zoom: 1 }
  const parar = escucharGestos(
    element as HTMLElement,
    () => hoja.zoom,
    como => {
      hoja.zoom = como(hoja.zoom)
    },
  )
  const pasa = (tipo: string, campos: object): Event => {
    const event = Object.assign(new Event(tipo, { cancelable: true }), campos)
    element.dispatchEvent(event)
    return event
  }
  const dedos = (tipo: string, ...puntos: [x: number, y: number][]) =>
    pasa(tipo, { touches: puntos.map(([clientX, clientY]) => ({ clientX, clientY })) })
  return { hoja, parar, pasa, dedos }
}

it.each([
  [-10, 1.06],
  [10, 0.94],
  // A mouse tells far more a notch than a touchpad: no more than this at once.
  [-500, 1.13],
])('Ctrl and the wheel by %d: %d, and the page itself does not grow', (deltaY, zoom) => {
  const { hoja, pasa } = tablero()
  expect(pasa('wheel', { ctrlKey: true, deltaY }).defaultPrevented).toBe(true)
  expect(hoja.zoom).toBe(zoom)
})

it('the wheel alone scrolls', () => {
  const { hoja, pasa } = tablero()
  expect(pasa('wheel', { ctrlKey: false, deltaY: -10 }).defaultPrevented).toBe(false)
  expect(hoja.zoom).toBe(1)
})

it('two fingers draw it apart from what it was when they came down', () => {
  const { hoja, dedos } = tablero()
  hoja.zoom = 0.8
  dedos('touchstart', [10, 10], [40, 50])
  expect(dedos('touchmove', [10, 10], [70, 90]).defaultPrevented).toBe(true)
  expect(hoja.zoom).toBe(1.6)
  dedos('touchmove', [10, 10], [40, 50])
  expect(hoja.zoom).toBe(0.8)
})

it('one finger moves the page, also after one of two was lifted', () => {
  const { hoja, dedos } = tablero()
  dedos('touchstart', [10, 10])
  expect(dedos('touchmove', [10, 90], [40, 50]).defaultPrevented).toBe(false)
  dedos('touchstart', [10, 10], [40, 50])
  expect(dedos('touchmove', [10, 90]).defaultPrevented).toBe(false)
  expect(hoja.zoom).toBe(1)
})

it('two fingers on the pad of a Mac do as much as they are drawn apart, and the page does not grow', () => {
  const { hoja, pasa } = tablero()
  hoja.zoom = 0.8
  expect(pasa('gesturestart', { scale: 1 }).defaultPrevented).toBe(true)
  expect(pasa('gesturechange', { scale: 1.5 }).defaultPrevented).toBe(true)
  expect(hoja.zoom).toBe(1.2)
  pasa('gesturechange', { scale: 1 })
  expect(hoja.zoom).toBe(0.8)
})

it('a phone that tells both its fingers and the gesture is heard once', () => {
  const { hoja, pasa, dedos } = tablero()
  dedos('touchstart', [10, 10], [40, 50])
  pasa('gesturestart', { scale: 1 })
  dedos('touchmove', [10, 10], [70, 90])
  expect(pasa('gesturechange', { scale: 1.2 }).defaultPrevented).toBe(true)
  expect(hoja.zoom).toBe(2)
})

it('stops listening', () => {
  const { hoja, parar, pasa, dedos } = tablero()
  dedos('touchstart', [10, 10], [40, 50])
  parar()
  pasa('wheel', { ctrlKey: true, deltaY: -10 })
  dedos('touchmove', [10, 10], [70, 90])
  pasa('gesturestart', { scale: 1 })
  pasa('gesturechange', { scale: 1.5 })
  expect(hoja.zoom).toBe(1)
})
