import { cuantos } from '../texto/numero.ts'

/** What is said where a plan would have more cycles than its programme allows; null where it would not. It stops nobody. */
export const avisoDeMaximo = (quedarian: number, maxciclos: number | null | undefined): string | null =>
  maxciclos && quedarian > maxciclos
    ? `El programa admite ${cuantos(maxciclos, 'ciclo', 'ciclos')} como máximo: con lo que va a crear, el plan tendría ${quedarian}.`
    : null
