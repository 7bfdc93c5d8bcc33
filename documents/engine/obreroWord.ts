import { parentPort } from 'node:worker_threads'
import type { Encargo, Respuesta } from './obrero.ts'
import { componerWord } from './word/componer.ts'

const responder = (respuesta: Respuesta, cede: ArrayBuffer[] = []) => parentPort?.postMessage(respuesta, cede)

parentPort?.on('message', async ({ documento }: Encargo) => {
  try {
    const bytes = await componerWord(documento, avance => responder({ avance }))
    responder({ bytes }, [bytes.buffer as ArrayBuffer])
  } catch (error) {
    responder({ error: String((error as Error)?.stack ?? error) })
  }
  responder({ libre: true })
})
