import type { Modelo } from '@malla/contracts/modelos.ts'
import { dmy } from '../../ui/form/dates.ts'

/** The state of a version in a word (§3, status_vigente). */
export const estadoDe = ({ status_vigente }: Pick<Modelo, 'status_vigente'>): string =>
  status_vigente ? 'Vigente' : 'Cesado'

/** From when to when a version holds, as far as it is said. */
export function plazoDe({ fechavigencia, fechacese }: Modelo): string {
  return [
    ...(fechavigencia ? [`Desde el ${dmy(fechavigencia)}`] : []),
    ...(fechacese ? [`${fechavigencia ? 'hasta' : 'Hasta'} el ${dmy(fechacese)}`] : []),
  ].join(' ')
}
