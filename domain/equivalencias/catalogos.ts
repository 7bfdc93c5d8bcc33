import type { Opcion } from '../catalogos/opcion.ts'

/** How far a course of another plan is recognised. */
export const tiposDeEquivalencia = [
  { valor: 'total', nombre: 'Total' },
  { valor: 'parcial', nombre: 'Parcial' },
  { valor: 'condicionada', nombre: 'Condicionada' },
] as const satisfies readonly Opcion<string>[]

export type TipoDeEquivalencia = (typeof tiposDeEquivalencia)[number]['valor']
