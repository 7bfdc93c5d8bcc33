import { expect, it } from 'vitest'
import { type Pedida, pageAt, sigueEn } from './pageAt.ts'

const ALTO = 253
const ENTRE = 16
const PAGINAS = 10
const scroller = { top: 100, bottom: 800 }

/** The pages where they stand once so much was scrolled. */
const paginas = (scrollTop: number, alto = ALTO) =>
  Array.from({ length: PAGINAS }, (_, i) => {
    const top = scroller.top + ENTRE + i * (alto + ENTRE) - scrollTop
    return { top, bottom: top + alto }
  })
/** So far is scrolled when this page lies at the upper edge. */
const hasta = (pagina: number, alto = ALTO) => ENTRE + (pagina - 1) * (alto + ENTRE)

it.each([
  ['nothing was scrolled', 0, 1],
  ['the second was asked for', hasta(2), 2],
  ['the third was asked for', hasta(3), 3],
  ['the second was asked for, and a fraction is missing', hasta(2) - 0.6, 2],
  ['a line of the second still shows', hasta(3) - 30, 2],
  ['the end is in sight', hasta(PAGINAS + 1) - 700, PAGINAS],
])('of pages lower than half the window, where %s', (_case, scrollTop, page) =>
  expect(pageAt(paginas(scrollTop), scroller)).toBe(page),
)

it('of pages higher than the window, the one at its upper edge', () => {
  expect(pageAt(paginas(hasta(4, 1123), 1123), scroller)).toBe(4)
  expect(pageAt(paginas(hasta(4, 1123) + 900, 1123), scroller)).toBe(4)
})

it('of a document without pages, none', () => expect(pageAt([], scroller)).toBe(0))

it('the page that was asked for is the one that is read until somebody scrolls, and not again where it had led', () => {
  const fin = hasta(PAGINAS + 1) - 700
  let pedida: Pedida | null = { page: PAGINAS - 1, at: fin }
  const vistas = [fin, fin, hasta(2), fin].map(scrollTop => {
    pedida = sigueEn(pedida, scrollTop)
    return pedida?.page ?? pageAt(paginas(scrollTop), scroller)
  })
  expect(vistas).toEqual([PAGINAS - 1, PAGINAS - 1, 2, PAGINAS])
})
