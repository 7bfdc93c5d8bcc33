import { Worker } from 'node:worker_threads'

/**
 * A case that never ends holds the thread that would notice: another thread looks. It names the case and ends the process, because nothing else
 * can stop a loop.
 */
const CODE = `
const { workerData: { shared, name, most } } = require('node:worker_threads')
const { writeSync } = require('node:fs')
const view = new Float64Array(shared), text = new Uint8Array(name)
setInterval(() => {
  const since = view[0]
  if (!since || Date.now() - since < most) return
  writeSync(2, '\\nNo answer after ' + most + ' ms: ' + Buffer.from(text.slice(0, view[1])).toString() + '\\n')
  process.kill(process.pid, 'SIGKILL')
}, 500)`

const MOST_NAME = 500

export interface Vigia {
  /** From now on `que` runs. */
  empieza(que: string): void
  acaba(): void
  cerrar(): Promise<unknown>
}

/** Watches over cases one after the other; each may take `most` ms. */
export function createVigia(most = 90_000): Vigia {
  const shared = new SharedArrayBuffer(16)
  const name = new SharedArrayBuffer(MOST_NAME)
  const view = new Float64Array(shared)
  const worker = new Worker(CODE, { eval: true, execArgv: [], workerData: { shared, name, most } })
  worker.unref()
  return {
    empieza(que) {
      const bytes = Buffer.from(que).subarray(0, MOST_NAME)
      new Uint8Array(name).set(bytes)
      view[1] = bytes.length
      view[0] = Date.now()
    },
    acaba: () => void (view[0] = 0),
    cerrar: () => worker.terminate(),
  }
}
