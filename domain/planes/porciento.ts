/** A share in whole percent: 100 only when nothing is lacking, 0 only when nothing is done, 0 of nothing. */
export const porciento = (hecho: number, de: number): number => {
  if (de === 0 || hecho === 0) return 0
  return hecho >= de ? 100 : Math.min(99, Math.max(1, Math.round((100 * hecho) / de)))
}
