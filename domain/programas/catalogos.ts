import type { Opcion } from '../catalogos/opcion.ts'

/** Cycle types of a programme (§9); `regimen`: what documents call a programme of such cycles. */
export const tiposDeCiclo = [
  { valor: 1, nombre: 'Semestre', regimen: 'Semestral' },
  { valor: 2, nombre: 'Cuatrimestre', regimen: 'Cuatrimestral' },
  { valor: 3, nombre: 'Trimestre', regimen: 'Trimestral' },
  { valor: 4, nombre: 'Bimestre', regimen: 'Bimestral' },
  { valor: 5, nombre: 'Mensual', regimen: 'Mensual' },
] as const satisfies readonly (Opcion<number> & { regimen: string })[]

/** Duration types of a programme (§9); codes are text. */
export const tiposDeDuracion = [
  { valor: '00001', nombre: 'Días', singular: 'día' },
  { valor: '00002', nombre: 'Semanas', singular: 'semana' },
  { valor: '00003', nombre: 'Meses', singular: 'mes' },
  { valor: '00004', nombre: 'Años', singular: 'año' },
] as const satisfies readonly (Opcion<string> & { singular: string })[]

/** Limits of the numbers of a programme (§5; the duration is our own), both ends included. */
export const limitesDePrograma = {
  maxciclos: { min: 1, max: 20 },
  ciclosporanio: { min: 0, max: 20 },
  repeticiones: { min: 2, max: 5 },
  duracion: { min: 1, max: 1000 },
} as const
