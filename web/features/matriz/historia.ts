import type { Nivel } from '@malla/domain/competencias/catalogos.ts'
import type { Cambios, Clave } from './celdas.ts'

/** One thing done: cells before and after it. */
interface Paso {
  antes: Cambios
  despues: Cambios
}

/** What can be taken back, and what can be done again; the last one is at the end. */
export interface Historia {
  hechos: readonly Paso[]
  deshechos: readonly Paso[]
}

type Celdas = ReadonlyMap<Clave, Nivel>

/** A step back or forth: the cells as they are to be, none where nothing of the step is left; and what can be done after it. */
interface Andado {
  cambios: Cambios
  historia: Historia
}

const MAX_DESHACER = 200

/** What these cells hold; null is empty. */
export const loQueHay = (claves: Iterable<Clave>, ahora: Celdas): Cambios =>
  new Map([...claves].map(clave => [clave, ahora.get(clave) ?? null]))

/** One more thing done: what was taken back before is not done again any more. */
export const conHecho = ({ hechos }: Historia, paso: Paso): Historia => ({
  hechos: [...hechos, paso].slice(-MAX_DESHACER),
  deshechos: [],
})

/** Cells that are still as a step left them go to its other side; the step as far as it could be gone. Null when nothing of it is left. */
function volver(ahora: Celdas, de: Cambios, a: Cambios): Paso | null {
  const despues = new Map([...a].filter(([clave]) => (ahora.get(clave) ?? null) === de.get(clave)))
  return despues.size === 0 ? null : { antes: loQueHay(despues.keys(), ahora), despues }
}

/** Takes back the last thing done; null when there is none. */
export function alDeshacer({ hechos, deshechos }: Historia, ahora: Celdas): Andado | null {
  const paso = hechos.at(-1)
  if (!paso) return null
  const ida = volver(ahora, paso.despues, paso.antes)
  const deVuelta = ida ? [{ antes: ida.despues, despues: ida.antes }] : []
  return {
    cambios: ida?.despues ?? new Map(),
    historia: { hechos: hechos.slice(0, -1), deshechos: [...deshechos, ...deVuelta] },
  }
}

/** Does again what was last taken back; null when there is none. */
export function alRehacer({ hechos, deshechos }: Historia, ahora: Celdas): Andado | null {
  const paso = deshechos.at(-1)
  if (!paso) return null
  const ida = volver(ahora, paso.antes, paso.despues)
  return {
    cambios: ida?.despues ?? new Map(),
    historia: { hechos: [...hechos, ...(ida ? [ida] : [])], deshechos: deshechos.slice(0, -1) },
  }
}

/** Steps without the cells that are gone: the very same list where none is. */
export function sinIdas(pasos: readonly Paso[], esta: (clave: Clave) => boolean): readonly Paso[] {
  if (pasos.every(p => [...p.despues.keys()].every(esta))) return pasos
  const quedan = (cambios: Cambios): Cambios => new Map([...cambios].filter(([clave]) => esta(clave)))
  return pasos
    .map(p => ({ antes: quedan(p.antes), despues: quedan(p.despues) }))
    .filter(p => p.despues.size > 0)
}
