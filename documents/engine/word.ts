import { Worker } from 'node:worker_threads'
import type { Documento } from '../document.ts'
import { type Avanza, crearCuadrilla } from './cuadrilla.ts'
import { enHilo } from './enHilo.ts'

/** A curricular design of a thousand pages takes seconds; a minute means that something is wrong. */
const PLAZO = 60_000

const cuadrilla = crearCuadrilla(
  enHilo(() => new Worker(new URL('./obreroWord.ts', import.meta.url))),
  1,
  PLAZO,
)

/** Media type of Word's files. */
export const TIPO_WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

/**
 * The document as a Word file (.docx), made in a worker thread. Pictures that Word cannot draw are written as their words. `onProgress`
 * hears how much is done, 0 to 1. Throws `InformeError` when it cannot be made or takes more than a minute.
 */
export const renderWord = (documento: Documento, onProgress?: Avanza): Promise<Uint8Array> =>
  cuadrilla.render(documento, onProgress)

/** Stops the worker; for shutdown and tests. */
export const closeWord = (): Promise<void> => cuadrilla.close()
