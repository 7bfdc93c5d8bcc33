import { sameValue } from '../../ui/form/merge.ts'
import { newKey } from '../../ui/newKey.ts'
import type { Espera } from './reglas.ts'

/** Cells of a table in writes that wait: they have no id and no revision, and say upon what they were written (`antes`). Pure. */

type Fila = Record<string, unknown>

const filasDe = (v: unknown): Fila[] =>
  Array.isArray(v) ? v.filter(f => typeof f === 'object' && f !== null) : []
const esLaMisma = (una: Fila, otra: Fila): boolean =>
  Object.keys(una).every(n => !n.endsWith('_id') || una[n] === otra[n])
/** The one field of a cell that is written. */
const valorDe = (celda: Fila): unknown =>
  celda[Object.keys(celda).find(n => n !== 'antes' && !n.endsWith('_id'))!]

/** Under which name a write has its cells; undefined where it has none. */
const dondeEstan = (input: Fila): string | undefined =>
  Object.keys(input).find(n => filasDe(input[n]).some(f => 'antes' in f))
/** Whether two writes are of the same table. */
const esDeLaMisma = (una: Espera, otra: Espera, nombre: string): boolean =>
  una.llamada === otra.llamada &&
  sameValue({ ...una.input, [nombre]: null }, { ...otra.input, [nombre]: null })

/**
 * A refused write parted: the cells that somebody else changed (`actual`) wait for their person, who writes them over what is there by sending them
 * again; the others go on. What a later write of the queue says of a cell takes the place of what this one said. Null where the write is of something else.
 */
export function separarAjenas(
  uno: Espera,
  actual: unknown,
  motivo: string,
  cola: readonly Espera[],
  nuevoOrden: () => number,
): Espera[] | null {
  const nombre = dondeEstan(uno.input)
  if (nombre === undefined) return null
  const deOtra = filasDe(actual)
  const celdas = filasDe(uno.input[nombre])
  const propias = celdas.filter(f => !deOtra.some(a => esLaMisma(a, f)))
  if (propias.length === celdas.length) return null
  const despues = cola
    .filter(e => e.estado === 'espera' && e.orden > uno.orden && esDeLaMisma(e, uno, nombre))
    .flatMap(e => filasDe(e.input[nombre]))
  const ajenas = celdas.filter(f => !propias.includes(f) && !despues.some(d => esLaMisma(d, f)))
  const parte = (filas: Fila[]): Espera => ({
    ...uno,
    input: { ...uno.input, [nombre]: filas },
    clave: newKey(),
  })
  const apartada: Espera = {
    ...parte(ajenas.map(({ antes: _antes, ...f }) => f)),
    orden: propias.length > 0 ? nuevoOrden() : uno.orden,
    estado: 'rechazado',
    motivo: `${motivo} Enviado otra vez, queda lo que usted escribió.`,
  }
  return [...(propias.length > 0 ? [parte(propias)] : []), ...(ajenas.length > 0 ? [apartada] : [])]
}

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
