import { romano } from '../texto/romanos.ts'

/** Cycles that a plan may have (§5): 1 to 20. */
export const MAX_CICLOS = 20

/** «III» for the third cycle: its name when nobody gives another. */
export const nombreDeCiclo = (numero: number): string => romano(numero)

/** Description of a cycle: "Ciclo" plus its name (§3). */
export const descripcionDeCiclo = (nombre: string): string => `Ciclo ${nombre}`

/** Whether a name is a figure alone («III», «3»), which says nothing without the word. */
export const isCifra = (nombre: string): boolean => /^([ivxl]+|\d+)$/i.test(nombre.trim())

/** Description of a cycle of this name when nobody gives another: «Ciclo III»; a name that is no figure («Primer grado») says all by itself. */
export const descripcionDe = (nombre: string): string =>
  isCifra(nombre) ? descripcionDeCiclo(nombre) : nombre

/** A cycle under the name by which it is called: its description where that is not the usual «Ciclo» and its name (§3). */
export const comoSeLlama = <C extends { nombre: string; descripcion: string }>(c: C): C =>
  !c.descripcion || c.descripcion === descripcionDeCiclo(c.nombre) ? c : { ...c, nombre: c.descripcion }
