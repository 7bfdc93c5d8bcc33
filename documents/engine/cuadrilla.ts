import type { Documento } from '../document.ts'
import { textos } from '../textos.ts'
import type { Respuesta } from './obrero.ts'
import type { Contratar, Peon } from './peon.ts'
import { crearTurnos, type Quien, quienPide } from './turnos.ts'

/** A report that could not be made. The message is for people; `cause` says what the engine said. */
export class InformeError extends Error {
  override readonly name = 'InformeError'
}

/** It took longer than a document may. */
export class DemoraError extends InformeError {
  constructor() {
    super(textos.demora)
  }
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
  /** Who asked for it. */
  quien: Quien
  onProgress: Avanza | undefined
  intentos: number
  resolve: (bytes: Uint8Array) => void
  reject: (error: Error) => void
}

interface Obrero {
  peon: Peon
  /** Takes no document: it has one, or cleans up after one. */
  ocupado: boolean
  trabajo: Trabajo | null
  /** Is being stopped: nothing that it still says counts. */
  despedido: boolean
  reloj: NodeJS.Timeout | null
}

/** A document that kills two workers will kill a third. */
const INTENTOS = 2

/**
 * A pool of workers (enHilo.ts, enProceso.ts) that starts them when there is work and survives their death: the document at hand is tried
 * once more on a new worker. Who asks for many documents takes turns with the others (turnos.ts). A worker that takes longer than `plazo` (milliseconds) is stopped and its document refused; the one in
 * its place begins when it is gone, so that never more than `cuantos` are at work.
 */
export const crearCuadrilla = (nuevo: Contratar, cuantos: number, plazo: number): Cuadrilla => {
  const cola = crearTurnos<Trabajo>()
  const obreros = new Set<Obrero>()

  const repartir = (): void => {
    for (;;) {
      const libre = [...obreros].find(o => !o.ocupado)
      if (!libre && obreros.size >= cuantos) return
      const trabajo = cola.tomar()
      if (!trabajo) return
      encargar(libre ?? contratar(), trabajo)
    }
  }

  const encargar = (obrero: Obrero, trabajo: Trabajo): void => {
    obrero.ocupado = true
    obrero.trabajo = trabajo
    trabajo.intentos++
    obrero.peon.retener(true)
    obrero.reloj = setTimeout(() => {
      soltar(obrero)?.reject(new DemoraError())
      void despedir(obrero)
    }, plazo)
    obrero.peon.encargar({ documento: trabajo.documento })
  }

  /** Frees a worker of its document, and hands that back. */
  const soltar = (obrero: Obrero): Trabajo | null => {
    const { trabajo } = obrero
    if (obrero.reloj) clearTimeout(obrero.reloj)
    obrero.trabajo = null
    obrero.reloj = null
    return trabajo
  }

  const parar = (obrero: Obrero): Promise<void> => {
    obrero.despedido = true
    return obrero.peon.parar()
  }

  const despedir = async (obrero: Obrero): Promise<void> => {
    obrero.ocupado = true
    await parar(obrero)
    obreros.delete(obrero)
    repartir()
  }

  const contratar = (): Obrero => {
    const oir = (respuesta: Respuesta): void => {
      if (obrero.despedido) return
      if ('libre' in respuesta) {
        obrero.ocupado = false
        // An idle worker does not keep a process alive.
        obrero.peon.retener(false)
        repartir()
      } else if ('avance' in respuesta) {
        obrero.trabajo?.onProgress?.(respuesta.avance)
      } else if ('bytes' in respuesta) {
        soltar(obrero)?.resolve(respuesta.bytes)
      } else {
        soltar(obrero)?.reject(new InformeError(textos.falla, { cause: respuesta.error }))
      }
    }
    const caer = (causa: unknown): void => {
      if (obrero.despedido) return
      const trabajo = soltar(obrero)
      if (trabajo && trabajo.intentos < INTENTOS) cola.reponer(trabajo)
      else trabajo?.reject(new InformeError(textos.falla, { cause: causa }))
      void despedir(obrero)
    }
    const obrero: Obrero = {
      peon: nuevo(oir, caer),
      ocupado: false,
      trabajo: null,
      despedido: false,
      reloj: null,
    }
    obreros.add(obrero)
    return obrero
  }

  return {
    render: (documento, onProgress) =>
      new Promise((resolve, reject) => {
        cola.poner({ documento, quien: quienPide(), onProgress, intentos: 0, resolve, reject })
        repartir()
      }),
    close: async () => {
      const pendientes = [...cola.vaciar(), ...[...obreros].map(soltar)]
      for (const t of pendientes) t?.reject(new InformeError(textos.falla, { cause: 'closed' }))
      const todos = [...obreros]
      obreros.clear()
      await Promise.all(todos.map(parar))
    },
  }
}
