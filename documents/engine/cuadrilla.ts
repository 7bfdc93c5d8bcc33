import type { Worker } from 'node:worker_threads'
import type { Documento } from '../document.ts'
import { textos } from '../textos.ts'
import type { Encargo, Respuesta } from './obrero.ts'

/** A report that could not be made. The message is for people; `cause` says what the engine said. */
export class InformeError extends Error {
  override readonly name = 'InformeError'
}

export interface Cuadrilla {
  /** `onProgress` hears how much of the document is done, 0 to 1. */
  render: (documento: Documento, onProgress?: Avanza) => Promise<Uint8Array>
  /** Stops every worker; what still waits is refused. The next `render` starts again. */
  close: () => Promise<void>
}

/** Hears how much is done, 0 to 1. */
export type Avanza = (parte: number) => void

interface Trabajo {
  documento: Documento
  onProgress: Avanza | undefined
  intentos: number
  resolve: (bytes: Uint8Array) => void
  reject: (error: Error) => void
}

interface Obrero {
  worker: Worker
  /** Takes no document: it has one, or cleans up after one. */
  ocupado: boolean
  trabajo: Trabajo | null
  reloj: NodeJS.Timeout | null
}

/** A document that kills two workers will kill a third. */
const INTENTOS = 2

/**
 * A pool of worker threads that starts them when there is work and survives their death: the document at hand is tried once
 * more on a new worker. A worker that takes longer than `plazo` (milliseconds) is stopped and its document refused.
 */
export const crearCuadrilla = (nuevo: () => Worker, cuantos: number, plazo: number): Cuadrilla => {
  const cola: Trabajo[] = []
  const obreros = new Set<Obrero>()

  const repartir = (): void => {
    while (cola.length) {
      const obrero = [...obreros].find(o => !o.ocupado) ?? (obreros.size < cuantos ? contratar() : null)
      const trabajo = obrero && cola.shift()
      if (!trabajo) return
      encargar(obrero, trabajo)
    }
  }

  const encargar = (obrero: Obrero, trabajo: Trabajo): void => {
    obrero.ocupado = true
    obrero.trabajo = trabajo
    trabajo.intentos++
    obrero.worker.ref()
    obrero.reloj = setTimeout(() => {
      soltar(obrero)?.reject(new InformeError(textos.demora))
      despedir(obrero)
    }, plazo)
    obrero.worker.postMessage({ documento: trabajo.documento } satisfies Encargo)
  }

  /** Frees a worker of its document, and hands that back. */
  const soltar = (obrero: Obrero): Trabajo | null => {
    const { trabajo } = obrero
    if (obrero.reloj) clearTimeout(obrero.reloj)
    obrero.trabajo = null
    obrero.reloj = null
    return trabajo
  }

  const despedir = (obrero: Obrero): void => {
    obreros.delete(obrero)
    void obrero.worker.terminate()
    repartir()
  }

  const contratar = (): Obrero => {
    const obrero: Obrero = { worker: nuevo(), ocupado: false, trabajo: null, reloj: null }
    obreros.add(obrero)
    obrero.worker.on('message', (respuesta: Respuesta) => {
      if ('libre' in respuesta) {
        obrero.ocupado = false
        // An idle worker does not keep a process alive.
        obrero.worker.unref()
        return repartir()
      }
      if ('avance' in respuesta) return obrero.trabajo?.onProgress?.(respuesta.avance)
      const trabajo = soltar(obrero)
      if ('bytes' in respuesta) trabajo?.resolve(respuesta.bytes)
      else trabajo?.reject(new InformeError(textos.falla, { cause: respuesta.error }))
    })
    const caer = (causa: unknown): void => {
      if (!obreros.has(obrero)) return
      const trabajo = soltar(obrero)
      if (trabajo && trabajo.intentos < INTENTOS) cola.unshift(trabajo)
      else trabajo?.reject(new InformeError(textos.falla, { cause: causa }))
      despedir(obrero)
    }
    obrero.worker.on('error', caer)
    obrero.worker.on('exit', caer)
    return obrero
  }

  return {
    render: (documento, onProgress) =>
      new Promise((resolve, reject) => {
        cola.push({ documento, onProgress, intentos: 0, resolve, reject })
        repartir()
      }),
    close: async () => {
      const pendientes = [...cola.splice(0), ...[...obreros].map(soltar)]
      for (const t of pendientes) t?.reject(new InformeError(textos.falla, { cause: 'closed' }))
      const todos = [...obreros]
      obreros.clear()
      await Promise.all(
        todos.map(o => {
          // Or the process may end while it still waits here.
          o.worker.ref()
          return o.worker.terminate()
        }),
      )
    },
  }
}
