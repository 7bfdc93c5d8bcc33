import { createStore, entries, promisifyRequest, set } from 'idb-keyval'
import { AL_FINAL, type Espera } from './reglas.ts'

/** Where writes wait in this browser: an entry each, which outlives the tab, the session and the browser. */

const tienda = createStore('malla-cola', 'cambios')
const nombreDe = ({ dueno, orden }: Pick<Espera, 'dueno' | 'orden'>): string =>
  `${dueno}|${String(orden).padStart(16, '0')}`
const ordenDe = (nombre: IDBValidKey): number => Number(String(nombre).split('|')[1])

const porOrden = (a: Espera, b: Espera): number => a.orden - b.orden

/** What waits of one person in one institution, the first first. */
export const leerCola = async (dueno: string): Promise<Espera[]> =>
  (await entries<string, Espera>(tienda))
    .map(([, espera]) => espera)
    .filter(e => e.dueno === dueno)
    .sort(porOrden)

/** Keeps a write in its place. Resolves when it is kept. */
export const guardarEspera = (espera: Espera): Promise<void> => set(nombreDe(espera), espera, tienda)

/** Those that go behind all others (AL_FINAL) with their place: the clock may have been ahead when one of the others got its own. */
function conLugar(esperas: readonly Espera[], ordenes: readonly number[]): Espera[] {
  let siguiente = ordenes.reduce((max, orden) => Math.max(max, orden + 1), Date.now() * 100)
  return esperas.map(e => (e.orden === AL_FINAL ? { ...e, orden: siguiente++ } : e))
}

/**
 * One goes (null: none), others take its place or stand behind all that wait, by whichever tab: all of it or nothing, should the browser die between.
 * Places are given while no other tab writes.
 */
export const reemplazar = (ida: Espera | null, otras: readonly Espera[]): Promise<void> =>
  tienda('readwrite', async cosas => {
    const puestas = conLugar(otras, (await promisifyRequest(cosas.getAllKeys())).map(ordenDe))
    for (const e of puestas) cosas.put(e, nombreDe(e))
    // Last: where the browser refuses to take the others it stays.
    if (ida && !puestas.some(e => e.orden === ida.orden)) cosas.delete(nombreDe(ida))
    return promisifyRequest(cosas.transaction)
  })

/** Takes one out of the store. */
export const quitarEspera = (espera: Espera): Promise<void> => reemplazar(espera, [])
