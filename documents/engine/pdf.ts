import { availableParallelism } from 'node:os'
import type { Documento } from '../document.ts'
import { type Avanza, crearCuadrilla } from './cuadrilla.ts'
import { enProceso } from './enProceso.ts'

/** A report of a thousand pages takes seconds; a minute means that something is wrong. */
const PLAZO = 60_000

const cuadrilla = crearCuadrilla(
  enProceso(new URL('./obrero.ts', import.meta.url)),
  availableParallelism() > 2 ? 2 : 1,
  PLAZO,
)

/**
 * The document as a tagged PDF (PDF/UA-1 where its characters allow), made in another process. Pictures that cannot be read are
 * printed as their words. `onProgress` hears how much is done, 0 to 1. Throws `InformeError` when the document cannot be made or takes more than a minute.
 */
export const renderPdf = (documento: Documento, onProgress?: Avanza): Promise<Uint8Array> =>
  cuadrilla.render(documento, onProgress)

/** Stops the workers; for shutdown and tests. */
export const closePdf = (): Promise<void> => cuadrilla.close()
