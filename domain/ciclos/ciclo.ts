import { clave } from '../texto/normalizar.ts'
import { leerRomano, romano } from '../texto/romanos.ts'

/** Cycles that a plan may have (§5): 1 to 20. */
export const MAX_CICLOS = 20

const ordinales: Readonly<Record<string, number>> = {
  primer: 1,
  segund: 2,
  tercer: 3,
  cuart: 4,
  quint: 5,
  sext: 6,
  septim: 7,
  setim: 7,
  octav: 8,
  noven: 9,
  decim: 10,
  undecim: 11,
  decimoprimer: 11,
  duodecim: 12,
  decimosegund: 12,
  decimotercer: 13,
  decimocuart: 14,
  decimoquint: 15,
  decimosext: 16,
  decimoseptim: 17,
  decimooctav: 18,
  decimonoven: 19,
  vigesim: 20,
}

const palabras =
  /\b(?:ciclo|semestre|cuatrimestre|trimestre|bimestre|mes|grado|ano|nivel|periodo|modulo)\b[ .:#–-]*/g

/** «III» for the third cycle: its name when nobody gives another. */
export const nombreDeCiclo = (numero: number): string => romano(numero)

/** Description of a cycle: "Ciclo" plus its name (§3). */
export const descripcionDeCiclo = (nombre: string): string => `Ciclo ${nombre}`

/** A cycle under the name by which it is called: its description where that is not the usual «Ciclo» and its name (§3). */
export const comoSeLlama = <C extends { nombre: string; descripcion: string }>(c: C): C =>
  !c.descripcion || c.descripcion === descripcionDeCiclo(c.nombre) ? c : { ...c, nombre: c.descripcion }

function deNumeral(s: string): number | null {
  const cifras = /^0*(\d{1,3})(?:[.,]0+)?(?: ?[°ºª]|ro|do|er|to|mo|vo|no|a|o)?$/.exec(s)
  if (cifras) return Number(cifras[1])
  // «Décimo primero» is written in one word or in two.
  const enUna = s.replaceAll(' ', '')
  return leerRomano(s) ?? ordinales[enUna] ?? ordinales[enUna.replace(/[oa]$/, '')] ?? null
}

/**
 * Number of a cycle as people write it: «3», «03», «III», «Ciclo III», «3er semestre», «Tercer grado», «3°». Null when it is
 * none or beyond 20.
 */
export function numeroDeCiclo(escrito: string): number | null {
  const s = clave(
    clave(escrito)
      .replace(palabras, ' ')
      .replace(/[.:]+(?= |$)/g, ' '),
  )
  const numero = s === '' ? null : deNumeral(s)
  return numero !== null && numero >= 1 && numero <= MAX_CICLOS ? numero : null
}
