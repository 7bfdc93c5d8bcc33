import { parentPort } from 'node:worker_threads'

/** A thread that does what it is told, for hilos.test.ts. */

parentPort?.on('message', (que: 'eco' | 'siempre' | 'memoria' | 'error' | 'sale') => {
  if (que === 'siempre') for (;;);
  if (que === 'memoria') {
    const todo: number[][] = []
    for (;;) todo.push(Array.from({ length: 100_000 }, (_, i) => i))
  }
  if (que === 'error') throw new Error('broken')
  if (que === 'sale') process.exit(3)
  parentPort?.postMessage(`${que} ${process.pid}`)
})
