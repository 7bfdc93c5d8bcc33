import type { Query } from '../../../paths.ts'
import { type ColumnaId, columnaIds } from './columnas.ts'
import { type Ver, type Vista, vistaInicial } from './vista.ts'

/** What the look of a grid is in the address: `filtro`, `solo` (which courses), `orden` («creditos», «-creditos» from the last), `modo` (not by cycles). */

const VISTOS: readonly Ver[] = ['avisos', 'incompletos', 'cambios']
const SUELTOS = 'sueltos'

function ordenDe(texto = ''): Vista['orden'] {
  const isDescendente = texto.startsWith('-')
  const columna = (isDescendente ? texto.slice(1) : texto) as ColumnaId
  return columnaIds.includes(columna) ? { columna, isDescendente } : null
}

/** The look that an address says; what nobody knows says nothing. */
export const vistaDe = ({ filtro = '', solo, orden, modo }: Query): Vista => ({
  filtro,
  ver: VISTOS.find(v => v === solo) ?? 'todos',
  orden: ordenDe(orden),
  agrupada: modo !== SUELTOS,
})

/** What an address has to say for a look; undefined where it is as it is at first. */
export const enAddress = ({ filtro, ver, orden, agrupada }: Vista): Query => ({
  filtro: filtro || undefined,
  solo: ver === vistaInicial.ver ? undefined : ver,
  orden: orden ? `${orden.isDescendente ? '-' : ''}${orden.columna}` : undefined,
  modo: agrupada ? undefined : SUELTOS,
})
