/** From where to where something reaches down the window, in pixels. */
export interface Alto {
  top: number
  bottom: number
}

/** So much of a page may still show above the one that was asked for: fractions of a pixel, and no line of text. */
const RESTO = 4

/**
 * The page that is read, from 1: the first that still shows below the upper edge of what scrolls, where `goTo` puts the one it was asked for. Once the end
 * is in sight it is the last, which need not reach the upper edge.
 */
export function pageAt(pages: readonly Alto[], scroller: Alto): number {
  if ((pages.at(-1)?.bottom ?? 0) <= scroller.bottom) return pages.length
  return pages.findIndex(page => page.bottom > scroller.top + RESTO) + 1
}

/** The page that was asked for, and where the scroller stood once it was shown. */
export interface Pedida {
  page: number
  at: number
}

/**
 * What still counts of what was asked for where the scroller stands now. The last pages may not reach the upper edge: as long as nobody scrolls, the page is the
 * one that was asked for. Whoever scrolls away has forgotten it, and does not find it again on coming back.
 */
export const sigueEn = (pedida: Pedida | null, scrollTop: number): Pedida | null =>
  pedida?.at === scrollTop ? pedida : null
