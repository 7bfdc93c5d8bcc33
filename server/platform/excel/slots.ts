import { mensajesDeError } from '@malla/contracts/mensajesDeError.ts'
import { busy } from '../errors.ts'

/** Threads at a time: the rest waits, so that twenty workbooks at once do not take twenty times the memory. */
const MAX_THREADS = 2
/** Works that may wait, each with the whole of its book in memory: more are told to come back. */
export const MAX_WAITING = 24

let running = 0
const waiting: (() => void)[] = []

/** Takes a thread's place, or waits until one is handed over by freeSlot; 503 where too many wait already. */
async function takeSlot(): Promise<void> {
  if (running < MAX_THREADS) running++
  else if (waiting.length >= MAX_WAITING) throw busy(mensajesDeError.sinServicio)
  else await new Promise<void>(resolve => waiting.push(resolve))
}

function freeSlot(): void {
  const next = waiting.shift()
  if (next) next()
  else running--
}

/** Does what starts a thread, in its turn. */
export async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  await takeSlot()
  try {
    return await work()
  } finally {
    freeSlot()
  }
}
