const CIFRAS = [
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
] as const

/** Name of a cycle by its number (1 to 39): «I», «IV», «XII». */
export function nombreDeCiclo(numero: number): string {
  const [valor, cifra] = CIFRAS.find(([v]) => v <= numero) ?? []
  return valor === undefined ? '' : cifra + nombreDeCiclo(numero - valor)
}

/** Words with which a name says by itself what kind of period it is: «Primer grado», «Semestre de verano». */
const YA_LO_DICE =
  /\b(ciclo|semestre|cuatrimestre|trimestre|bimestre|periodo|período|grado|nivel|módulo|modulo)\b/i

/** Description of a cycle when nothing else is said: «Ciclo» plus its name (§3); a name that is a description already stays. */
export const descripcionDeCiclo = (nombre: string): string =>
  YA_LO_DICE.test(nombre) ? nombre : `Ciclo ${nombre}`
