import { parentPort } from 'node:worker_threads'
import type { Documento } from '../document.ts'
import { crearCompilador } from './compilador.ts'

/** What the pool sends to a worker, and what comes back. */
export interface Encargo {
  id: number
  documento: Documento
}
export type Respuesta = { id: number; pdf: Uint8Array } | { id: number; error: string }

const compilador = crearCompilador()

parentPort?.on('message', ({ id, documento }: Encargo) => {
  try {
    const pdf = new Uint8Array(compilador.pdf(documento))
    parentPort?.postMessage({ id, pdf } satisfies Respuesta, [pdf.buffer])
  } catch (error) {
    parentPort?.postMessage({ id, error: String(error) } satisfies Respuesta)
  }
  // After the answer is on its way: nobody waits for the cleaning.
  compilador.olvidar()
})
