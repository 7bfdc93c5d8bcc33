import { redondearParte } from '../texto/numero.ts'

/** A share in whole percent: 100 only when nothing is lacking, 0 only when nothing is done, 0 of nothing. */
export const porciento = (hecho: number, de: number): number =>
  de === 0 ? 0 : Math.min(100, redondearParte((100 * hecho) / de))
