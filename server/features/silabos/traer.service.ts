import type { Archivo } from '@malla/contracts/campos.ts'
import { mensajesDeError } from '@malla/contracts/mensajesDeError.ts'
import type { LecturaDeSilabo } from '@malla/contracts/traerSilabo.ts'
import { empresaOf, type GlobalCtx, readingCtx } from '../../platform/context.ts'
import { busy, invalidField, unauthorized } from '../../platform/errors.ts'
import { crearHilos, HiloError, type LimitesDeHilos } from '../../platform/hilos.ts'
import { WordError } from '../../platform/word/wordError.ts'
import { assertCurso } from './curso.guard.ts'
import { selectEntorno } from './entorno.queries.ts'
import type { Leido, Origen } from './lectura.ts'

interface Pedido {
  id: number
  archivo?: Archivo | undefined
  html?: string | undefined
}

/**
 * Syllabi are read in less than a second, a megabyte of 40 000 paragraphs in some three; what needs more than its thread is given (100 000 paragraphs
 * in a cell over hundreds of rows) is refused in words.
 */
export const LIMITES_DE_LECTURA: LimitesDeHilos = {
  cuantos: 2,
  enEspera: 24,
  memoriaMb: 512,
  plazo: 15_000,
  descanso: 60_000,
}

const nuevosHilos = (limites: LimitesDeHilos) =>
  crearHilos<Origen, Leido>(new URL('./lectura.worker.ts', import.meta.url), limites)

const hilos = nuevosHilos(LIMITES_DE_LECTURA)

/** Stops the threads that read documents; for shutdown. */
export const closeLectura = (): Promise<void> => hilos.close()

const HTML_LARGO = 'El texto pegado tardó demasiado en leerse. Pegue solo el sílabo.'

/**
 * Reads a document or what was pasted in a thread. 422 in words when there is nothing to read, or when it takes more time or memory than the
 * limits give (`limites`: other ones, for tests); 503 while too many wait already.
 */
export async function leerEnHilo(origen: Origen, limites?: LimitesDeHilos): Promise<LecturaDeSilabo> {
  const propios = limites ? nuevosHilos(limites) : hilos
  try {
    const leido = await propios.hacer(origen)
    if ('lectura' in leido) return leido.lectura
    throw invalidField(leido.campo, leido.motivo)
  } catch (error) {
    if (!(error instanceof HiloError) || error.fin === 'caido') throw error
    if (error.fin === 'lleno') throw busy(mensajesDeError.sinServicio)
    throw 'archivo' in origen
      ? invalidField('archivo', new WordError('tiempo', error).message)
      : invalidField('html', HTML_LARGO)
  } finally {
    if (limites) await propios.close()
  }
}

/**
 * Which sections of a syllabus stand in a document, for whoever may write that of this course; what says a competency that the course serves is tied to
 * it. It is read after the permission was asked, outside of any transaction. 422 in words when there is nothing to read.
 */
export async function leerDocumento(
  { platform, sesion }: GlobalCtx,
  { id, archivo, html }: Pedido,
): Promise<LecturaDeSilabo> {
  if (!sesion) throw unauthorized()
  const empresaId = empresaOf(sesion)
  const { competencias } = await platform.db.read(empresaId, async tx => {
    const ctx = readingCtx({ platform, tx, sesion, empresaId })
    return selectEntorno(ctx, await assertCurso(ctx, id, 'silabos.editar'))
  })
  if (archivo) return leerEnHilo({ archivo: archivo.data, competencias })
  if (html !== undefined) return leerEnHilo({ html, competencias })
  throw invalidField('archivo', 'Suba un documento de Word (.docx) o pegue su texto.')
}
