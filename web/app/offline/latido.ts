/** Looks at the clock of the page, which stands still while the device sleeps. */

/** How often it is looked at. */
export const LATIDO_MS = 10_000
/** A clock that stood still for so long slept with the laptop. */
const SUENO_MS = 3 * LATIDO_MS
/** In a tab that nobody looks at browsers let it run once a minute. */
const SUENO_SIN_MIRAR_MS = 2 * 60_000
/** For so long a channel that did not outlive the sleep may pass for an open one: nobody has tried it yet. */
const DUDA_MS = 2 * 60_000

let ultimo = 0
let isSinMirar = false
let dormidaDesde = 0
let dudaHasta = 0

/** Looks at the clock; answers whether the device slept since it was last looked at. */
export function latir(): boolean {
  const ahora = Date.now()
  const limite = document.hidden || isSinMirar ? SUENO_SIN_MIRAR_MS : SUENO_MS
  const durmio = ultimo > 0 && ahora - ultimo > limite
  if (durmio) {
    // Asleep again before it was known whether the channel had outlived the first time.
    if (ultimo >= dudaHasta) dormidaDesde = ultimo
    dudaHasta = ahora + DUDA_MS
  }
  ultimo = ahora
  isSinMirar = document.hidden
  return durmio
}

/** Until when a channel surely told what changed that is found broken now: where the device slept a moment ago, until it fell asleep. In milliseconds. */
export function oidoHasta(): number {
  latir()
  return ultimo < dudaHasta ? dormidaDesde : ultimo
}

/** The channel was joined, and told what it had missed: no sleep before counts. */
export const sinDuda = (): void => {
  dudaHasta = 0
}
