import type { Modelo } from '@malla/contracts/modelos.ts'
import { dmy } from '../../ui/form/dates.ts'

/** From when to when a version holds, as far as its state on the day `hoy` does not say it. */
export function plazoDe({ fechavigencia, fechacese }: Modelo, hoy: string): string {
  if (!fechacese && fechavigencia && fechavigencia > hoy) return ''
  return [
    ...(fechavigencia ? [`Desde el ${dmy(fechavigencia)}`] : []),
    ...(fechacese ? [`${fechavigencia ? 'hasta' : 'Hasta'} el ${dmy(fechacese)}`] : []),
  ].join(' ')
}
