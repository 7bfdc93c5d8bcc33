import { romano } from '../texto/romanos.ts'

/** Name of a cycle by its number: «I», «IV», «XII». */
export const nombreDeCiclo = (numero: number): string => romano(numero)

/** Words with which a name says by itself what kind of period it is: «Primer grado», «Semestre de verano». */
const YA_LO_DICE =
  /\b(ciclo|semestre|cuatrimestre|trimestre|bimestre|periodo|período|grado|nivel|módulo|modulo)\b/i

/** Description of a cycle when nothing else is said: «Ciclo» plus its name (§3); a name that is a description already stays. */
export const descripcionDeCiclo = (nombre: string): string =>
  YA_LO_DICE.test(nombre) ? nombre : `Ciclo ${nombre}`
