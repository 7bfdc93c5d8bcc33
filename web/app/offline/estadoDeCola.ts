import { shared } from '../../ui/shared.ts'
import type { Espera } from './reglas.ts'

/** The writes that wait, as they are shown; what becomes of them: cola.ts. */

export interface EstadoDeCola {
  cola: readonly Espera[]
  enviando: boolean
}

const estado = shared<EstadoDeCola>({ cola: [], enviando: false })

/** Says what changed in the queue; those who look at it are told. */
export const ponerCola = (cambios: Partial<EstadoDeCola>): void => estado.set({ ...estado.get(), ...cambios })

/** How the queue stands. */
export const estadoDeCola = estado.get

/** The same, drawn anew when it changes. */
export const useCola = (): EstadoDeCola => estado.use()
