import { Worker } from 'node:worker_threads'
import { crearTurnos, type Quien, quienPide } from '@malla/documents/engine/turnos.ts'

/** Work on what strangers send, in threads beside the server's own: nobody else waits for it, and it ends in time and in memory. */

/** Why a thread did not answer: it took too long, wanted more memory than it may have, died of something else; or so much waits that it was not begun. */
export type FinDeHilo = 'tiempo' | 'memoria' | 'caido' | 'lleno'

/** `cause` says what the thread said, for the log. */
export class HiloError extends Error {
  override readonly name = 'HiloError'
  readonly fin: FinDeHilo

  constructor(fin: FinDeHilo, cause?: unknown) {
    super(`a thread ended: ${fin}`, { cause })
    this.fin = fin
  }
}

export interface LimitesDeHilos {
  /** Threads at a time; what comes meanwhile waits. */
  cuantos: number
  /** Work that may wait, each with all of what it reads in memory: what is more is refused at once, to who has most of it waiting. */
  enEspera: number
  /** Memory of each, in MB. */
  memoriaMb: number
  /** Time of one piece of work where it says none of its own, its waiting for a thread not counted; and how long a thread rests before it goes, in milliseconds. */
  plazo: number
  descanso: number
}

export interface Hilos<T, R> {
  /** What the thread answers to this, within `plazo` milliseconds of its turn. Rejects with HiloError only. */
  hacer(tarea: T, plazo?: number): Promise<R>
  /** Stops every thread; what waits is refused. The next work starts one again. */
  close(): Promise<void>
}

interface Trabajo<T, R> {
  tarea: T
  plazo: number
  /** Who asked for it. */
  quien: Quien
  resolve(respuesta: R): void
  reject(error: HiloError): void
}

interface Hilo<T, R> {
  worker: Worker
  trabajo: Trabajo<T, R> | null
  reloj: NodeJS.Timeout | undefined
}

const isSinMemoria = (error: unknown): boolean =>
  (error as NodeJS.ErrnoException | null)?.code === 'ERR_WORKER_OUT_OF_MEMORY'

/**
 * Threads of a module that answers one message for each that it gets (`atender`). They start with the first work, are kept for the next, and keep no
 * process alive that has nothing else to do.
 */
export function crearHilos<T, R>(modulo: URL, limites: LimitesDeHilos): Hilos<T, R> {
  const cola = crearTurnos<Trabajo<T, R>>()
  const hilos = new Set<Hilo<T, R>>()

  const despedir = (hilo: Hilo<T, R>): Promise<unknown> => {
    hilos.delete(hilo)
    clearTimeout(hilo.reloj)
    return hilo.worker.terminate()
  }

  const caer = (hilo: Hilo<T, R>, fin: FinDeHilo, cause?: unknown): void => {
    if (!hilos.has(hilo)) return
    hilo.trabajo?.reject(new HiloError(fin, cause))
    void despedir(hilo)
    repartir()
  }

  const descansar = (hilo: Hilo<T, R>): void => {
    clearTimeout(hilo.reloj)
    hilo.trabajo = null
    hilo.worker.unref()
    hilo.reloj = setTimeout(() => void despedir(hilo), limites.descanso).unref()
  }

  const empezar = (): Hilo<T, R> => {
    const worker = new Worker(modulo, { resourceLimits: { maxOldGenerationSizeMb: limites.memoriaMb } })
    const hilo: Hilo<T, R> = { worker, trabajo: null, reloj: undefined }
    hilos.add(hilo)
    worker.on('message', (respuesta: R) => {
      hilo.trabajo?.resolve(respuesta)
      descansar(hilo)
      repartir()
    })
    worker.on('error', error => caer(hilo, isSinMemoria(error) ? 'memoria' : 'caido', error))
    worker.on('exit', code => caer(hilo, 'caido', `it ended with ${code}`))
    return hilo
  }

  function repartir(): void {
    for (;;) {
      const libre = [...hilos].find(h => h.trabajo === null)
      if (!libre && hilos.size >= limites.cuantos) return
      const trabajo = cola.tomar()
      if (!trabajo) return
      const hilo = libre ?? empezar()
      clearTimeout(hilo.reloj)
      hilo.trabajo = trabajo
      hilo.worker.ref()
      hilo.reloj = setTimeout(() => caer(hilo, 'tiempo'), trabajo.plazo)
      hilo.worker.postMessage(trabajo.tarea)
    }
  }

  return {
    hacer: (tarea, plazo = limites.plazo) =>
      new Promise((resolve, reject) => {
        cola.poner({ tarea, plazo, quien: quienPide(), resolve, reject })
        repartir()
        if (cola.cuantas > limites.enEspera) cola.quitarDeMas()?.reject(new HiloError('lleno'))
      }),
    async close() {
      for (const t of cola.vaciar()) t.reject(new HiloError('caido', 'closed'))
      const todos = [...hilos]
      for (const { trabajo } of todos) trabajo?.reject(new HiloError('caido', 'closed'))
      await Promise.all(
        todos.map(h => {
          h.worker.ref()
          return despedir(h)
        }),
      )
    },
  }
}
