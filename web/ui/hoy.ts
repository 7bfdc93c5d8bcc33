import { useSyncExternalStore } from 'react'
import { hoyAqui } from './form/dates.ts'
import { oyentes } from './oyentes.ts'

const { oir, decir } = oyentes()
let ultimo = hoyAqui()

/** Looks whether it is another day where the institutions are than when it was last looked, and tells it. The beat of the page looks (app/offline/sondeo.ts). */
export function mirarElDia(): void {
  const hoy = hoyAqui()
  if (hoy === ultimo) return
  ultimo = hoy
  decir()
}

/** Hears of each new day from now on; answers how to stop. */
export const alNuevoDia = oir

/** Today where the institutions are, as 'YYYY-MM-DD', drawn anew on a new day: of all that a page says of today. */
export const useHoy = (): string => useSyncExternalStore(oir, hoyAqui, hoyAqui)
