import { mover } from '@malla/domain/listas/mover.ts'

/** What is done to a list of lines with ids; a line that is not there changes nothing. */

export interface Linea {
  id: string
}

/** A line with some fields changed; the others stay the same objects. */
export const cambiada = <T extends Linea>(lineas: readonly T[], id: string, cambio: Partial<T>): T[] =>
  lineas.map(l => (l.id === id ? { ...l, ...cambio } : l))

/** Without a line. */
export const sin = <T extends Linea>(lineas: readonly T[], id: string): T[] => lineas.filter(l => l.id !== id)

/** A line at another place, counted from 0 without it. */
export function movida<T extends Linea>(lineas: readonly T[], id: string, posicion: number): T[] {
  const linea = lineas.find(l => l.id === id)
  return linea ? [...mover(lineas, linea, posicion)] : [...lineas]
}
