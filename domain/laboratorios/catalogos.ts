import type { Opcion } from '../catalogos/opcion.ts'

/** Kinds of laboratory (§9). */
export const tiposDeLaboratorio = [
  { valor: 1, nombre: 'Laboratorio' },
  { valor: 2, nombre: 'Taller' },
] as const satisfies readonly Opcion<number>[]
