import type { Opcion } from '../catalogos/opcion.ts'

/** What a competency is (§9, tipopadre); its parts are what their root is. */
export const FUNCIONAL = 1
export const TRANSVERSAL = 2

export const tiposDeCompetencia: readonly Opcion<number>[] = [
  { valor: FUNCIONAL, nombre: 'Funcional' },
  { valor: TRANSVERSAL, nombre: 'Transversal' },
]

/** How far a course takes a competency, from the first contact to its achievement. */
export const niveles = ['introduce', 'desarrolla', 'logra'] as const
export type Nivel = (typeof niveles)[number]
