import { createStore, del, entries, promisifyRequest, set } from 'idb-keyval'
import type { Espera } from './reglas.ts'

/** Where writes wait in this browser: an entry each, which outlives the tab, the session and the browser. */

const tienda = createStore('malla-cola', 'cambios')
const nombreDe = ({ dueno, orden }: Pick<Espera, 'dueno' | 'orden'>): string =>
  `${dueno}|${String(orden).padStart(16, '0')}`

const porOrden = (a: Espera, b: Espera): number => a.orden - b.orden

/** What waits of one person in one institution, the first first. */
export const leerCola = async (dueno: string): Promise<Espera[]> =>
  (await entries<string, Espera>(tienda))
    .map(([, espera]) => espera)
    .filter(e => e.dueno === dueno)
    .sort(porOrden)

/** Resolves when it is kept. */
export const guardarEspera = (espera: Espera): Promise<void> => set(nombreDe(espera), espera, tienda)

/** Takes one out of the store. */
export const quitarEspera = (espera: Espera): Promise<void> => del(nombreDe(espera), tienda)

/** One went, others go on from what it left: both or neither, should the browser die between. */
export const reemplazar = (ida: Espera, cambiadas: readonly Espera[]): Promise<void> =>
  tienda('readwrite', cosas => {
    cosas.delete(nombreDe(ida))
    for (const c of cambiadas) cosas.put(c, nombreDe(c))
    return promisifyRequest(cosas.transaction)
  })

let ultimo = 0
/** A place behind all that were made before, in whichever tab. */
export const nuevoOrden = (ahora = Date.now()): number => {
  ultimo = Math.max(ultimo + 1, ahora * 100)
  return ultimo
}
