import { setImmediate } from 'node:timers/promises'
import { parentPort } from 'node:worker_threads'
import type { Documento } from '../document.ts'
import { crearCompilador } from './compilador.ts'
import { recolectar } from './recolector.ts'

/** What the pool sends to a worker. */
export interface Encargo {
  documento: Documento
}

/** What comes back: how much is done (0 to 1), then the answer, then, once the worker has cleaned up, that it can take the next. */
export type Respuesta = { bytes: Uint8Array } | { avance: number } | { error: string } | { libre: true }

const compilador = crearCompilador()
/** Bytes of PDF after which the memory behind them is asked back. */
const BYTES_POR_RECOLECCION = 1_000_000
let sinRecolectar = 0

const responder = (respuesta: Respuesta, cede: ArrayBuffer[] = []) => parentPort?.postMessage(respuesta, cede)

parentPort?.on('message', async ({ documento }: Encargo) => {
  try {
    const pdf = compilador.pdf(documento, avance => responder({ avance }))
    sinRecolectar += pdf.length
    responder({ bytes: pdf }, [pdf.buffer])
  } catch (error) {
    responder({ error: String(error) })
  }
  // After the answer is on its way: nobody waits for the cleaning.
  compilador.olvidar()
  if (sinRecolectar > BYTES_POR_RECOLECCION) {
    sinRecolectar = 0
    recolectar()
    // What was collected is freed in the next turn, which must come before the next document.
    await setImmediate()
  }
  responder({ libre: true })
})
