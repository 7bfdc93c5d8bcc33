import type { Modelo } from '@malla/contracts/modelos.ts'
import { estadoDeModelo } from '@malla/domain/modelos/versiones.ts'
import { dmy, hoyAqui } from '../../ui/form/dates.ts'

/** The state of a version in words, as it is today. */
export const estadoDe = (m: Modelo): string => estadoDeModelo(m, hoyAqui())

/** From when to when a version holds, as far as its state does not say it. */
export function plazoDe({ fechavigencia, fechacese }: Modelo): string {
  if (!fechacese && fechavigencia && fechavigencia > hoyAqui()) return ''
  return [
    ...(fechavigencia ? [`Desde el ${dmy(fechavigencia)}`] : []),
    ...(fechacese ? [`${fechavigencia ? 'hasta' : 'Hasta'} el ${dmy(fechacese)}`] : []),
  ].join(' ')
}
