import type { LuzLegal, ResumenLegal } from '@malla/domain/legal/aceptar.ts'
import { palabraDeLuzLegal } from '@malla/domain/legal/aceptar.ts'
import { cuantos } from '@malla/domain/texto/numero.ts'
import { IconShieldCheck, IconShieldExclamation, IconShieldQuestion, IconShieldX } from '@tabler/icons-react'

/** The mark of each light: it differs by shape as well as by colour. */
export const iconoDeLuz = {
  cumple: IconShieldCheck,
  aviso: IconShieldExclamation,
  falta: IconShieldX,
  sin_medir: IconShieldQuestion,
} as const satisfies Record<LuzLegal, unknown>

const cuantas = (n: number, una: string, varias: string): string[] =>
  n === 0 ? [] : [cuantos(n, una, varias)]

/** How many there are of what its word says: «No cumple 1», whatever else is to be looked at; «Por revisar 3»; null where it counts nothing. */
export const cuantasDeSuLuz = ({ luz, faltas, avisos }: ResumenLegal): number | null =>
  luz === 'falta' ? faltas : luz === 'aviso' ? avisos : null

/** «2 incumplimientos, 1 por revisar, 3 aceptadas»: of the observations. */
export const cuentaEnPalabras = ({ faltas, avisos, aceptados }: ResumenLegal): string =>
  [
    ...cuantas(faltas, 'incumplimiento', 'incumplimientos'),
    ...cuantas(avisos, 'por revisar', 'por revisar'),
    ...cuantas(aceptados, 'aceptada', 'aceptadas'),
  ].join(', ')

/** «No cumple: 2 incumplimientos, 1 por revisar». */
export function luzEnPalabras(r: ResumenLegal): string {
  const cuenta = cuentaEnPalabras(r)
  return cuenta === '' ? palabraDeLuzLegal[r.luz] : `${palabraDeLuzLegal[r.luz]}: ${cuenta}`
}
