import { PESTANA, pestanasVivas } from '../pestanas.ts'

const NOMBRE = 'malla.cola'

/**
 * Does something in one tab of this browser at a time; not at all where another one is at it. Plain http addresses of a local network have no
 * locks: there the first of the living tabs does it.
 */
export async function conTurno(work: () => Promise<void>): Promise<void> {
  if (navigator.locks)
    await navigator.locks.request(NOMBRE, { ifAvailable: true }, async turno => {
      if (turno) await work()
    })
  else if ([...(await pestanasVivas())].sort()[0] === PESTANA) await work()
}

const canal = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(NOMBRE)
/** Tells the other tabs that the queue changed. */
export const avisarPestanas = (): void => canal?.postMessage('')

/** Hears when another tab changed the queue. */
export const alAvisar = (oir: () => Promise<void>): void =>
  canal?.addEventListener('message', () => void oir())
