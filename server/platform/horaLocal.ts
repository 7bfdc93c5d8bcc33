import { diaEnLima } from '@malla/domain/texto/horaLocal.ts'

export { enLima, ZONA } from '@malla/domain/texto/horaLocal.ts'

/** The day of an instant (now) where the institutions of the product are; a report printed at night in Lima bears Lima's day. */
export const hoyAqui = (at = new Date()): string => diaEnLima(at)
