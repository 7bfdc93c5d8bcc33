import type { Hallados } from '@malla/contracts/importar.ts'
import { contar } from '@malla/domain/texto/numero.ts'

interface Traido {
  /** So many were written, of so many in the file. */
  count: number
  total: number
  hallados: Pick<Hallados, 'errores'>
}

/** What is said of a file that was brought in or, with `isVista`, looked at. `cosa`: what it is of, «curso»; `detalle`: of what was written. */
export function mensajeDeArchivo(
  { count, total, hallados: { errores } }: Traido,
  cosa: string,
  isVista: boolean,
  detalle = '',
): string {
  if (!isVista)
    return `${count === 1 ? 'Se guardó' : 'Se guardaron'} ${count} de ${contar(total, cosa)} del archivo${detalle}.`
  if (errores > 0) return `El archivo tiene ${contar(errores, 'celda')} por corregir.`
  return `El archivo tiene ${contar(total, cosa)}.`
}
