import type { Worker } from 'node:worker_threads'
import type { Contratar } from './peon.ts'

/** Workers in threads: for JavaScript alone, since native code in a thread cannot be stopped. */
export const enHilo =
  (nuevo: () => Worker): Contratar =>
  (oye, cae) => {
    const hilo = nuevo()
    hilo.on('message', oye).on('error', cae).on('exit', cae)
    return {
      encargar: encargo => hilo.postMessage(encargo),
      retener: si => (si ? hilo.ref() : hilo.unref()),
      parar: async () => {
        // Or the process may end while it still waits here.
        hilo.ref()
        await hilo.terminate()
      },
    }
  }
