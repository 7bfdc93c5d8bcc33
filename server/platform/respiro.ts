import { setImmediate } from 'node:timers/promises'

/** How long work goes on at a stretch, in milliseconds. */
const TRAMO = 20

/**
 * For what takes long in the server's own thread: awaited between its pieces, it gives everybody else a turn where the work has gone on for
 * 20 milliseconds since the last one. Short work never waits.
 */
export function crearRespiro(): () => Promise<void> {
  let desde = performance.now()
  return async () => {
    if (performance.now() - desde < TRAMO) return
    await setImmediate()
    desde = performance.now()
  }
}
