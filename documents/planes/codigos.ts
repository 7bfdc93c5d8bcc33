import type { Columna } from '../document.ts'
import { anchoEnEms } from '../engine/palabras.ts'

/** What a cell leaves blank at its sides, and an em of a table's letters, in millimetres. */
const AIRE = 2.9
const EM = { densa: 3, suelta: 3.36 }

/**
 * How wide the column of codes is, in millimetres: as its longest code, so that «MEDHUM-1012» stays on one line. Longer than `maximo`, a code is
 * parted after its signs. `letra`: that of the table.
 */
export const anchoDeCodigos = (
  cursos: readonly { codigo: string | null }[],
  letra: keyof typeof EM,
  minimo = 18,
  maximo = 30,
): Columna['ancho'] => {
  const ems = Math.max(0, ...cursos.map(c => anchoEnEms(c.codigo ?? '')))
  return { mm: Math.min(maximo, Math.max(minimo, Math.ceil(ems * EM[letra] + AIRE))) }
}
