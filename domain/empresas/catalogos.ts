import type { Opcion } from '../catalogos/opcion.ts'

/** Kinds of institution, with their code in templates (§9). */
export const tiposDeEmpresa = [
  { valor: 1, nombre: 'Universidad' },
  { valor: 2, nombre: 'Instituto' },
  { valor: 3, nombre: 'Colegio' },
] as const satisfies readonly Opcion<number>[]

/** States of an institution (§4); rows of another than the first are highlighted. */
export const estadosDeEmpresa = ['Activado', 'Desactivado', 'Bloqueado'] as const

/** Whether its row is highlighted as a warning (§4). */
export const isEmpresaResaltada = (estado: string): boolean => estado !== 'Activado'
