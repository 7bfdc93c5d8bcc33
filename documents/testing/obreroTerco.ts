import { parentPort } from 'node:worker_threads'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import type { Encargo, Respuesta } from '../engine/obrero.ts'

/**
 * A worker for tests: tells the number of its process as its progress, then answers the title of the document; one called «calla» keeps native
 * code busy for years, one called «muere» ends it all.
 */
const responder = (respuesta: Respuesta) => parentPort?.postMessage(respuesta)
const años = '#for a in range(100000) { for b in range(100000) { for c in range(100000) {} } }'

parentPort?.on('message', ({ documento }: Encargo) => {
  // Made before, so that who hears of the process finds native code under way.
  const compilador = NodeCompiler.create()
  responder({ avance: process.pid })
  if (documento.titulo === 'calla') compilador.compile({ mainFileContent: años })
  if (documento.titulo === 'muere') process.exit(1)
  responder({ bytes: new TextEncoder().encode(documento.titulo) })
  responder({ libre: true })
})
