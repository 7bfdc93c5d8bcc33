import type { Cell } from '../book.ts'
import { estaVacia, type FilaAbierta } from './filaAbierta.ts'
import { type Hallazgos, valorDe } from './hallazgos.ts'

/** Cycles and sections that stand in the first row of their block alone. */

/**
 * Whether cycles, or sections, stand in the first row of their block alone: each is written once, and most rows say none. A single row that says none may be
 * anybody's. Said once, where it is so.
 */
export function isPorBloques(
  filas: readonly FilaAbierta[],
  campo: 'ciclo' | 'seccion',
  hallazgos: Hallazgos,
): boolean {
  const escritas = filas.filter(f => !estaVacia(f, campo))
  const vacias = filas.length - escritas.length
  const distintos = new Set(escritas.map(f => valorDe(f.celda(campo))))
  if (
    filas.length === 0 ||
    escritas[0] !== filas[0] ||
    vacias <= escritas.length ||
    distintos.size < escritas.length
  )
    return false
  const toman = campo === 'ciclo' ? 'sin ciclo toman el' : 'sin sección toman la'
  const motivo = `Está solo en la primera fila de cada grupo: ${vacias} filas ${toman} de arriba.`
  hallazgos.aviso(filas[0]!.fila, campo, filas[0]!.celda(campo), motivo)
  return true
}

/** Rows of electives whose section stands in the first row of its block alone, each with its own. */
export function conSeccionDeArriba(filas: readonly FilaAbierta[]): Map<number, FilaAbierta> {
  let actual: Cell | undefined
  return new Map(
    filas.map(fila => {
      if (!estaVacia(fila, 'seccion')) actual = fila.celda('seccion')
      const seccion = actual
      const celda: FilaAbierta['celda'] = campo => (campo === 'seccion' ? seccion : fila.celda(campo))
      return [fila.fila, { ...fila, celda }]
    }),
  )
}
