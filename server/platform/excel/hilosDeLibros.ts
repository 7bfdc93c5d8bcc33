import { mensajesDeError } from '@malla/contracts/mensajesDeError.ts'
import { busy } from '../errors.ts'
import { crearHilos, HiloError, type LimitesDeHilos } from '../hilos.ts'
import type { RespuestaDeLibro, TareaDeLibro } from './libros.worker.ts'

/**
 * Large books are read and written in these threads, two at a time, so that twenty at once do not take twenty times the memory. What waits has the whole of its
 * book in memory. A thread is kept for two minutes: starting one takes far longer than an ordinary book, and a preview is followed by its import.
 */
const LIMITES: LimitesDeHilos = {
  cuantos: 2,
  enEspera: 24,
  memoriaMb: 768,
  plazo: 120_000,
  descanso: 2 * 60_000,
}

const hilos = crearHilos<TareaDeLibro, RespuestaDeLibro>(
  new URL('./libros.worker.ts', import.meta.url),
  LIMITES,
)

/** Stops the threads of books; for shutdown. */
export const closeLibros = (): Promise<void> => hilos.close()

/** What a thread makes of this, within `plazo` milliseconds of its turn (two minutes where none is said). 503 where too many wait; else HiloError. */
export async function enHiloDeLibros(tarea: TareaDeLibro, plazo?: number): Promise<RespuestaDeLibro> {
  try {
    return await hilos.hacer(tarea, plazo)
  } catch (error) {
    throw error instanceof HiloError && error.fin === 'lleno' ? busy(mensajesDeError.sinServicio) : error
  }
}
