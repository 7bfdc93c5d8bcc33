import { sameValue } from '../../ui/form/merge.ts'
import type { Espera } from './reglas.ts'

/** Cells of a table in writes that wait: they have no id and no revision, and say upon what they were written (`antes`). Pure. */

type Fila = Record<string, unknown>

/** The rows in a part of an input. */
export const filasDe = (v: unknown): Fila[] =>
  Array.isArray(v) ? v.filter(f => typeof f === 'object' && f !== null) : []
/** Whether two cells are the same one of their table. */
export const esLaMisma = (una: Fila, otra: Fila): boolean =>
  Object.keys(una).every(n => !n.endsWith('_id') || una[n] === otra[n])
/** The one field of a cell that is written. */
const valorDe = (celda: Fila): unknown =>
  celda[Object.keys(celda).find(n => n !== 'antes' && !n.endsWith('_id'))!]

/** Under which name a write has its cells; undefined where it has none. */
export const dondeEstan = (input: Fila): string | undefined =>
  Object.keys(input).find(n => filasDe(input[n]).some(f => 'antes' in f))
/** Whether two writes are of the same table. */
export const esDeLaMisma = (una: Espera, otra: Espera, nombre: string): boolean =>
  una.llamada === otra.llamada &&
  sameValue({ ...una.input, [nombre]: null }, { ...otra.input, [nombre]: null })

/** The input of a later write once one is thrown away: a cell that was written upon what that one wrote was in truth written upon what stood there before. */
export function sinLaDescartada(input: Fila, descartada: Fila): Fila {
  const nombre = dondeEstan(input)
  if (nombre === undefined) return input
  const idas = filasDe(descartada[nombre]).filter(f => 'antes' in f)
  return {
    ...input,
    [nombre]: filasDe(input[nombre]).map(f => {
      const ida = idas.find(i => esLaMisma(i, f))
      return ida && f.antes === valorDe(ida) ? { ...f, antes: ida.antes } : f
    }),
  }
}
